### Quantum: слова для людей.

game-quantum = Квант
    .about = Кости — это корабли. Соберите их вокруг планет так, чтобы числа дали нужную сумму, и ставьте там квантовые кубы. Побеждает тот, кто первым поставит все свои кубы.

## Корабли

ship-1 = Боевая станция
ship-2 = Флагман
ship-3 = Эсминец
ship-4 = Фрегат
ship-5 = Перехватчик
ship-6 = Разведчик

## Способности кораблей

ability-strike = Удар
    .effect = Без траты действия атаковать вражеский корабль на соседней клетке (не по диагонали). При победе можно занять его клетку или остаться. Движение корабля не расходуется.
ability-transport = Перевозка
    .effect = Двигаясь, корабль берёт один ваш корабль с любой из восьми клеток вокруг и высаживает его на пустую клетку вокруг места прибытия. Атаковать этим движением нельзя.
ability-warp = Варп
    .effect = Поменяться местами с другим вашим кораблём в любой точке поля. Ни для одного из них это не движение.
ability-modify = Модификация
    .effect = Изменить число корабля на 3 или 5. Способность нового типа в этот ход недоступна.
ability-maneuver = Манёвр
    .effect = Корабль может двигаться и по диагонали, в том числе на шаге атаки. Способность тратится, только если диагональный шаг действительно сделан.
ability-free-reconfigure = Свободная реконфигурация
    .effect = Перебросить корабль без траты действия; если выпало 6, бросать, пока не выпадет другое число.

## Действия

action-reconfigure = Реконфигурация
    .effect = 1 действие: перебрасывать один свой корабль на поле или на свалке, пока число не изменится.
action-deploy = Развёртывание
    .effect = 1 действие: поставить корабль со своей свалки на пустую орбитальную позицию планеты, где есть ваш куб.
action-move = Движение / атака
    .effect = 1 действие: передвинуть корабль не дальше, чем на его число клеток, без диагоналей. Конец движения на вражеском корабле — атака.
action-build = Строительство
    .effect = 2 действия: поставить квантовый куб на планету, если сумма ваших кораблей на её орбите равна её числу.
action-research = Исследование
    .effect = 1 действие: увеличить кость исследований на 1, не выше 6.

## Фракции

faction-kepler = Империя Кеплера
faction-orion = Республика Орион
faction-vulpes = Альянс Вульпес
faction-andromeda = Конфедерация Андромеды

## Виды карт

kind-command = Командная карта
kind-gambit = Карта гамбита

## Командные карты

card-agile = Проворство
    .effect = Каждый ваш корабль может пройти на одну клетку больше. В бою и строительстве считается обычное число.
card-arrogant = Надменность
    .effect = Если в начале хода у вас на поле больше кораблей, чем у любого другого игрока: +1 действие в этот ход.
card-brilliant = Гениальность
    .effect = В начале хода: исследования +2, не выше 6.
card-cerebral = Интеллект
    .effect = Раз в ход можно понизить господство на 1: исследования +3, не выше 6. Нужно господство 2 или больше.
card-clever = Смекалка
    .effect = Когда нужно бросить ваш корабль, можно вместо этого выбрать его число. Реконфигурация всё равно должна изменить число; боевые кости — не корабли.
card-conformist = Конформизм
    .effect = Если в начале хода два ваших корабля на поле показывают одинаковое число: +1 действие в этот ход.
card-cruel = Жестокость
    .effect = Раз за бой, в атаке и в защите, можно заставить противника перебросить боевую кость.
card-cunning = Хитрость
    .effect = Раз в ход один ваш корабль может применить способность ещё раз. Второго движения это не даёт.
card-curious = Любопытство
    .effect = Раз в ход можно сделать движение одного корабля без траты действия. Атаковать им нельзя.
card-dangerous = Угроза
    .effect = Когда вас атакуют, до броска костей можно уничтожить оба корабля. Господство ни у кого не меняется.
card-eager = Рвение
    .effect = Развёртывание не требует действия и доступно сколько угодно раз.
card-energetic = Энергия
    .effect = Ваши корабли могут двигаться и атаковать несколько раз за ход, каждый раз за одно действие. Способность — по-прежнему одна за ход.
