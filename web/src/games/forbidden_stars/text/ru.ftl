### A fight at the table

fs-show-map = Поле
fs-works-by = действует: { $units }
fs-lacks = нужно: { $units }
fs-card-gone = больше не считается
fs-facedown-own = Лицом вниз: { $card }
fs-dice-group = { $face }: { $count }
fs-damage-left = Осталось распределить урона: { $count }
fs-damage-given = урон назначен: { $count }
fs-retreat-to = Отступить сюда
fs-strike-at = Цель удара
fs-strike-odds = Кубиков: { $dice }, урон в среднем { $damage }
fs-strike-destroys = уничтожит что-то: { $chance } %
fs-strike-clears = всё: { $chance } %
fs-strike-nothing = Уроном там уничтожить нечего.
fs-strike-short = ⌀ { $damage } · { $chance } %
fs-strike-assumes = Точно для кубиков, кого бы владелец ни подставил под урон. Карты ещё могут это изменить.
fs-estimate-soon = Если бой начнётся сейчас

### Конец боя и приказы, которые ничего не дадут

fs-result = Бой окончен · { $place }
fs-result-morale = { $seat } побеждает по морали: { $own } против { $other }.
fs-result-tie = Мораль равна, { $own } против { $other }: побеждает защитник, { $seat }.
fs-result-gone = { $seat } побеждает: у игрока { $rival } там никого не осталось.
fs-result-routed = { $seat } побеждает без боя: у игрока { $rival } там были только деморализованные отряды.
fs-result-nobody = Никого не осталось: победителя нет.
fs-result-losses = Потери
fs-result-unhurt = без потерь
fs-result-retreated = { $rival } отступает: { $to }.
fs-result-lost = { $rival } не может отступить и теряет все оставшиеся отряды.
fs-struck = Орбитальный удар окончен · { $place }
fs-struck-hit = { $seat } наносит удар ({ $from }); { $rival } получает урон: { $count }.
fs-of-little-use = сейчас почти бесполезно
fs-of-little-use-all = Сейчас здесь почти бесполезно: { $orders }

### Round and recap

fs-orders-revealed-short = Раскрытые
fs-event-units-moved =
    { $seat }: { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } → { $to }.
fs-offered-places = Куда можно
fs-pick-seat = Выберите игрока
