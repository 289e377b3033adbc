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
