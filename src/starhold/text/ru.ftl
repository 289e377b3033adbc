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
reason-undo-other-seat = Решение уже за другим игроком.

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
reason-record-entry-broken = Шаг { $entry } записи не подходит к партии.
reason-rules-unknown =
    { $newest ->
        [1] Версия правил { $rules } здесь неизвестна; известна только версия 1.
       *[other] Версия правил { $rules } здесь неизвестна; известны версии от 1 до { $newest }.
    }
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
        [duplicate] Ошибка в позиции, «{ $place }»: это встречается дважды.
        [conservation] Ошибка в позиции, «{ $place }»: число фигур или карт не сходится.
        [no-such-space] Ошибка в позиции, «{ $place }»: такой клетки нет.
        [square-occupied] Ошибка в позиции, «{ $place }»: на этой клетке уже стоит корабль.
        [planet-full] Ошибка в позиции, «{ $place }»: кубов больше, чем вмещает планета.
        [starting-planets] Ошибка в позиции, «{ $place }»: каждому игроку нужна стартовая планета.
        [too-few-ships] Ошибка в позиции, «{ $place }»: нужны не меньше трёх кораблей, в резерве могут быть только два.
        [limit] Ошибка в позиции, «{ $place }»: это больше, чем разрешено.
        [not-a-row] Ошибка в позиции, «{ $place }»: строки поля не удаётся прочитать.
        [no-such-ship] Ошибка в позиции, «{ $place }»: такого корабля нет.
        [not-here] Ошибка в позиции, «{ $place }»: в этот момент это поле ничего не значит.
        [nothing-due] Ошибка в позиции, «{ $place }»: карт не положено, поэтому фаза карт прогресса уже окончена.
        [one-for-each-seat] Ошибка в позиции, «{ $place }»: нужна одна запись на каждое место.
        [used-twice] Ошибка в позиции, «{ $place }»: это указано дважды.
        [no-cell] Ошибка в позиции, «{ $place }»: нужна клетка вида e5.
        [too-many-tiles] Ошибка в позиции, «{ $place }»: тайлов больше, чем вмещает поле.
        [void] Ошибка в позиции, «{ $place }»: постройки стоят только на мирах.
        [no-objective-mark] Ошибка в позиции, «{ $place }»: на этом мире нет значка цели.
        [no-faction] Ошибка в позиции, «{ $place }»: у этого места ещё нет фракции.
        [wrong-kind-of-area] Ошибка в позиции, «{ $place }»: корабли стоят в космосе, наземные отряды — на мирах.
        [no-such-token-left] Ошибка в позиции, «{ $place }»: такого жетона приказа у игрока больше нет.
        [wrong-length] Ошибка в позиции, «{ $place }»: у списка неверная длина.
        [five-titles] Ошибка в позиции, «{ $place }»: в боевой колоде пять названий.
        [eight-tokens] Ошибка в позиции, «{ $place }»: у игрока восемь жетонов приказов.
        [out-of-order] Ошибка в позиции, «{ $place }»: жетоны стоят не по порядку.
        [no-edge] Ошибка в позиции, «{ $place }»: свободного ребра с таким именем нет.
        [too-many-storms] Ошибка в позиции, «{ $place }»: штормов больше, чем игроков.
        [too-many-reinforcement-tokens] Ошибка в позиции, «{ $place }»: жетонов подкрепления больше двенадцати.
        [units-of-two-players] Ошибка в позиции, «{ $place }»: в одной области без боя стоят отряды двух игроков.
        [structure-of-another-player] Ошибка в позиции, «{ $place }»: отряды стоят у постройки другого игрока, хотя никакой приказ не выполняется.
        [over-capacity] Ошибка в позиции, «{ $place }»: в области больше отрядов, чем она вмещает.
        [fight-things-outside-a-fight] Ошибка в позиции, «{ $place }»: кубики, жетоны боя и боевые карты в руке или на столе бывают только в бою, а боя нет.
        [reinforcement-outside-a-combat] Ошибка в позиции, «{ $place }»: жетоны подкрепления лежат на поле только в бою.
        [laid-token-in-no-stack] Ошибка в позиции, «{ $place }»: жетон назван положенным, но его нет ни в одной стопке.
        [too-many-dice] Ошибка в позиции, «{ $place }»: у стороны не больше восьми кубиков.
        [too-many-structures] Ошибка в позиции, «{ $place }»: у игрока не больше девяти построек.
        [too-many-units] Ошибка в позиции, «{ $place }»: отрядов одного вида больше, чем в запасе.
        [objectives-do-not-add-up] Ошибка в позиции, «{ $place }»: цели на поле и взятые не дают числа положенных.
        [upgrade-on-a-token] Ошибка в позиции, «{ $place }»: за этим столом улучшения лежат рядом с полем.
        [upgrade-of-another-order] Ошибка в позиции, «{ $place }»: улучшение лежит на жетоне другого приказа.
        [upgrade-used-twice] Ошибка в позиции, «{ $place }»: улучшение лежит на двух жетонах.
        [upgrade-cannot-wait] Ошибка в позиции, «{ $place }»: за этим столом улучшения не ждут жетона.
        [upgrade-cannot-be-turned] Ошибка в позиции, «{ $place }»: за этим столом улучшения не переворачивают.
        [upgrade-without-its-token] Ошибка в позиции, «{ $place }»: имеющееся улучшение лежит ровно на одном жетоне.
        [too-many-schemes] Ошибка в позиции, «{ $place }»: у игрока не больше одного плана.
        [not-a-scheme] Ошибка в позиции, «{ $place }»: карта на руке — не план.
        [no-such-scheme-held] Ошибка в позиции, «{ $place }»: план на руке не согласуется с тем, каким он может быть.
        [ten-combat-cards] Ошибка в позиции, «{ $place }»: карт на руке, сыгранных и оставшихся вместе не десять.
        [incomplete-board] Ошибка в позиции, «{ $place }»: в начатой партии на поле лежат все тайлы.
        [no-rectangle] Ошибка в позиции, «{ $place }»: тайлы не составляют полного прямоугольника для этого числа игроков.
        [cell-not-open] Ошибка в позиции, «{ $place }»: на эту клетку нельзя было положить тайл.
        [own-objective] Ошибка в позиции, «{ $place }»: на тайле лежит цель того, кто его положил.
        [two-objectives-of-one-player] Ошибка в позиции, «{ $place }»: на тайле лежат две цели одного игрока.
        [objectives-not-spread] Ошибка в позиции, «{ $place }»: на этом мире больше целей, чем на него кладут.
        [pieces-of-the-eliminated] Ошибка в позиции, «{ $place }»: у выбывшего игрока на поле нет ни фигур, ни приказов.
        [game-goes-on] Ошибка в позиции, «{ $place }»: победители есть только у оконченной партии.
        [no-winner] Ошибка в позиции, «{ $place }»: у оконченной партии есть победитель.
        [wrong-type] Ошибка в позиции, «{ $place }»: здесь нужно значение другого вида.
        [nobody-asked] Ошибка в позиции, «{ $place }»: здесь кого-то надо о чём-то спросить.
        [asked-differently] Ошибка в позиции, «{ $place }»: спрашивают не тех, кому есть что решать.
        [out-of-place] Ошибка в позиции, «{ $place }»: этот шаг не может идти за предыдущим.
        [does-not-fit] Ошибка в позиции, «{ $place }»: это не согласуется с остальной позицией.
        [said-by-pending] Ошибка в позиции, «{ $place }»: что происходит, уже сказано в «pending»; в позиции бывает либо то, либо другое.
        [said-elsewhere] Ошибка в позиции, «{ $place }»: об этом говорит другое поле; здесь этого быть не должно.
        [not-in-this-phase] Ошибка в позиции, «{ $place }»: это поле не относится к фазе, в которой находится позиция.
        [nothing-left-to-do] Ошибка в позиции, «{ $place }»: здесь решать уже нечего: игра пошла бы дальше.
        [cannot-act] Ошибка в позиции, «{ $place }»: этому игроку сейчас нечего делать.
        [contradiction] Ошибка в позиции, «{ $place }»: это противоречит тому, что следует из остальной позиции.
        [nothing-owned] Ошибка в позиции, «{ $place }»: владелец бывает только у построек; отряды держат область и так.
        [no-storm] Ошибка в позиции, «{ $place }»: на этом ребре нет шторма.
        [not-allowed] Ошибка в позиции, «{ $place }»: правила здесь этого не допускают.
        [no-units-there] Ошибка в позиции, «{ $place }»: там нет отрядов, которые для этого нужны.
        [no-such-card-left] Ошибка в позиции, «{ $place }»: в боевой колоде нет столько таких карт.
        [no-event-chosen] Ошибка в позиции, «{ $place }»: сначала надо выбрать событие; оно стоит в «used».
        [too-many-copies] Ошибка в позиции, «{ $place }»: этого больше, чем есть в игре.
        [unreadable] Ошибка в позиции, «{ $place }»: эту часть не прочесть.
       *[other] Ошибка в позиции, «{ $place }».
    }

