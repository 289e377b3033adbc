### Слова всех игр, сервера и терминала.

## Отказы за любым столом

reason-game-over = Партия окончена.
reason-not-asked = Сейчас решаете не вы.
reason-not-an-option = Сейчас это невозможно.
reason-option-unreadable = Этот ход не удаётся прочитать.

## Отмена

reason-undo-nothing = Отменять нечего.
reason-undo-not-yours = Последний шаг был не ваш.
reason-undo-chance = С тех пор были брошены кости или открыты карты, а это уже не забыть.
reason-undo-revealed = С тех пор открылось скрытое, а это уже не забыть.
reason-undo-other-seat = С тех пор своё решение принял другой игрок.

## Подготовка стола

reason-game-unknown = Игры «{ $game }» здесь нет.
reason-seats-impossible = Число игроков в этой игре — от { $low } до { $high }.
reason-choice-unknown = Настройки «{ $choice }» нет.
reason-choice-impossible = Для настройки «{ $choice }» значение «{ $value }» невозможно.

## Заданные заранее кости и карты

reason-chance-does-not-fit = Заданная кость или карта здесь выпасть не может.
reason-script-exhausted =
    { $wanted ->
        [die] Нужна ещё одна кость, но заданные закончились.
       *[card] Нужна ещё одна карта, но заданные закончились.
    }

## Записи и позиции

reason-record-broken = Запись партии не годится: ошибка в «{ $place }».
reason-record-line-broken = Строку { $line } записи партии не удаётся прочитать.
reason-record-entry-broken = Запись номер { $entry } не подходит к ходу партии.
reason-position-broken =
    { $problem ->
        [map-expected] Ошибка в позиции, «{ $place }»: здесь нужны именованные поля.
        [unknown-key] Ошибка в позиции, «{ $place }»: такого поля нет.
        [missing] Ошибка в позиции, «{ $place }»: этого поля не хватает.
        [list-expected] Ошибка в позиции, «{ $place }»: здесь нужен список.
        [number-expected] Ошибка в позиции, «{ $place }»: здесь нужно целое число.
        [out-of-range] Ошибка в позиции, «{ $place }»: число слишком мало или слишком велико.
        [text-expected] Ошибка в позиции, «{ $place }»: здесь нужен текст.
        [flag-expected] Ошибка в позиции, «{ $place }»: здесь нужно true или false.
        [unknown-name] Ошибка в позиции, «{ $place }»: неизвестное имя.
       *[other] Ошибка в позиции, «{ $place }».
    }
