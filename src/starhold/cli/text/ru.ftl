### Слова терминала.

## Команды

help-app = Starhold: настольные игры о завоевании космоса в браузере и в терминале.
help-serve = Запустить сервер для браузеров.
help-play = Сыграть целую партию в терминале.
help-simulate = Провести много партий между ботами и показать итоги.
help-position = Разобрать позиции, записанные в YAML.
help-admin = Что хозяин сервера делает с базой данных.
help-admin-list = Показать учётные записи, незаконченные столы и тех, кому закрыт доступ.
help-admin-host = Доверить учётной записи сервер: ей открыта страница /admin.
help-admin-no-host = Больше не доверять учётной записи сервер.
help-admin-close-registration = Не создавать новых учётных записей; гости могут играть.
help-admin-open-registration = Снова создавать учётные записи.
help-admin-end = Закончить партию без победителя и сохранить её запись или убрать стол, за которым ещё не начали.
help-admin-hide = Убрать стол из списков у всех, кто за ним не сидит.
help-admin-unhide = Вернуть скрытый стол в списки.
help-admin-repair = Прочитать стол заново из записи партии.
help-admin-ban = Закрыть доступ учётной записи, гостю или сетевому адресу.
help-admin-unban = Снова открыть доступ.
help-account = имя учётной записи
help-table = идентификатор или адрес стола
help-whom = имя учётной записи, метка человека из списка или сетевой адрес
help-admin-move-database = Скопировать базу данных в новую: из файла в PostgreSQL или обратно, пока сервер остановлен.
help-source = Нынешняя база: файл или postgresql://…
help-target = Новая база: новый файл или пустая postgresql://…
database-part = { $name }: { NUMBER($rows) }
admin-done = Готово.
database-moved = Всё скопировано ({ $tables ->
    [one] { NUMBER($tables) } стол
    [few] { NUMBER($tables) } стола
   *[many] { NUMBER($tables) } столов
  }); прежняя база осталась как была. Запустите сервер с новой.
help-position-show = Проверить позицию и нарисовать её.
help-position-options = Показать, что можно сделать в позиции.
help-position-apply = Выполнить ходы и показать получившуюся позицию.
help-replay = Проверить запись партии шаг за шагом и рассказать, что произошло.
help-bench = Измерить скорость правил, ботов и сервера.

## Параметры команд

help-version = Показать версию и выйти.
help-language = en, ja или ru; без этого — язык окружения.
help-game = Игра, например quantum.
help-games = Сколько партий.
help-seats = Сколько мест.
help-bots = Один бот на все места или по одному на место через запятую; от партии к партии они меняются местами.
help-play-bots = Один бот на все остальные места или по одному на место через запятую.
help-people = Сколько человек играет за этой клавиатурой; они занимают первые места.
help-name = Имя игрока; можно повторять.
help-seed = Любой текст; одно и то же зерно даёт одни и те же кости и карты.
help-layout = Поле.
help-layouts = Поле, несколько через запятую или «all» — все поля по очереди.
help-option = Настройка стола, например the_void=true; можно повторять.
help-max-decisions = Партия с большим числом решений считается неоконченной.
help-workers = На сколько процессов разделить партии; 0 — по одному на ядро процессора.
help-json = Вывести данные для программ.
help-record = Записать партию в этот файл.
help-position-file = Позиция в YAML.
help-record-file = Запись партии.
help-apply-options = Ходы через запятую; можно повторять.
help-dice = Будущие кости, например 3,4.
help-draw = Будущие карты, например agile,cruel.
help-apply-seed = Брать кости и карты, которые не заданы, из этого зерна.
help-to = Остановиться после этого шага записи.
help-to-position = Показать позицию вместо отчёта.
help-bench-server = Измерять ли и сервер.
help-bench-full = Измерить сервер и при 500 столах.
help-bench-abuse = Измерить только, сколько ждут остальные, пока кто-то нападает на сервер.
help-bench-against = Измерить только, во что обходится вариант серверу из других исходников (папка src другой копии) и этому, по очереди.
help-bench-games = Какие игры измерять.
help-port = Порт, на котором ждать подключений.
help-processes = Сколько процессов работают вместе, по одному на ядро; нужна PostgreSQL.
help-work = Играть за ботов на столах серверов той же базы PostgreSQL.
help-host = Адрес, на котором ждать подключений.
help-database = База данных: файл или postgresql://…
help-root-path = Путь на хосте, по которому люди находят сервер, например /games.