card-ferocious = Свирепость
    .effect = −1 ко всем вашим боевым броскам, в атаке и в защите.
card-flexible = Гибкость
    .effect = Раз в ход можно изменить на 1 число своего корабля на поле или на свалке, в пределах от 1 до 6. Не посреди движения.
card-ingenious = Изобретательность
    .effect = При строительстве можно учесть и любые свои корабли на углах тайла планеты.
card-intelligent = Разум
    .effect = Строить можно и тогда, когда сумма на 1 больше или на 1 меньше нужной.
card-nomadic = Кочевье
    .effect = Раз в ход за 1 действие можно переставить свой корабль с орбиты на пустую орбитальную позицию планеты соседнего тайла. Это не движение.
card-plundering = Грабёж
    .effect = Первый вражеский корабль, уничтоженный вами в свой ход, даёт исследования +3, не выше 6.
card-precocious = Одарённость
    .effect = Исследования приносят карту уже при 4 и больше, а не при 6.
card-rational = Рациональность
    .effect = В бою вы не бросаете кость: она всегда равна 3, и перебросы этого не меняют. Поправки действуют.
card-ravenous = Ненасытность
    .effect = Бой меняет ваше господство на 2: +2 за уничтоженный вражеский корабль, −2 за свой.
card-relentless = Неумолимость
    .effect = Раз за бой, в атаке и в защите, можно перебросить свою боевую кость, увидев обе.
card-resourceful = Находчивость
    .effect = Раз в ход можно убрать свой корабль с поля на свалку и перебросить его: +1 действие в этот ход. Уничтоженным он не считается.
card-righteous = Праведность
    .effect = Вы не теряете господство, когда гибнут ваши корабли. Атакующий своё получает.
card-scrappy = Боевой дух
    .effect = В свой ход каждый бросок своего корабля или своей кости атаки можно повторить один раз. Остаётся второй результат.
card-stealthy = Скрытность
    .effect = Развёртывать можно и на любую пустую клетку, рядом с которой нет кораблей. Соседство по диагонали не мешает.
card-strategic = Стратегия
    .effect = −2 к боевому броску вашего корабля, если рядом с ним (не по диагонали) стоит другой ваш корабль. Атакующий может считать от клетки перед атакой или от цели.
card-stubborn = Упрямство
    .effect = В защите вы побеждаете при равенстве, а проигравший атакующий уничтожается, с обычным изменением господства.
card-tactical = Тактика
    .effect = Раз в ход можно передвинуть свой корабль ровно на 1 клетку без траты действия, в том числе для атаки. Движение корабля не расходуется.
card-tyrannical = Тирания
    .effect = Раз в ход можно понизить исследования на 1: господство +1. Нужны исследования 2 или больше; при 6 вы сразу ставите куб.
card-warlike = Воинственность
    .effect = Первый вражеский корабль, уничтоженный вами в свой ход, даёт +1 действие в этот ход.

## Карты гамбита

card-aggression = Агрессия
    .effect = Господство +2. При 6 вы сразу ставите куб; излишек пропадает.
card-expansion = Экспансия
    .effect = Бросьте один корабль из резерва и поставьте его на орбиту планеты со своим кубом или на свою свалку. Недоступна, когда оба корабля уже в игре.
card-momentum = Импульс
    .effect = После остальных карт сделайте ещё один полный ход с 2 действиями. Движения и способности снова доступны.
card-relocation = Перенос
    .effect = Перенесите куб другого игрока на планету, где есть место, нет его куба и число не больше прежнего.
card-reorganization = Реорганизация
    .effect = Перебросьте любые свои корабли на поле и на свалке. Затем поставьте каждый из них на орбиту планеты со своим кубом или на свою свалку.
card-sabotage = Саботаж
    .effect = Каждый другой игрок, у которого есть командные карты, сам выбирает и сбрасывает одну.

## Поля

layout-terra-major = Большая Терра
layout-null-hypothesis = Нулевая гипотеза
layout-equinox = Равноденствие
layout-gordian-knot = Гордиев узел
layout-d2-spiral = Двойная спираль
layout-d2-well = Гравитационный колодец
layout-d2-frontier = Дальний рубеж
layout-d3-trident = Трезубец
layout-d3-maelstrom = Мальстрём
layout-d3-citadel = Цитадель
layout-d4-crossroads = Перекрёсток
layout-d4-eye = Око бури
layout-d4-diamond = Алмаз
layout-d4-bulwark = Бастион