## Команды

help-app = Starhold: настольные игры о завоевании космоса в браузере и в терминале.
help-serve = Запустить сервер для браузеров.
help-play = Сыграть целую партию в терминале.
help-simulate = Провести много партий между ботами и показать итоги.
help-position = Разобрать позиции, записанные в YAML.
help-admin = Что хозяин сервера делает с базой данных.
help-admin-move-database = Скопировать базу данных в новую: из файла в PostgreSQL или обратно, пока сервер остановлен.
help-source = Нынешняя база: файл или postgresql://…
help-target = Новая база: новый файл или пустая postgresql://…
database-part = { $name }: { NUMBER($rows) }
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

## Отказы из-за файлов и команд

reason-file-unreadable =
    { $problem ->
        [not-found] Файла «{ $file }» нет.
        [not-text] «{ $file }» — не текстовый файл в UTF-8.
       *[no-access] Файл «{ $file }» не открывается.
    }
reason-file-unwritable = Файл «{ $file }» не удаётся записать.
reason-document-too-large = Файл слишком велик; допустимо { $limit } КиБ.
reason-document-unreadable = Строку { $line } документа не удаётся прочитать.
reason-document-repeats = В строке { $line } документа «{ $place }» задано второй раз.
reason-dice-unreadable = «{ $text }» — это не список костей.
reason-script-does-not-fit = Задано «{ $value }», но здесь это выпасть не может.
reason-script-left-over =
    { $dice ->
        [0] Задано больше карт, чем нужно: лишних { $cards }.
       *[other] Задано больше костей, чем нужно: лишних { $dice }.
    }
