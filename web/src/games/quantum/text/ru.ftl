### Words of the table of Quantum; those of its rules come from the server.

play-help-starting-ships = Малые числа сильнее в бою, большие летают дальше. Начинает тот, у кого сумма меньше.
play-help-starting-planet = Вокруг неё встанут ваши корабли, на ней появится ваш первый куб.
play-help-starting-place = Выберите корабль, затем клетку рядом с планетой.
play-help-act = Выберите корабль на поле или действие ниже.
play-help-act-phone = Коснитесь корабля: движение или атака.
play-help-advance = Командные карты остаются у вас, карты гамбита действуют сразу и один раз.
play-pick-cargo = Какой корабль перевезти?
play-pick-drop = Куда высадить перевезённый корабль?
play-odds-win = Победа { $chance }
play-odds-of = { $seat } побеждает: { $chance }
play-chance = вероятность успеха атаки { $chance }
play-chances-whose = Проценты — вероятность победы игрока { $seat }.
play-odds-both = Погибнут оба { $chance }
play-odds-lose = Отражена { $chance }
play-odds-rule = Число корабля плюс бросок: побеждает меньшая сумма, при равенстве — атакующий.
play-fight-rule = Побеждает меньшая сумма, при равенстве — атакующий.
play-combat = Бой на { $at }
play-attacker = атакует
play-defender = защищается
play-fight-open = { $seat } атакует игрока { $rival } на { $at }
play-fight-won = { $seat } уничтожает корабль игрока { $rival }
play-fight-repelled = { $rival } отражает атаку игрока { $seat }
play-fight-both = Оба корабля уничтожены

sign-planet = число планеты: для куба столько должны дать в сумме ваши корабли вокруг неё
sign-place = место для квантового куба
sign-sum = сумма кораблей A вокруг планеты, в скобках — корабли, которые тоже можно учесть; после черты — сколько нужно для куба
sign-actions = действия хода: закрашенные ещё есть
sign-reserve = корабли в резерве
sign-moved = в этом ходу уже летал
sign-used = в этом ходу способность использована

play-actions-left =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[other] { $count } действий
    }
play-actions-unused =
    { $count ->
        [one] Осталось { $count } действие; оно пропадёт.
        [few] Осталось { $count } действия; они пропадут.
       *[other] Осталось { $count } действий; они пропадут.
    }
play-cards-due =
    { $count ->
        [one] { $count } карта на выбор
        [few] { $count } карты на выбор
       *[other] { $count } карт на выбор
    }
play-dominance = Господство
play-research = Исследования
play-cubes-left = Ещё кубов
play-scrapyard = Свалка
play-hand = Расставить
play-reserve = Резерв
play-reserve-ship = Резервный корабль
play-no-commands = нет командных карт
play-card-spent = использована
play-card-waits = со следующего хода
play-move-ready = Движение доступно
play-move-spent = Движение сделано
play-command-cards = Командные карты
play-gambit-cards = Карты гамбита
play-deck = колода { $count }
play-discards = сброс { $count }
play-discard-pile = Сброс
play-card = Карта
play-choose-card = Выберите карту прогресса
play-choose-replaced = Какую из ваших командных карт она заменит?
play-turn-queued = затем ещё ход