## Настройки стола

choice-layout = Поле
    .help = Расположение планет. От поля зависит и то, сколько кубов должен поставить каждый игрок.
choice-layout-random = Случайное поле для этого числа игроков
choice-the_void = Пустота
    .help = Добавляет на поле тайл без планеты. Корабли на нём увеличивают исследования владельца в начале его хода.
choice-the_void-false = Нет
choice-the_void-true = Есть
choice-quick_start = Быстрый старт
    .help = Можно ли один раз перебросить три стартовых корабля.
choice-quick_start-false = Один переброс
choice-quick_start-true = Без переброса
choice-strike_blocks_normal_move = Удар и движение
    .help = Может ли корабль в один ход и атаковать «Ударом» или «Тактикой», и сделать обычное движение.
choice-strike_blocks_normal_move-false = И то и другое
choice-strike_blocks_normal_move-true = Только что-то одно
choice-offturn_dominance_cube_gives_card = Карта за куб в чужой ход
    .help = Защитник может достичь господства 6 в чужой ход и поставить куб. Приносит ли этот куб карту?
choice-offturn_dominance_cube_gives_card-false = Нет
choice-offturn_dominance_cube_gives_card-true = Да, в свой следующий ход
choice-dominance_fallback_own_planet = Куб за господство, если свободных планет нет
    .help = Господство достигло 6, но на каждой планете с местом уже есть ваш куб.
choice-dominance_fallback_own_planet-true = Поставить на одну из них
choice-dominance_fallback_own_planet-false = Без куба; кость всё равно возвращается к 1
choice-void_centre_traversable = Центр Пустоты
    .help = Могут ли корабли заходить на среднюю клетку тайла без планеты.
choice-void_centre_traversable-true = Открыт
choice-void_centre_traversable-false = Закрыт
choice-first_player_tie = Ничья при выборе первого игрока
    .help = Кто начинает, если наименьшая сумма стартовых кораблей у нескольких игроков.
choice-first_player_tie-roll_off_lowest = Переброс, начинает меньшее число
choice-first_player_tie-seat_order = Первый из них по порядку мест

## Кнопки

control-keep = Оставить
control-reroll = Перебросить все три
control-end = Закончить действия
control-pass = Пропустить
control-enter = Занять клетку
control-stay = Остаться
control-roll = Бросить
control-again = Бросить ещё раз
control-scrap = На свалку
control-done = Готово
control-refresh = Шесть новых карт
    .effect = Отказаться от одной карты: все шесть уходят в сброс, выкладываются новые.

## О чём спрашивают

prompt-starting-ships = Сумма ваших кораблей — { $total }. Оставить их или перебросить все три?
prompt-starting-planet = Выберите стартовую планету.
prompt-starting-place = Расставьте корабли на орбите стартовой планеты; осталось: { $left }.
prompt-act =
    { $actions ->
        [0] Действий не осталось, доступно только бесплатное.
        [one] У вас { $actions } действие.
        [few] У вас { $actions } действия.
        [many] У вас { $actions } действий.
       *[other] У вас { $actions } действия.
    }
prompt-dangerous = { $rival }: { $target } атакует ваш корабль ({ $number }). Уничтожить оба корабля картой «{ card-dangerous }»?
prompt-combat-window = Атака { $attack }, защита { $defense }; побеждает меньшая сумма. Сыграть карту против игрока { $rival }?
prompt-attacker-position = Победа. Занять { $at } или остаться на { $launch }?
prompt-dominance-cube = Ваше господство достигло 6: поставьте куб.
prompt-clever =
    { $number ->
        [0] Выберите число нового корабля или бросьте кость.
       *[other] Корабль — { $number }: выберите новое число или бросьте кость.
    }
prompt-scrappy = Выпало: { $number }. Оставить или бросить ещё раз?
prompt-advance =
    { $due ->
        [one] Выберите карту прогресса.
       *[other] Выберите карту прогресса; вам положено: { $due }.
    }