reason-choice-unreadable = «{ $text }» — не настройка стола; пишите её как имя=значение.
reason-bot-unknown = Для «{ $game }» нет бота «{ $bot }».
reason-bot-broken = Бот «{ $bot }» дал ответ, который невозможен.
reason-bots-count = Названо ботов: { $count }, а мест: { $seats }; назовите одного на всех или по одному на место.
reason-people-count = Игроков: { $people }, а мест: { $seats } — столько не поместится.
reason-entry-unknown = Шага { $entry } нет; в записи их { $entries }.

## Люди и столы

player-former = бывший игрок
player-nameless = Игрок { $place }
guest-name = Гость { $guest }
bot-captain = Капитан
bot-random = Случайный
bot-warlord = Военачальник
checking-database = База данных проверяется на повреждения; если она большая, это займёт некоторое время.
serving = Starhold работает по адресу { $address } (остановить: Ctrl+C)
working = Starhold играет за ботов (остановить: Ctrl+C)
event-undone = { $seat } отменяет последний шаг

## Отказы сервера

reason-request-unreadable = Этот запрос непонятен.
reason-request-too-large = Этот запрос слишком велик.
reason-message-unreadable = Это сообщение непонятно.
reason-message-unknown = Сообщений такого вида сервер не знает.
reason-message-too-large = Это сообщение слишком велико: допускается не больше { $limit } КиБ.
reason-method-not-allowed = По этому адресу так сделать нельзя.
reason-page-unknown = По этому адресу ничего нет.
reason-origin-foreign = Запрос пришёл с другого сайта и не выполнен.
reason-header-missing = В запросе нет заголовка «{ $header }».
reason-too-fast = Слишком много сразу; подождите немного и попробуйте снова.
reason-flood = Сообщений было слишком много сразу, поэтому соединение закрыто; подождите немного.
reason-bot-tables-many = Одновременно может идти не больше { $limit } партий одних ботов; подождите, пока одна из них закончится.
reason-request-slow = Запрос приходил слишком долго.
reason-request-head-large = Заголовок запроса слишком велик.
reason-connections-many = Из вашей сети открыто слишком много соединений; закройте часть из них и попробуйте снова.
reason-server-crowded = Сервер заполнен; попробуйте ещё раз чуть позже.
reason-server-failed = На сервере произошла ошибка. Она записана; попробуйте ещё раз.
reason-not-read = Сейчас прочитать не удалось. Попробуйте ещё раз.
reason-store-damaged = Часть данных на сервере повреждена и не читается; владельцу сервера нужно восстановить резервную копию.
reason-not-saved = Сохранить не удалось, поэтому ход не выполнен. Попробуйте ещё раз.
reason-name-unusable = В имени должно быть от 1 до { $longest } видимых знаков.
reason-name-signs = В имени не может быть невидимых знаков и знаков, меняющих направление письма.
reason-name-marks = В имени у буквы может быть не больше четырёх значков, а без буквы — ни одного.
reason-language-unknown = Языка «{ $language }» нет.
reason-table-unknown = Такого стола нет.
reason-table-closed = Хозяин закрыл этот стол.
reason-table-shared = За этим столом играют другие, поэтому закрыть его нельзя.
reason-table-started = Игра за этим столом уже началась.
reason-table-not-started = Игра за этим столом ещё не началась.
reason-table-broken = Запись этой партии не подходит к правилам этого сервера.
reason-owner-only = Это может сделать только хозяин стола.
reason-invite-needed = За этот стол можно сесть только по ссылке-приглашению.
reason-seat-unknown = Такого места нет.
reason-seat-unreadable = «{ $text }» не может занимать место за столом.
reason-seat-taken = Это место занято.
reason-seat-changed = На этом месте теперь сидит другой человек.
reason-seat-one-each = У каждого гостя одно место; ещё одно может дать хозяин стола.
reason-seat-freed = Хозяин освободил ваше место; чтобы сесть снова, попросите ссылку-приглашение.
reason-seat-foreign = Это не ваше место.
reason-seat-not-at-screen = Сейчас за экраном другой игрок.
reason-seats-open = Ещё не все места заняты.
reason-terms-unfit = Эти условия не сходятся: проверьте время и то, что будет, когда оно у кого-то выйдет.
reason-hours-unfit = Такие часы сна задать нельзя: не больше десяти часов в сутки и только за столом, где они не считаются.
reason-hours-lately = Сегодня вы уже задали часы сна; изменить их можно будет завтра.
reason-seat-stood-in = За вас играет бот; сначала вернитесь на своё место.
reason-vote-foreign = Это решаете не вы.
reason-vote-not-agreed = За этим столом не договорились голосовать об отсутствующих.
reason-voted-already = Вы уже проголосовали.
reason-proposal-open = Сейчас решается другое предложение.
reason-proposal-gone = Это предложение уже не решается.
reason-proposal-repeated = Вы только что это предлагали; сыграйте дальше, прежде чем предлагать снова.
reason-person-there = Этот игрок не отсутствует: его время ещё не вышло.
reason-seat-kept = Это место никому не предложено.
reason-seat-played = Вы уже играете за этим столом.
reason-vacation-over = У вас не осталось столько дней отпуска, или вы уже в отпуске.
reason-table-goes-on = Эта партия не убрана.
reason-seed-not-allowed = На этом сервере нельзя выбирать броски.
reason-stale = За это время что-то произошло; взгляните на стол и выберите заново.
reason-version-unknown = Игра ещё не дошла до этого момента.
reason-record-secret = В записи есть тайны; её можно прочесть, когда игра закончится.
reason-knowledge-secret = Что знали другие, можно будет увидеть после конца партии.
reason-fork-secret = В этой партии ещё есть тайны. Продолжить её за другим столом можно будет после конца.
reason-record-long = В записи может быть не больше { $limit } шагов.
reason-record-unusable = Эту запись не удаётся воспроизвести.
reason-client-missing = Страницы этого сервера не собраны; выполните «make client».