## Слова терминала

cli-version =
    { $compiled ->
        [true] { $version } (скомпилирована)
       *[other] { $version } (чистый Python)
    }
cli-usage = Команда записана неверно: { $message }
cli-welcome = { $game }. Зерно этой партии: { $seed }
cli-you = Игрок { $index }
cli-pass-to = Дальше – только для игрока { $name }. Когда остальные отвернутся, нажмите Enter.
cli-play-help =
    Введите номер строки или сам ход так, как он там записан («move d4 c4»).
    Вид хода («move») покажет все ходы этого вида, «all» — вообще все, пустая строка — список заново.
    undo — вернуть последний шаг; why ХОД — правило, которое его запрещает; card ИМЯ — что делает карта;
    save ФАЙЛ — сохранить запись партии; quit — выйти.
    На поле буква с цифрой — корабль (A4), такая же строчная буква — куб на планете; запятая отмечает корабль,
    который уже ходил, апостроф — корабль, который применил и способность.
cli-kind =
    { $kind } … { $count ->
        [one] ({ $count } вариант)
        [few] ({ $count } варианта)
       *[other] ({ $count } вариантов)
    }
cli-possible = Сейчас это можно.
cli-saved = Запись партии сохранена в { $file }.
cli-left = Вы покинули партию после шага { $entries }.
cli-won = Победа: { $names }
cli-still-open =
    Партия ещё не окончена, в записи { $entries ->
        [one] { $entries } шаг.
        [few] { $entries } шага.
       *[other] { $entries } шагов.
    }
cli-simulated =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, решений: { $decisions } за { $seconds } с ({ $decisions_per_second } в секунду), не окончено: { $unfinished }
cli-wins = { $name }: побед { $wins } из { $games }
cli-not-measured = Сервер не удалось измерить: { $problem }
cli-orbits = На орбитах, сумма из нужной: { $sums }
cli-combat = Бой на { $at }: атака { $attack }, защита { $defense }
cli-combat-chance = Вероятность успеха атаки: { $chance } %
cli-column-player = Игрок
cli-column-dominance = Господство
cli-column-research = Исследования
cli-column-cubes = Осталось кубов
cli-column-scrapyard = Свалка
cli-column-cards = Командные карты
cli-market-command = Командные карты
cli-market-gambit = Карты гамбита
cli-round = Раунд { $round } из 8: { $phase }
cli-phase-setup = подготовка
cli-phase-planning = планирование
cli-phase-operations = приказы
cli-phase-refresh = конец раунда
cli-phase-over = игра окончена
cli-storms = Штормы: { $edges } (* сдвинут в этом раунде)
cli-stack = приказы снизу вверх: { $tokens }
cli-capacity = вместимость { $count }
cli-value = материал { $materiel }
cli-routed = (деморализовано: { $count })
cli-objectives = целей: { $count }
cli-column-faction = Фракция
cli-column-materiel = Материал
cli-column-objectives = Цели
cli-column-command = Уровень командования
cli-column-assets = Жетоны
cli-column-orders = Приказы (рука + поле)
cli-column-hand = Боевые карты
cli-own-orders = Ваши приказы на руке: { $names }
cli-own-hand = Ваши боевые карты: { $names }
cli-own-schemes = Ваши планы: { $names }
cli-combat-at = Бой: { $at }, раунд { $round }
cli-strike-at = Орбитальный удар: { $at }
cli-side = { $dice }; всего: пистолеты { $bolters }, щиты { $shields }, мораль { $morale }