prompt-place-ship = Поставьте корабли на орбиту или на свалку; осталось: { $left }.
prompt-pick-ships = Выберите корабли, которые хотите перебросить; выбрано: { $picked }.
prompt-relocate = Выберите чужой куб и планету, на которую он перейдёт.
prompt-sabotage = «{ card-sabotage }» от игрока { $rival }: выберите командную карту, которую сбросите.
prompt-over = Победитель: { $seat }.
prompt-draw-layout = Выбирается поле.
prompt-draw-command = Открывается командная карта.
prompt-draw-gambit = Открывается карта гамбита.
prompt-roll-ships = Бросаются три стартовых корабля.
prompt-roll-start = Бросается кость за право первого хода.
prompt-roll-ship = Бросается корабль.
prompt-roll-combat = Бросаются боевые кости.
prompt-roll-weapon = Перебрасывается кость атаки.
prompt-roll-defense = Перебрасывается кость защиты.

## Варианты

option-keep = Оставить
option-reroll = Перебросить все три
option-planet = Начать у { $planet }
option-place = { $number } → { $square }
option-scrap = { $number } → свалка
option-reconfigure = Реконфигурация: { $number }
option-deploy = Развёртывание: { $number } → { $square }
option-build = Построить куб на { $planet }
option-research = Исследование: кость на { $research }
option-end = Закончить действия
option-move = { $number }: { $from } → { $to }
option-attack = { $number } { $from }: атака с { $launch }, цель — { $target } { $at }
option-transport = { $number }: { $from } → { $to }, с собой { $ship } { $carried } → { $drop }
option-strike = { ability-strike }: { $number } { $from }, цель — { $target } { $at }
option-warp = { ability-warp }: { $number } { $from } ⇄ { $ship } { $to }
option-modify = { ability-modify } на { $square }: { $ship } → { $number }
option-free-reconfigure = { ability-free-reconfigure } на { $square }
option-cerebral = { card-cerebral }: господство −1, исследования +3
option-tyrannical = { card-tyrannical }: исследования −1, господство +1
option-flexible = { card-flexible }: { $ship } → { $number }
option-nomadic = { card-nomadic }: { $number } { $from } → { $to }
option-resourceful = { card-resourceful }: { $number } { $square } → свалка, +1 действие
option-use = Применить карту «{ $card }»
option-pass = Пропустить
option-enter = Занять { $at }
option-stay = Остаться на { $launch }
option-set = Выбрать: { $number }
option-roll = Бросить
option-again = Бросить ещё раз
option-cube = Поставить куб на { $planet }
option-take = Взять карту «{ $card }»
option-refresh = Отказаться от карты и выложить шесть новых
option-relocate = Куб, игрок { $rival }: { $from } → { $to }
option-pick = Перебросить: { $number }
option-done = Готово
option-discard = Сбросить карту «{ $card }»
option-move-free = { $card }: { $number } { $from } → { $to }
option-attack-free = { $card }: { $number } { $from }, атака с { $launch }, цель — { $target } { $at }
option-transport-free = { $card }: { $number } { $from } → { $to }, с собой { $ship } { $carried } → { $drop }
option-take-replacing = Взять карту «{ $card }», сбросить карту «{ $dropped }»

## Что произошло

# same in ja, ru
layout-name =
    { $layout ->
        [terra-major] { layout-terra-major }
        [null-hypothesis] { layout-null-hypothesis }
        [equinox] { layout-equinox }
        [gordian-knot] { layout-gordian-knot }
        [d2-spiral] { layout-d2-spiral }
        [d2-well] { layout-d2-well }
        [d2-frontier] { layout-d2-frontier }
        [d3-trident] { layout-d3-trident }
        [d3-maelstrom] { layout-d3-maelstrom }
        [d3-citadel] { layout-d3-citadel }
        [d4-crossroads] { layout-d4-crossroads }
        [d4-eye] { layout-d4-eye }
        [d4-diamond] { layout-d4-diamond }
        [d4-bulwark] { layout-d4-bulwark }
       *[other] { $layout }
    }
