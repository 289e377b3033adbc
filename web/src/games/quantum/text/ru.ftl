### Words of the table of Quantum; those of its rules come from the server.

play-help-starting-ships = Малые числа сильнее в бою, большие летают дальше. Начинает тот, у кого сумма меньше.
play-help-starting-planet = Вокруг неё встанут ваши корабли, на ней появится ваш первый куб.
play-help-starting-place = Выберите корабль, затем клетку рядом с планетой.
play-help-act = Выберите корабль на поле или действие ниже.
play-help-act-phone = Коснитесь корабля: движение или атака.
play-help-advance = Командные карты остаются у вас, карты гамбита действуют сразу и один раз.
play-odds-win = Победа { $chance }
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