## Ответы об учётных записях

reason-account-exists = У вас здесь уже есть учётная запись.
reason-account-needed = Сначала войдите.
reason-account-name-taken = Это имя или похожее на него занято; выберите другое.
reason-account-way-missing = Для учётной записи нужен пароль или ключ доступа.
reason-registration-closed = Новые учётные записи сейчас не создаются. Играть можно и без неё.
reason-password-short = Пароль должен быть не короче { $limit } знаков.
reason-password-long = Пароль должен быть не длиннее { $limit } знаков.
reason-password-plain = Этот пароль слишком легко угадать; выберите другой.
reason-password-wrong = Это не ваш пароль.
reason-sign-in-wrong = Имя и пароль не подходят друг к другу.
reason-passkey-unusable = Ключ доступа не удалось проверить; попробуйте ещё раз.
reason-passkey-unknown = Этот ключ доступа здесь неизвестен.
reason-passkey-late = Прошло слишком много времени; попробуйте ещё раз.
reason-passkey-last = Иначе вы не сможете войти: сначала задайте пароль или добавьте другой ключ доступа.
reason-passkeys-many = У учётной записи может быть не больше { $limit } ключей доступа; сначала удалите один.
reason-device-unknown = На этом устройстве вход не выполнен.
reason-attempts-many = Слишком много попыток; подождите несколько минут.
reason-link-unknown = Код не действует: он введён с ошибкой, уже использован или ему больше десяти минут.
reason-link-same = Код получен в этом же браузере; введите его на другом устройстве.
reason-link-accounts = Здесь вы вошли в другую учётную запись; сначала выйдите.
reason-link-moved = Ваши места перешли на другое устройство.
reason-signed-out = На этом устройстве выполнен выход.