event-layout-drawn = Выбрано поле: { layout-name }
event-card-revealed = Открыта карта «{ $card }»
event-ships-rolled = { $seat }: выпало { $first }, { $second } и { $third }
event-ships-rerolled = { $seat } перебрасывает все три корабля: { $first }, { $second } и { $third }
event-ships-kept = { $seat } оставляет эти корабли
event-start-rolled = Бросок за право первого хода: { $seat } — { $roll }
event-start-player = Первый игрок: { $seat }
event-planet-chosen = { $seat } начинает у { $planet }
event-ship-placed = { $seat }: { $number } → { $square }
event-ship-scrapped = { $seat }: { $number } → свалка
event-turn-started = { $seat } начинает ход, действий: { $actions }
event-bonus-turn-started = { $seat } начинает дополнительный ход, действий: { $actions }
event-void-research = { $seat }: кораблей в Пустоте — { $ships }, исследования — { $research }
event-card-research = { $seat }: «{ $card }», исследования — { $research }
event-card-action = { $seat }: «{ $card }», +1 действие, теперь их { $actions }
event-card-used = { $seat } применяет карту «{ $card }»
event-ability-used-twice = { $seat }: «{ $card }», { $number } применяет способность ещё раз
event-researched = { $seat }: исследования — { $research }
event-reconfigured = { $seat }: реконфигурация, { $ship } → { $number }
event-ship-rolled = { $seat }: бросок корабля, { $number }
event-ship-set = { $seat }: выбор числа, { $number }
event-ship-rerolled = { $seat }: ещё один бросок, { $number }
event-deployed = { $seat }: развёртывание, { $number } → { $square }
event-moved = { $seat }: { $number } { $from } → { $to }
event-transported = { $seat }: { $number } { $from } → { $to }, с собой { $ship } { $carried } → { $drop }
event-attacked = { $seat } атакует игрока { $rival }: { $number } с { $launch }, цель — { $target } { $at }
event-struck = { $seat } наносит удар по игроку { $rival }: { $number } { $from }, цель — { $target } { $at }
event-combat-rolled = Боевые кости: { $seat } — { $attack }, { $rival } — { $defense }
event-weapon-rolled = Боевые кости: { $seat } — бросок { $attack }; { $rival } — { $defense } без броска («{ $card }»)
event-defense-rolled = Боевые кости: { $seat } — { $attack } без броска («{ $card }»); { $rival } — бросок { $defense }
event-die-rerolled = { $seat }: «{ $card }», новый бросок { $roll }
event-enemy-die-rerolled = { $seat }: «{ $card }», { $rival } перебрасывает, теперь { $roll }
event-attack-won = { $attack } против { $defense }: { $seat } побеждает в атаке на игрока { $rival }
event-attack-repelled = { $attack } против { $defense }: { $rival } отражает атаку игрока { $seat }
event-both-destroyed = Оба корабля уничтожены, { $at }: { $seat } и { $rival }
event-ship-destroyed = { $seat } теряет корабль: { $number } { $square }
event-entered = { $seat }: { $number } занимает { $square }
event-stayed = { $seat }: { $number } остаётся на { $square }
event-dominance-gained = { $seat }: господство растёт до { $dominance }
event-dominance-lost = { $seat }: господство падает до { $dominance }
event-research-lost = { $seat }: исследования падают до { $research }
event-cube-built =
    { $left ->
        [0] { $seat } строит последний куб на { $planet }
       *[other] { $seat } строит куб на { $planet }; осталось: { $left }
    }
event-cube-placed =
    { $left ->
        [0] { $seat } ставит последний куб на { $planet }
       *[other] { $seat } ставит куб на { $planet }; осталось: { $left }
    }
event-cube-impossible = { $seat } не находит планеты для куба
event-warped = { $seat }: варп, { $number } { $from } ⇄ { $ship } { $to }
event-modified = { $seat }: модификация на { $square }, { $ship } → { $number }
event-flexed = { $seat }: «{ card-flexible }», { $ship } → { $number }
event-wandered = { $seat }: «{ card-nomadic }», { $number } { $from } → { $to }
event-withdrawn = { $seat }: «{ card-resourceful }», { $number } { $square } → свалка
event-actions-ended = { $seat } заканчивает действия
event-research-complete = { $seat }: исследования приносят карту и возвращаются к 1
event-card-taken = { $seat } берёт карту «{ $card }»
event-card-replaced = { $seat } берёт карту «{ $card }» и сбрасывает карту «{ $dropped }»
event-gambit-played = { $seat } разыгрывает карту «{ $card }»
event-no-effect = { $seat }: карта «{ $card }» не даёт эффекта
event-cards-refreshed = { $seat } отказывается от карты: выложены шесть новых
event-deck-reshuffled =
    { $deck ->
        [command] Сброс командных карт перемешан в новую колоду
       *[gambit] Сброс карт гамбита перемешан в новую колоду
    }
event-ships-picked =
    { $count ->
        [0] { $seat } не выбирает кораблей («{ card-reorganization }»)
       *[other] { $seat } выбирает кораблей: { $count } («{ card-reorganization }»)
    }
event-bonus-turn-earned = { $seat } получает дополнительный ход
event-cube-relocated = { $seat } переносит чужой куб ({ $rival }): { $from } → { $to }
event-card-discarded = { $seat } сбрасывает карту «{ $card }»
event-won = { $seat } ставит все свои кубы и побеждает!

## Почему что-то невозможно

reason-not-now = На этом этапе игры это невозможно.
reason-no-actions-left = Нужно действий: { $needs }; у вас осталось: { $has }.
reason-no-such-space = Такой клетки на поле нет.
reason-not-a-planet = Там нет планеты.
reason-no-ship-there = Там нет корабля.
reason-not-your-ship = Это не ваш корабль.
reason-ship-in-reserve = Резервные корабли вводит в игру только карта «{ card-expansion }».
reason-ship-not-on-map = Этого корабля нет на поле.
reason-ship-on-map = Этот корабль на поле: его называют по клетке, { $square }.
reason-already-moved = Этот корабль уже двигался в этот ход.
reason-strike-or-move = За этим столом корабль за ход либо движется, либо проводит дополнительную атаку, но не то и другое.
reason-stay-is-no-move = Движение должно закончиться на другой клетке.
reason-target-is-planet = Корабль не может остановиться на планете.
reason-square-occupied = На этой клетке уже стоит корабль.
reason-out-of-range = Слишком далеко: этот корабль проходит не больше { $range ->
        [one] { $range } клетки.
       *[other] { $range } клеток.
    }