## Когда сервер не может запуститься

reason-setting-unreadable = Значение «{ $value }» для настройки { $setting } не подходит.
reason-port-occupied = Порт { $port } уже занят; остановите другую программу или выберите другой порт.
reason-address-unusable = Сервер не может работать по адресу «{ $host }».
reason-database-unusable = «{ $database }» не годится как база данных.
reason-database-newer = База данных «{ $database }» создана более новой версией Starhold; обновите программу или возьмите другую базу.
reason-database-read-only = В базу данных «{ $database }» нельзя писать.
reason-database-full = Для базы данных «{ $database }» не осталось места.
reason-database-busy = База данных «{ $database }» занята другой программой.
reason-database-served = С базой данных «{ $database }» уже работает другой сервер Starhold; остановите его или выберите другую базу.
reason-database-unreachable = Сервер базы данных «{ $database }» недоступен: запустите его или проверьте адрес.
reason-database-driver-missing = Чтобы хранить игры в PostgreSQL («{ $database }»), установите драйвер: pip install psycopg psycopg-binary.
reason-database-missing = По адресу «{ $database }» нет базы данных.
reason-database-not-empty = База «{ $database }» не пуста, а для копии нужна новая.
reason-database-copy-broken = Копия неполна ({ $table }), ничего не скопировано. Попробуйте ещё раз.
reason-channel-unreadable = Канал между серверами (STARHOLD_CHANNEL) задаётся адресом вида redis://host:6379; если оставить его пустым, служит сама PostgreSQL.
reason-channel-driver-missing = Чтобы серверы сообщали друг другу новости через Redis, установите драйвер: pip install redis.
reason-processes-need-postgres = Файл данных принадлежит одному процессу. Для нескольких процессов и отдельных ботов нужна база PostgreSQL: --database postgresql://…
reason-database-foreign = «{ $database }» — не база данных Starhold, или повреждено её начало; выберите другой файл или поставьте на его место последнюю резервную копию.
reason-database-damaged = База данных «{ $database }» повреждена; поставьте на её место последнюю резервную копию и удалите рядом файлы с окончаниями -wal и -shm или спасите то, что читается ({ $rescue }).