reason-no-diagonals = Этот корабль не может двигаться по диагонали.
reason-blocked-by-ship = Путь преграждает другой корабль.
reason-blocked-by-planet = Путь преграждает планета.
reason-no-target-in-reach = Этому кораблю некуда двигаться.
reason-own-ship-attacked = Нельзя атаковать свой корабль.
reason-no-enemy-there = Там нет вражеского корабля.
reason-launch-not-next-to-target = Атаковать можно только с клетки рядом с целью.
reason-launch-out-of-reach = С этой клетки корабль атаковать не может.
reason-no-free-attack = Этим дополнительным движением атаковать нельзя.
reason-no-attack-in-transport = Флагман не может атаковать, перевозя корабль.
reason-wrong-ship-for-ability = При нынешнем числе у этого корабля нет такой способности.
reason-ability-already-used = Этот корабль уже применил способность в этот ход.
reason-no-ship-to-carry = Флагман может взять с собой только один ваш корабль с одной из восьми клеток вокруг.
reason-no-place-to-drop = Там корабль не высадить: нужна пустая клетка рядом с флагманом, можно по диагонали.
reason-no-partner = При варпе корабль меняется местами с другим вашим кораблём на поле.
reason-number-not-allowed = Такого числа у корабля быть не может.
reason-no-ship-in-scrapyard = На свалке нет ваших кораблей.
reason-ship-not-in-scrapyard = Этого корабля нет на вашей свалке.
reason-no-place-to-deploy = Ни у одной планеты с вашим кубом нет пустой орбитальной позиции.
reason-not-an-orbit = Эта клетка — не орбитальная позиция.
reason-no-own-cube-there = На этой планете нет вашего куба.
reason-next-to-a-ship = Для карты «{ card-stealthy }» рядом с клеткой не должно быть кораблей.
reason-planet-full = На этой планете нет места для ещё одного куба.
reason-own-cube-there = На этой планете уже стоит ваш куб, а на другой, без вашего куба, ещё есть место.
reason-no-ship-in-orbit = Вокруг этой планеты нет ваших кораблей, которые считаются.
reason-sum-wrong = Сумма ваших кораблей там — { $has }, а нужно { $needs }.
reason-sum-outside = Сумма ваших кораблей там — { $has }; с картой «{ card-intelligent }» подойдёт от { $low } до { $high }.
reason-nothing-to-build = Ни у одной планеты ваши корабли не дают нужной суммы.
reason-research-at-six = Ваши исследования уже равны 6.
reason-research-too-low = Нужен уровень исследований { $needs }, а у вас { $has }.
reason-dominance-too-low = Нужен уровень господства { $needs }, а у вас { $has }.
reason-card-not-held = У вас нет карты «{ $card }».
reason-card-spent = Вы уже применили карту «{ $card }» в этот ход.
reason-card-waits = Карта «{ $card }» действует со следующего вашего хода.
reason-card-works-by-itself = Карта «{ $card }» действует сама по себе.
reason-not-in-orbit = Этот корабль не на орбите планеты.
reason-planets-not-neighbours = Тайлы этих планет не соседние.
reason-effect-spent = Вы уже применили карту «{ $card }» в этом бою.
reason-roll-is-fixed = Из-за карты «{ card-rational }» эта кость всегда равна 3.
reason-number-refused = Здесь число не должно быть { $number }.
reason-card-not-on-show = Карты «{ $card }» нет среди открытых.
reason-command-limit = У вас уже три командные карты: выберите, какую заменить.
reason-nothing-to-replace = У вас меньше трёх командных карт, заменять ничего не нужно.
reason-expansion-complete = Оба ваших резервных корабля уже в игре.
reason-not-a-starting-planet = Это не стартовая планета.
reason-planet-taken = У этой планеты уже начинает другой игрок.
reason-ship-not-in-hand = Этот корабль не ждёт расстановки.
reason-not-your-starting-orbit = Стартовые корабли ставятся на орбиту своей стартовой планеты.
reason-own-cube-relocated = Переносить можно только чужие кубы.
reason-no-cube-there = Куба этого игрока там нет.
reason-cube-of-that-player-there = На этой планете уже есть куб этого игрока.
reason-number-too-high = Число этой планеты больше прежнего.
reason-already-picked = Этот корабль уже выбран.
reason-layout-disconnected = Тайлы поля не связаны между собой.
reason-layout-starts = Каждому игроку нужна стартовая планета: нужно { $needs }, есть { $has }.
reason-layout-too-small = Мест для кубов на поле — { $has }, а нужно { $needs }.
reason-layout-cubes = Кубов у каждого игрока должно быть от четырёх до семи.
reason-layout-broken = Поле не удаётся прочитать.

## Правила вкратце

rules-quantum-1-title = О чём игра
rules-quantum-1-text =
    Каждая кость — корабль. Её число — это и скорость, и сила: шестёрка летает далеко, но дерётся плохо, единица еле движется, но бьёт больно.

    У вас есть несколько квантовых кубов. Соберите корабли вокруг планеты так, чтобы числа дали точно нужную сумму, и оставьте там куб. Кто первым поставит все свои кубы, тот и победил.
rules-quantum-2-title = Подготовка
rules-quantum-2-text =
    Бросьте три корабля. Если результат не нравится, можно один раз перебросить все три. Начинает тот, у кого сумма меньше.

    По порядку ходов каждый выбирает стартовую планету — на неё сразу ставится первый куб, — а затем расставляет три корабля на клетках сверху, снизу, слева и справа от неё. Эти четыре клетки — орбита планеты. Ещё два корабля ждут в резерве. Господство и исследования начинаются с 1.
rules-quantum-3-title = Ваш ход
rules-quantum-3-text =
    У вас три действия. Одно и то же можно выбирать сколько угодно раз; неиспользованные действия пропадают. Способности кораблей и силы карт действий не занимают, и применять их можно в любом порядке.

    За ход каждый корабль движется один раз и применяет одну способность один раз, даже если его число меняется. Закончив действия, вы берёте заработанные карты.
rules-quantum-4-title = Реконфигурация и развёртывание
rules-quantum-4-text =
    Реконфигурация (1 действие): бросайте один свой корабль, на поле или на свалке, пока не выпадет другое число.

    Развёртывание (1 действие): верните корабль со свалки на орбиту планеты, где стоит ваш куб. Клетка должна быть пустой.
rules-quantum-5-title = Движение
rules-quantum-5-text =
    За 1 действие корабль проходит не больше клеток, чем его число, поворачивая как угодно, но не по диагонали. Планеты и другие корабли преграждают путь. Закончить надо на пустой клетке или на вражеском корабле, чтобы атаковать его.

    Тайлы образуют одно большое поле; за их пределами ничего нет.
rules-quantum-6-title = Атака
rules-quantum-6-text =
    Шаг на клетку врага стоит одной клетки движения. С какой клетки атаковать, выбираете вы. Обе стороны бросают по кости и прибавляют число своего корабля: побеждает меньшая сумма, при равенстве — атакующий.

    Если победил атакующий, корабль защитника перебрасывается и уходит на свалку владельца, а победитель занимает его клетку или остаётся там, откуда атаковал. Господство атакующего растёт на 1, господство защитника падает на 1. Если победил защитник, атакующий корабль просто остаётся на клетке перед атакой; больше ничего не происходит.
rules-quantum-7-title = Строительство куба
rules-quantum-7-text =
    За 2 действия: если ваши корабли на орбите планеты в сумме точно равны её числу, поставьте на неё куб. Считаются все ваши корабли на орбите; корабли на углах и вражеские не считаются.

    На планетах с числом 7, 8, 9 и 10 есть место для одного, двух, трёх и четырёх кубов, не больше одного от каждого игрока. Только когда на каждой планете с местом уже стоит ваш куб, можно строить там же ещё, и тогда нужная сумма растёт на 3 за каждый ваш куб на этой планете.
rules-quantum-8-title = Исследования
rules-quantum-8-text =
    Каждое «Исследование» (1 действие) поднимает кость исследований на 1, но не выше 6. Если к выбору карт на ней 6, вы получаете ещё одну карту, а кость возвращается к 1.
rules-quantum-9-title = Господство
rules-quantum-9-text =
    Господство растёт на 1 за каждый уничтоженный вами вражеский корабль и падает на 1 за каждый потерянный, но не ниже 1.

    Когда оно достигает 6, сразу и бесплатно поставьте куб на любую планету, где есть место и нет вашего куба. Корабли рядом не нужны. Затем господство возвращается к 1.
rules-quantum-10-title = Способности кораблей
rules-quantum-10-text =
    1, боевая станция, «Удар»: атаковать соседа без действия.

    2, флагман, «Перевозка»: взять с собой свой корабль, двигаясь.

    3, эсминец, «Варп»: поменяться местами со своим кораблём.

    4, фрегат, «Модификация»: стать 3 или 5.

    5, перехватчик, «Манёвр»: ходить по диагонали.

    6, разведчик, «Свободная реконфигурация»: бросать, пока не выпадет другое число.

    «Перевозка» и «Манёвр» применяются во время движения корабля; остальные действий не требуют.
rules-quantum-11-title = Карты прогресса
rules-quantum-11-text =
    В конце хода вы получаете по карте за каждый поставленный в этот ход куб и ещё одну за исследования 6. Возьмите любую из шести открытых карт или откажитесь от неё и замените все шесть.

    Командная карта остаётся и действует до конца партии; их может быть три, четвёртая заменяет одну из них. Карта гамбита срабатывает сразу. Два резервных корабля вводит в игру только гамбит «Экспансия».
rules-quantum-12-title = Пустота
rules-quantum-12-text =
    На некоторых полях есть тайл без планеты. Все девять его клеток — обычные, без орбиты и без места для кубов. Каждый ваш корабль там в начале вашего хода поднимает исследования на 1, не выше 6.
rules-quantum-13-title = Победа
rules-quantum-13-text =
    Партия заканчивается в тот самый миг, когда кто-то ставит последний куб, — даже посреди атаки или в чужой ход.
rules-quantum-14-title = Первые советы
rules-quantum-14-text =
    Продумайте сумму до того, как двигаться: набрать 7 или 8 двумя кораблями нетрудно, а реконфигурация стоит всего одно действие. Куб стоит двух действий, поэтому лучше, чтобы корабли прилетели ходом раньше.

    Неудачная атака стоит вам только действия и движения. Шестёрки и пятёрки врага — хорошая цель для ваших малых чисел. Пять выигранных боёв — это куб, которому никто не помешает.
