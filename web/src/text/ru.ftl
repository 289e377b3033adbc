### Слова собственных страниц клиента; слова игр и отказов присылает сервер.

# same in ja, ru
app-name = Starhold

## Оболочка

skip = К содержанию
navigation = Страницы
nav-play = Играть
nav-rules = Правила
nav-about = О сайте
language = Язык
settings = Настройки
close = Закрыть
cancel = Отмена
line-reconnecting = Переподключение…
line-stale = Сервер не отвечает…
line-unanswered = Ответа пока нет…
error-unexpected = Что-то пошло не так. Попробуйте ещё раз.
reason-unreachable = Сервер недоступен. Проверьте соединение.
reason-unexpected = Сервер ответил что-то неожиданное. Попробуйте ещё раз.
your-turn = ваш ход
footer-unofficial = Неофициальная любительская реализация правил, не связанная с издателями.
footer-unofficial-short = Неофициальный проект, не связан с издателями
footer-links = Подробнее о сайте

## Настройки

your-name = Ваше имя за столом
saved = Сохранено
setting-confirm = Спрашивать перед броском костей
    .help = И перед открытием карт: ни то, ни другое нельзя отменить.
setting-motion = Анимация
    .help = Короткие движения кораблей и костей.
setting-sound = Звуки
    .help = Короткий сигнал, когда наступает ваш ход.
save-record = Сохранить запись партии

## Учётная запись и устройства

account-nav = Учётная запись
account-title = Ваша учётная запись
account-lead = Вы вошли как «{ $name }».
account-lead-guest = Вы гость: о ваших местах знает только этот браузер. Код перенесёт их на другое устройство, а учётная запись сохранит.
account-new = Создать учётную запись
account-new-text = Имя, столы и места останутся за вами. С учётной записью можно войти из любого браузера.
account-name = Имя для входа
account-name-hint = По нему вы входите. За столом можно называться иначе.
account-create = Создать
account-create-passkey = Создать с ключом доступа
account-made = Учётная запись готова.
account-have = Уже есть учётная запись?
password = Пароль
password-hint = Не меньше 8 знаков.
password-set = Задать пароль
password-change = Сменить пароль
password-old = Нынешний пароль
password-new = Новый пароль
password-effect = На всех других устройствах при этом будет выполнен выход.
password-changed = Пароль изменён.
save = Сохранить
sign-in = Войти
sign-in-lead = Столы, за которыми вы сидите в этом браузере как гость, останутся с вами.
sign-in-passkey = Войти с ключом доступа
sign-in-other = Вы вошли на другом устройстве?
signed-in = Вы вошли как «{ $name }».
sign-out = Выйти
sign-out-everywhere = Выйти везде
passkey = Ключ доступа
passkeys = Ключи доступа
passkeys-text = С ключом доступа вы входите по отпечатку пальца, лицу или блокировке экрана вместо пароля.
passkeys-not-here = Для этой страницы в браузере нет ключей доступа: нужен защищённый адрес (https).
passkey-add = Добавить ключ доступа
passkey-remove = Удалить ключ доступа «{ $name }»
passkey-declined = Браузер не передал ключ доступа.
passkey-there-already = На этом устройстве уже есть ключ доступа к этой учётной записи.
devices = Устройства, где выполнен вход
device = Устройство
device-here = это устройство
device-remove = Выйти на устройстве { $name }
known-since = с { $created }, последний раз { $used }
known-here = сейчас в работе, с { $created }
link-title = Другое устройство
link-text = С помощью кода можно войти на телефоне или в другом браузере.
link-text-guest = С помощью кода ваши места будут доступны и на телефоне или в другом браузере.
link-make = Показать код
link-again = Другой код
link-how = На другом устройстве выберите «Ввести код» или откройте там ссылку. Код действует один раз, до { $until }. Никому его не показывайте: у кого код, у того и ваши места.
link-copy = Копировать ссылку
link-copy-not = Здесь ссылку не скопировать; введите код.
link-enter = Ввести код
link-page = Подключить это устройство
link-page-lead = Введите код, который другое устройство показывает в разделе «Учётная запись».
link-code = Код
link-go = Дальше
link-found =
    { $tables ->
        [0] Это код игрока { $name }.
        [one] Это код игрока { $name }, который сидит за { $tables } столом.
       *[other] Это код игрока { $name }, который сидит за { $tables } столами.
    }
link-found-account =
    { $tables ->
        [0] Это код учётной записи «{ $name }».
        [one] Это код учётной записи «{ $name }», { $tables } стол в игре.
        [few] Это код учётной записи «{ $name }», { $tables } стола в игре.
       *[other] Это код учётной записи «{ $name }», { $tables } столов в игре.
    }
link-found-along = Этот браузер станет одним из устройств этого человека. Места, которые вы здесь заняли как гость, перейдут туда же.
link-found-moved = Эти места перейдут в учётную запись, в которую вы здесь вошли.
link-warning = Продолжайте, только если код сделали вы сами: иначе ваши места достанутся другому.
link-use = Это я, дальше
link-done = Устройство подключено. Добро пожаловать, { $name }.

## Профиль

profile-title = Ваши партии
profile-none = Законченных партий пока нет. Идущие партии не учитываются.
profile-score = партий: { $played }, побед: { $won }
profile-sides = Фракции
profile-cards = Любимые карты
profile-times =
    { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[other] { $times } раз
    }
profile-different = всего разных карт: { $different }
profile-uncounted = Ещё не подсчитаны карты партий: { $uncounted }.
profile-count = Считать дальше
profile-finished = Законченные партии
profile-shown = { $shown } из { $total }
export-title = Ваши данные
export-text = Всё, что этот сервер хранит о вас, одним файлом (JSON). Скрытого из идущих партий в нём нет.
export-do = Скачать
leave-title = Уйти насовсем
leave-text = Ваши имя, учётная запись и настройки будут удалены. В идущих партиях вы сдаётесь. Законченные партии останутся другим, а на вашем месте будет «бывший игрок».
leave-do = Удалить меня…
leave-sure = Удалить всё о вас?
leave-password = Пароль учётной записи
leave-yes = Удалить насовсем
leave-done = Всё о вас удалено. Теперь вы новый гость.

## Администратор сервера

host-title = Этот сервер
host-registration-open = Учётные записи создаются
host-registration-closed = Учётные записи не создаются
host-close-registration = Закрыть регистрацию
host-open-registration = Открыть регистрацию
host-tables = Незаконченные столы: { $total }
host-status-open = не начат
host-status-playing = идёт игра
host-people = людей: { $people }
host-hide = Скрыть
host-unhide = Показать снова
host-repair = Восстановить по записи
host-end = Закончить
host-end-text = Партия закончится без победителя, запись останется; стол, за которым не начали, исчезнет.
host-accounts = Учётные записи: { $total }
host-is-host = администратор
host-you = это вы
host-name = Сделать администратором
host-name-text = «{ $what }» сможет делать всё, что вы делаете здесь.
host-unname = Больше не администратор
host-unname-text = «{ $what }» больше не сможет управлять этим сервером.
host-ban = Закрыть доступ
host-ban-text = Человек сможет смотреть, но не играть, пока вы снова не откроете доступ.
host-bans = Закрыт доступ: { $total }
host-unban = Открыть доступ
host-whom = Учётная запись, метка человека или сетевой адрес
host-load = Нагрузка
host-load-text = Что этот процесс сервера делает сейчас и что сделал с запуска.
host-load-accepted = Принято ходов
host-load-refused = Отклонено запросов
host-load-failed_commits = Ходов не записано в базу данных
host-load-bot_fallbacks = Ходов сделано наугад за сбившегося бота
host-load-bot_retries = Повторных вопросов ботам
host-load-connections = Страниц сейчас за столами
host-load-tables = Столов сейчас в памяти
host-load-commits = Записей в базу данных
host-load-committed_jobs = Изменений в этих записях
host-sure = Вы уверены?
host-yes = Выполнить

## Уведомления

notices-nav = Уведомления
notices-title = Уведомления
notices-lead = Узнавайте о своём ходе, даже когда страница закрыта. В уведомлении названы только стол и игра.
notices-yours = Куда приходят уведомления
notices-none = Пока никуда. Добавьте этот браузер, адрес почты или мессенджер.
notices-push = Этот браузер
notices-push-text = Браузер сам покажет уведомление, даже если ни одна страница сайта не открыта.
notices-push-add = Уведомлять здесь
notices-push-on = Этот браузер показывает уведомления.
notices-push-blocked = Уведомления этого сайта в браузере запрещены. Разрешите их в настройках сайта.
notices-push-missing = Этот браузер не может показывать уведомления этой страницы. Нужен защищённый адрес (https); на iPhone и iPad сначала добавьте страницу на экран «Домой».
notices-push-failed = Браузер не получил адреса для уведомлений; попробуйте позже.
notices-mail = Почта
notices-mail-address = Адрес почты
notices-mail-add = Добавить почту
notices-mail-none = Этот сервер не отправляет писем.
notices-mail-sent = На этот адрес отправлена ссылка; откройте её, чтобы подтвердить адрес.
notices-chat = Мессенджер или сервис
notices-chat-text = { $services }. Вставьте адрес вебхука или адрес в формате Apprise.
notices-chat-address = Адрес
notices-chat-hint = Например, ntfys://ntfy.sh/my-topic или https://discord.com/api/webhooks/…
notices-chat-add = Добавить сервис
notices-chat-help = Как пишутся такие адреса
notices-mode = Когда
notices-mode-always = всегда
notices-mode-away = когда я не смотрю на стол
notices-mode-digest = раз в день
notices-mode-off = никогда
notices-test = Проверить
notices-test-of = Проверить { $address }
notices-tested = Отправлено. Посмотрите, дошло ли.
notices-remove = Удалить { $address }
notices-mode-of = Когда уведомлять: { $address }
notices-unconfirmed = Адрес ещё не подтверждён: откройте ссылку из письма.
notices-ask-again = Отправить ссылку ещё раз
notices-last-sent = Последнее: { $time }
notices-last-failed = Не дошло ({ $time }): { $error }
notices-hours = Время
notices-zone = Часовой пояс
notices-quiet = Тихие часы
notices-quiet-text = В эти часы ничего не приходит; что ещё нужно, приходит после них.
notices-from = С
notices-until = До
notices-digest = Ежедневное уведомление в
notices-confirm-title = Подтвердить адрес
notices-confirm-text = После этого уведомления о вашем ходе будут приходить на адрес, куда пришла эта ссылка.
notices-confirm = Подтвердить
notices-confirmed = Адрес подтверждён.
notices-off-title = Больше не уведомлять?
notices-off-text = На адрес, куда пришла эта ссылка, уведомлений больше не будет.
notices-off = Больше не присылать
notices-turned-off = Уведомления на этот адрес больше не приходят.

## Клавиатура

keys-title = Клавиатура
help-title = Помощь
help-signs = Обозначения
sign-bot = здесь играет бот
sign-here = игрок сейчас здесь
keys-everywhere = Везде
keys-sheet = показать или скрыть эту памятку
keys-close = закрыть открытое
keys-tab = к следующему элементу

## Лобби

lobby-title = Стол в глубоком космосе
lobby-lead = Играйте с друзьями, а пока их ждёте — с ботом. Без регистрации.
lobby-quantum-facts = Игроков: { $min }–{ $max } · 45–60 минут · кости — это корабли
lobby-forbidden_stars-facts = Игроков: { $min }–{ $max } · 2–4 часа · скрытые приказы, кубики и карты
table-of = Стол игрока { $player }
lobby-due = Ждут вас
lobby-mine = Ваши столы
lobby-mine-none = Вы ещё не сидите ни за одним столом.
lobby-open = Открытые столы
lobby-open-none = Сейчас никто не ждёт игроков. Создайте открытый стол, и его увидят здесь.
play-bot = Играть с ботом
new-table = Новый стол
read-rules = Правила вкратце
sit-down = Сесть
watch = Смотреть
play = Играть
open = Открыть
table-over = партия окончена
table-won = победа: { $names }
table-ready = можно начинать
table-free =
    { $free ->
        [0] все места заняты
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[other] { $free } свободных мест
    }
table-running = идёт игра
table-waits-for = ждём: { $names }
seat-open = Свободное место
seat-nameless = Игрок { $place }

## Новый стол

new-title = Новый стол: { $game }
new-seats = Места
new-seat = Место { $place }
new-me = Я
new-me-named = Я ({ $name })
new-open = Свободно: по ссылке
new-bot = Бот: { $bot }
new-same-screen = Кто-то за этим экраном
new-same-screen-name = Имя игрока на месте { $place }
new-same-screen-hint = Имя
new-add-seat = Добавить место
new-remove-seat = Убрать место { $place }
new-name-missing = Назовите всех, кто играет за этим экраном.
new-table-panel = Стол
new-name = Название стола (необязательно)
new-name-hint = Например, «Поздняя орбита»
new-private = По приглашению
    .help = Смотреть может любой, у кого есть адрес, а сесть за стол — тот, у кого есть приглашение.
new-public = Открытый
    .help = Виден в лобби; сесть или смотреть может любой.
new-options = Настройки стола
new-options-changed =
    { $changed ->
        [0] всё как обычно
        [one] изменена { $changed }
        [few] изменены { $changed }
       *[other] изменено { $changed }
    }
new-options-reset = Вернуть обычные настройки
rule-link = Правило { $clause }
create = Создать стол
map-cubes =
    { $cubes ->
        [one] по { $cubes } кубу
        [few] по { $cubes } куба
       *[other] по { $cubes } кубов
    }
map-random = Случайное поле
map-basic = базовое поле
map-void = Пустота
map-uneven = неравный старт
map-start-mark = стартовая планета

## Стол до начала игры

lobby-more = Показать ещё
lobby-shown-mine = Ваши столы: { $shown } из { $total }
lobby-shown-join = Столы со свободными местами: { $shown } из { $total }
lobby-shown-watch = Партии, за которыми можно наблюдать: { $shown } из { $total }
table-close = Закрыть стол
table-close-title = Закрыть этот стол?
table-close-text = Он исчезнет для всех, и вернуть его будет нельзя.
table-close-game = Партия закончится, её запись будет удалена. Вернуть её будет нельзя.
room-add-person = Добавить игрока
room-person-name = Имя
room-person-screen = За чьим экраном
room-person-mine = за моим экраном
room-person-at = за экраном игрока { $player }
room-person-give = Отдать место
room-free-title = Освободить место игрока { $player }?
room-free-text = Место освободится, а ссылка-приглашение сменится. Снова сесть этот игрок сможет только по новой ссылке.
room-freed = Хозяин освободил ваше место. Можно смотреть; чтобы снова сесть, попросите новую ссылку-приглашение.
room-opening = Готовим стол…
room-ready = Все места заняты. Хозяин стола может начинать.
room-ready-owner = Все места заняты. Можно начинать.
room-start = Начать игру
room-start-when-full = Игра начнётся, когда займут все места.
room-leave = Уйти из-за стола
room-add-bot = Добавить бота
room-free-seat = Убрать
room-watch = Все места заняты; смотреть можно отсюда.
room-uninvited = Вы можете смотреть. Чтобы сесть за стол, нужно приглашение от того, кто его создал.
room-watching =
    { $watching ->
        [one] { $watching } зритель
        [few] { $watching } зрителя
       *[other] { $watching } зрителей
    }
seat-mine = ваше место
seat-same-screen = за вашим экраном
seat-bot = бот
seat-online = на связи
seat-away = нет на связи
invite-title = Приглашение
invite-text = Кто откроет эту ссылку, сможет занять свободное место. Регистрация не нужна.
invite-copy = Копировать
invite-copied = Ссылка скопирована.
invite-copy-by-hand = Ссылка выделена: скопируйте её с клавиатуры.
invite-local = Эта ссылка работает только на этом компьютере. Чтобы позвать друзей с других устройств, запустите Starhold с STARHOLD_HOST=0.0.0.0 и откройте его здесь по сетевому адресу этого компьютера.
table-missing-title = Здесь нет стола
table-missing-text = Возможно, он закрыт или вход только по приглашению. Попросите ссылку у хозяина стола.

## Правила

rules-title = { $game }: правила
rules-lead = Игра за несколько минут чтения. Все подробности — в пронумерованных пунктах ниже.
rules-clauses = Все правила по пунктам
rules-clauses-lead = На эти номера ссылаются программа, её тесты и каждый отказ за столом.
rules-clauses-english = Пункты есть только на английском. Краткие правила выше и все сообщения за столом — на русском.
rules-clauses-short = К кратким правилам
rules-search = Поиск по пунктам
rules-found =
    { $count ->
        [0] Ничего не найдено
        [one] { $count } пункт
        [few] { $count } пункта
       *[other] { $count } пунктов
    }
rule-mark-official = книга правил
rule-mark-faq = вопросы и ответы
rule-mark-unverified = не проверено
rule-mark-decision = наше решение

## Прочие страницы

missing-title = На этой орбите пусто
missing-text = Такой страницы нет. Адрес мог быть набран с ошибкой или устареть.
to-lobby = В лобби
about-title = О Starhold
about-lead = Настольные игры о завоевании космоса в браузере: с друзьями за одним экраном, по ссылке или против ботов.
about-unofficial = Неофициально
    .text = Starhold — неофициальная любительская реализация правил. Она не связана с авторами и издателями игр и не одобрена ими. Все рисунки и тексты наши собственные; названия игр принадлежат их правообладателям. Если игра понравилась, купите её там, где она продаётся.
about-cookie = Без регистрации, один файл cookie
    .text = Играть можно без регистрации. Один файл cookie помнит, какие места ваши, а этот браузер — язык и настройки. Сведения о вас никому не передаются.
about-host = Свой сервер
    .text = Starhold работает на небольшой машине и не требует интернета. Если есть Python 3.11 или новее и make, одна команда в папке проекта собирает его и запускает сервер на порту 8000:
about-licence = Лицензия
    .text = Свободное программное обеспечение под лицензией MIT: пользуйтесь, изменяйте, распространяйте. Исходный код прилагается вместе со страницами о том, как держать сервер, писать ботов и добавлять игры.

## table

play-seat = { $seat }
play-board = Поле. Стрелки двигают курсор, Enter выбирает.
curtain-title = Передайте экран: { $seat }
curtain-text = Дальше – только для глаз игрока { $seat }. Остальных просим отвернуться.
curtain-lift = Я { $seat } – показать
play-orders = Ваше решение
play-waiting = Ждём: { $who }
play-sending = Отправляется…
play-map-moved = Поле как раз сдвинулось. Коснитесь ещё раз.
play-over = Победа: { $seat }
play-you-won = Все ваши кубы размещены. Прекрасная партия!
play-won-how = Все кубы этого игрока размещены.
play-turns-played =
    { $turn ->
        [one] Партия заняла { $turn } ход.
        [few] Партия заняла { $turn } хода.
       *[other] Партия заняла { $turn } ходов.
    }
play-look-at-board = Посмотреть на поле
play-record = Запись партии
play-lobby = В лобби
play-again = Сыграть ещё
play-cubes-placed = Размещено кубов: { $count } из { $total }

play-pick-ship = Выберите корабль
play-pick-square = Выберите клетку
play-pick-planet = Выберите планету
play-pick-number = Выберите число
play-pick-card = Выберите карту
play-pick-destination = Куда двигаться или кого атаковать?
play-pick-launch = С какой клетки атаковать?
play-pick-any = Как продолжить?
play-back = Назад
play-cancel = Отмена
play-yes = Да
play-attack = Атаковать
play-confirm = Подтвердите действие
play-no-way-back = Это нельзя отменить.
play-undo = Отменить
play-costs =
    { $count ->
        [one] Стоит { $count } действие.
        [few] Стоит { $count } действия.
       *[other] Стоит { $count } действий.
    }
play-costs-nothing = Не стоит действий.
play-rule = Правило { $clause }

play-result = Итоги
play-empty = пусто

play-show-map = Посмотреть на поле
play-show-cards = Показать карты

play-log = Журнал
play-log-empty = Показывать нечего.
play-filter = Показать
play-filter-all = Всё
play-filter-fights = Бои
play-filter-cubes = Кубы
play-filter-cards = Карты
play-setup = Подготовка
play-turn = Ход { $turn }
play-you-left = здесь вы ушли
play-look-back = Показать стол, каким он был тогда
play-recap = С вашего прошлого хода
replay-title = Прошлый момент
replay-open = Повтор
replay-moment = Шаг { $version } из { $last }
replay-steps = Шаги
replay-first = К первому шагу
replay-last = К последнему шагу
replay-turn-back = К предыдущему ходу
replay-turn-on = К следующему ходу
replay-order-back = К предыдущему приказу
replay-order-on = К следующему приказу
replay-round-back = К предыдущему раунду
replay-round-on = К следующему раунду
replay-play = Показывать подряд
replay-pause = Пауза
replay-speed = Скорость
replay-reader = Чьими глазами
replay-reader-seat = глазами: { $seat }
replay-reader-watcher = глазами зрителя
replay-reader-all = всё открыто
replay-copy = Скопировать ссылку на этот момент
replay-copied = Ссылка на этот момент скопирована.
replay-key-steps = при просмотре прошлого: шаг, ход
replay-key-ends = к первому, к последнему шагу
replay-key-play = показывать подряд, пауза
fork = Продолжить отсюда за другим столом
fork-title = Продолжить с шага { $version }
fork-text = Закрытый стол начнётся со всего, что было до этого шага; дальше у него свои кости и карты. За этим столом ничего не изменится.
fork-friend = Друг, по приглашению
fork-begin = Открыть стол
fork-name = { $name }, с шага { $version }
lineage-fork = Эта партия продолжает другую с шага { $version }.
lineage-archive = Эта запись загружена из файла.
lineage-ends = Запись на этом кончается.
record-bring = Выбрать файл
record-bring-text = Посмотрите сохранённую партию ещё раз: загрузите её запись.
record-large = Запись может занимать не больше { $limit } КБ.
trial = Пробное поле
trial-text = Ходите за всех, как хотите. За столом ничего не изменится; скрытое угадано.
trial-due = За столом ждут вас.
trial-open = Попробовать отсюда
trial-reroll = Другие кости
trial-leave = Вернуться за стол
play-pane-chat = Чат
chat = Чат
chat-unread = новых
chat-new = новое
chat-empty = Пока никто ничего не написал.
chat-empty-watching = Пока никто ничего не написал. Ваши реплики стоят отдельно от реплик игроков.
chat-write = Написать
chat-write-note = Заметка для себя
chat-send = Отправить
chat-to-table = Всем
chat-to-spectators = Зрителям
chat-to-note = Написать другим или заметку для себя
chat-note = Заметка
chat-phrases = Готовые фразы
chat-remove = Убрать
chat-remove-note = Убрать заметку
chat-removed = реплика убрана
chat-mute = Не показывать: { $name }
chat-unmute = Снова показывать: { $name }
chat-hearing = Кого показывать
chat-muted = скрыто: { $count }
chat-hear-spectators = Показывать зрителей
chat-point = Указать на это в чате
chat-pin = Указать на что-нибудь
chat-pin-help = Выберите место на поле или строку журнала.
chat-points-at = Указывает на: { $what }
chat-points-at-nothing = Ни на что не указывать
chat-at-step = шаг { $version }
chat-at-card = { $card }
chat-at-place = { $square }
phrase-hello = Привет!
phrase-good-luck = Удачной игры!
phrase-well-played = Отличная игра!
phrase-thanks = Спасибо!
phrase-nice = Хороший ход!
phrase-oops = Ой!
phrase-sorry = Простите!
phrase-moment = Минутку, пожалуйста.
phrase-back = Я снова здесь.
phrase-again = Ещё партию?
phrase-goodbye = До свидания!
play-earlier = На шаг раньше
play-later = На шаг позже
play-moment = Момент партии
play-back-to-now = Вернуться

play-list = Все варианты списком
play-list-search = Поиск
play-list-count =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[other] { $count } вариантов
    }
play-zoom-in = Приблизить
play-zoom-out = Отдалить
play-fit = Всё поле
play-pen = Рисовать стрелки и отметки для себя
play-pen-clear = Стереть нарисованное в этот момент
play-hide-pieces = Скрыть корабли
play-fold = Свернуть кнопки
play-panes = Разделы
play-pane-play = Поле
play-pane-cards = Карты
play-pane-log = Журнал
play-pane-players = Игроки

play-keys = За столом
play-key-arrows = двигать курсор по полю
play-key-enter = выбрать под курсором; подтвердить
play-key-next = следующая и предыдущая подсвеченная клетка
play-key-back = на шаг назад; к настоящему
play-key-letters = кнопки с этой буквой
play-key-end = закончить действия
play-key-undo = отменить
play-key-board = перейти к полю
play-key-zoom = ближе, дальше, всё поле

## Forbidden Stars: стол

fs-routed = деморализован
fs-routed-count = деморализовано: { $count }
fs-swap-beside = рядом с полем
fs-swap-waiting = следующий жетон, который вернётся
fs-over = Победа: { $who }
fs-ended-objectives = Раунд { $round }: собраны все цели.
fs-ended-rounds = Раунд { $round } был последним: решают цели, при равенстве — миры, материал и отряды.
fs-ended-alone = Раунд { $round }: больше никого не осталось.
fs-pick-area = Выберите мир или космос на поле
fs-pick-system = Выберите систему на поле
fs-pick-edge = Выберите подсвеченное ребро
fs-pick-order = Выберите приказ
fs-pick-unit = Выберите отряд
fs-pick-structure = Выберите постройку
fs-pick-drop = Какие карты уйдут из колоды?
fs-pick-swap = Какой жетон заменить?
fs-pick-price = Как заплатить?
fs-pick-cell = Выберите место для тайла
fs-window = Можно вмешаться: { $timing }
fs-log-round = Раунд { $round }
fs-log-order = { $order }: { $seat }
fs-orders-revealed = Раскрытые приказы
fs-orders-none = Ещё ни один приказ не раскрыт.
fs-orders-nothing = без последствий
fs-orders-discarded = сброшен ради события
fs-orders-unit-moved = { $seat } перемещает отряды: { $count }.
fs-orders-unit-destroyed = { $seat } теряет отряды: { $count }.
fs-orders-unit-bought = { $seat } покупает: { $kind } × { $count }.
fs-orders-asset-gained = { $seat } получает: { $asset } × { $count }.
fs-sign-income = материал, который мир даёт каждый раунд
fs-sign-capacity = место для отряда
fs-sign-objective = цель игрока
fs-sign-materiel = материал и доход
fs-sign-storm = шторм: прохода нет
fs-round = Раунд { $round } из 8
fs-phase-setup = Подготовка
fs-phase-planning = Планирование
fs-phase-operations = Приказы
fs-phase-refresh = Конец раунда
fs-phase-over = Игра окончена
fs-filter-orders = Приказы
fs-filter-goods = Доходы
fs-first = первый игрок
fs-objectives = Цели
fs-objectives-of = Цели: { $count } из { $needed }
fs-materiel = Материал
fs-command = Уровень командования
fs-schemes = Планы на руке
fs-sheet-open = Всё об игроке { $seat }
fs-orders-laid = Приказов выложено: { $count } из 4
fs-attacker = нападает
fs-defender = защищается
fs-ahead = ведёт по морали
fs-token = боевой жетон
fs-facedown = карта лицом вниз
fs-combat = Бой
fs-strike = Орбитальный удар
fs-combat-round = Раунд боя { $round } из 3
fs-bolters = пистолеты
fs-shields = щиты
fs-damage = получит урона
fs-morale = мораль
fs-hand = Ваши боевые карты
fs-shop = Развёртывание
fs-limit = отрядов: { $bought } из { $limit }
fs-lack-level = Не хватает городов или жетона кузницы
fs-lack-supply = В запасе не осталось
fs-lack-forge = Нужен жетон кузницы
fs-lack-materiel = Не хватает материала
fs-lack-place = Здесь сейчас нельзя
fs-usual = обычно { $price }
fs-places = Можно поставить: { $places }
fs-supply = в запасе { $count }
fs-lack-once = По одному каждого вида за приказ
fs-lack-command = Нужен уровень командования { $level }
fs-figures = кубики { $dice }, здоровье { $health }, мораль { $morale }
fs-free-infantry = Бесплатная пехота за жетон подкрепления
fs-cache-help = Жетон скидки снижает цену на 2.
fs-market = Улучшения
fs-owned = уже ваше
fs-market-drop = Обе копии войдут в колоду, а обе копии одной из этих карт её покинут: { $cards }.
fs-market-swap = заменяет обычный жетон: { $order }
fs-market-when = Покупать можно при выполнении приказа «Стратегия», если в его системе есть ваш отряд: не больше одного улучшения приказа и одного боевого.
fs-order-upgrades = Улучшения приказов
fs-combat-upgrades = Боевые карты (по две)
fs-scheme = план
fs-tactic = тактика
fs-choose = Выбрать
fs-play = Разыграть
fs-events-drawn = Взятые события
fs-schemes-own = Ваши планы
fs-look = Подробно
fs-capacity = отрядов: { $units } из { $capacity }
fs-objective-here = Цель игрока { $seat }
fs-tiles = Ваши тайлы
fs-rotate = Повернуть
fs-flip = Перевернуть
fs-turned =
    { $degrees ->
        [0] без поворота
       *[other] поворот на { $degrees }°
    }
fs-tile = Тайл { $tile }
fs-worlds = Миры
fs-structures = Постройки
fs-units = Отряды
fs-level = Ур.
fs-cost = Цена
fs-dice = Кубики
fs-health = Здор.
fs-orders-known = Приказы
fs-orders-hand = ещё { $count } на руке
fs-place-hand = на руке
fs-place-used = использован
fs-place-deck = на колоде событий
fs-place-laid = на поле
fs-deck = Боевая колода (по две)
fs-auto = Пропускать автоматически
fs-auto-help = В эти моменты игра вас не ждёт.
fs-price-full = Полная цена
fs-price-cache = С жетоном скидки
fs-choice = Вариант { $count }
fs-position = Жетон { $count } снизу
fs-end-0 = вниз
fs-end-1 = наверх
fs-hide-pieces = Скрыть отряды
fs-key-orders = приказы: наступление, развёртывание, доминация, стратегия
fs-key-marks = по подсвеченным клеткам и рёбрам
fs-key-revealed = раскрытые приказы по раундам
fs-key-market = улучшения на рынке
fs-key-rotate = повернуть тайл
fs-key-flip = перевернуть тайл
fs-key-done = закончить шаг
fs-timing-planning-end = в конце планирования
fs-timing-storm-other-moves = когда другой игрок двигает шторм
fs-timing-combat-damage-start = перед уроном в бою
fs-timing-combat-damage-end = после урона в бою
fs-timing-combat-enemy-routed = когда вражеский отряд деморализован в бою
fs-timing-orbital-during = во время орбитального удара
fs-timing-orbital-before-roll = перед броском вашего орбитального удара
fs-timing-purchase-unit = при покупке отряда
fs-timing-advance-resolving = в начале своего наступления
fs-timing-scheme-instead-of-reveal = вместо раскрытия приказа
fs-timing-tactic-resolve = сразу

## Chances

estimate-title = Шансы на победу
estimate-how = На чём основана оценка
estimate-exact = { $chance } %
estimate-about = около { $chance } %
estimate-under = меньше { $chance } %
estimate-over = больше { $chance } %
estimate-nobody = никто: { $chance }
estimate-samples = Бой разыгран в уме { $count } { $count ->
        [few] раза
       *[other] раз
    }; ошибка может достигать { $points } { $points ->
        [one] пункта
       *[other] пунктов
    }.

# Темп, отсутствие и то, что решают помимо правил
span-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
span-hours = { $hours } ч
span-minutes = { $minutes } мин
span-seconds = { $seconds } с
terms-title = Темп и отсутствие
terms-pace = Темп
terms-each = Время на каждый ход
terms-bank = Время на всю партию
terms-increment = Добавка после хода
terms-vacation-days = Отпуск каждого игрока
terms-no = нет
terms-sleep = Часы сна не считаются
terms-vacation = Отпуск: { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
terms-absent = Если кого-то нет
terms-late = Когда у кого-то выйдет время
terms-moment = Боты ждут, чтобы можно было отменить
terms-until-done = пока не нажму «Готово»
pace-kind-none = Без часов
pace-kind-live = Вживую: часы на партию
pace-kind-move = По переписке: время на ход
pace-kind-days = По переписке: дни на партию
pace-none = Без часов
pace-live = Вживую, { $time }
pace-move = По переписке, { $time } на ход
pace-days = По переписке, всего { $time }
absent-wait = Все ждут
absent-vote = Остальные голосуют
absent-bot = Играет бот; можно вернуться
absent-forfeit = Место потеряно
moment-seconds = Боты ждут отмены { $seconds } с
moment-done = Боты ждут, пока вы не готовы
clock-over = 0:00
    .label = Время вышло
clock-runs =
    .label = Осталось { $time }, часы идут
clock-stands =
    .label = Осталось { $time }
clock-rests =
    .label = Осталось { $time }, часы стоят
clock-urgent =
    .label = Осталось всего { $time }
seat-stood-in = вместо игрока играет бот
seat-resigned = игрок сдался
seat-forfeited = место потеряно
seat-vacation = в отпуске
matter-vote = Решается
matter-withdraw = Отозвать
matter-votes = За: { $agreed }, ещё решают: { $waits }
proposed-draw = { $seat } предлагает ничью.
proposed-end = { $seat } предлагает закончить партию без результата.
proposed-bot = { $seat } предлагает, чтобы за отсутствующего игрока ({ $rival }) играл бот.
proposed-bot-table = Время вышло: { $rival }. Пусть дальше играет бот?
agree-draw = Согласиться
decline-draw = Отказаться
agree-end = Закончить
decline-end = Играть дальше
agree-bot = Пусть играет бот
decline-bot = Ждать дальше
matter-stood-in = За вас ({ $seat }) играет бот.
matter-return = Вернуться на место
matter-warned-you = Ваше время почти вышло.
matter-warned = Время почти вышло: { $seat }.
then-wait = Потом все будут ждать.
then-vote = Потом остальные проголосуют.
then-bot = Потом будет играть бот.
then-forfeit = Потом место будет потеряно.
matter-late-you = Ваше время вышло; остальные ждут вас.
matter-late = Время вышло: { $seat }.
matter-offered = Место свободно для замены: { $seat }.
matter-substitute = Играть вместо него
matter-fades = Здесь давно никто не играл. { $day } стол уберут, если никто не продолжит.
menu-table = Стол
menu-abandon = Закончить партию
menu-draw = Предложить ничью
menu-end = Предложить закончить
menu-vote = Бот вместо игрока { $rival }
menu-offer = Предложить своё место
menu-keep = Оставить место себе
menu-resign = Сдаться
menu-vacation = Отпуск
menu-vacation-until = Вы в отпуске до { $day }. Ваши часы стоят.
menu-vacation-days = Дней (из { $left })
menu-vacation-go = Уйти в отпуск
menu-vacation-none = В этой партии отпуска больше нет.
menu-home = Я снова здесь
menu-sleep = Часы сна
menu-sleep-set = Ваши часы стоят с { $begins } до { $ends } ({ $zone }). Изменить можно раз в сутки.
menu-sleep-help = Пока вы спите, ваши часы стоят, не больше десяти часов в сутки. Часовой пояс: { $zone }.
menu-sleep-from = С
menu-sleep-to = до
menu-sleep-save = Задать
resign-title = Сдать партию?
resign-text-two = Партия закончится победой соперника.
resign-text-more = До конца за вас будет играть бот. Вернуться нельзя.
ending-draw = Ничья
ending-agreed = Закончено по согласию
ending-abandoned = Партия оставлена
ending-resigned = Сдача
ending-forfeited = Время вышло
ending-shelved = Стол убран
ending-reopen = Продолжить партию
out-resigned = Сдача: { $seat }.
out-forfeited = Время вышло: { $seat }.
undo-done = Готово
undo-waits = Боты ждут: отмените или нажмите «Готово».
room-fades = Здесь давно ничего не происходило. { $day } стол удалят, если никто не сядет, не уйдёт и не начнёт игру.
now-resigned = Сдача: { $seat }. Дальше играет бот.
now-forfeited = Время вышло, место потеряно: { $seat }. Дальше играет бот.
now-bot = Пока нет игрока { $seat }, играет бот.
now-back = { $seat } снова в игре.
now-substitute = { $seat } играет дальше на замене.
gone-resigned = Вы сдались. Дальше играет бот.
gone-forfeited = Вы потеряли место. Дальше играет бот.
matter-fold = Свернуть
done-offer = Место предложено. Пока его никто не занял, играете вы.
done-keep = Место остаётся за вами.
done-vacation = Вы в отпуске, ваши часы стоят.
done-home = С возвращением! Отпуск окончен.
done-sleep = Часы сна заданы.
terms-sleep-later = Каждый задаёт их позже сам: «Стол».
terms-clock-idle = Когда время выйдет, ничего не произойдёт: все будут ждать дальше. Чтобы партия продолжалась:
menu-end-or-resign = «Закончить партию» — партия без победителя, «Сдаться» — побеждает бот.
menu-end-or-resign-more = В обоих случаях партия кончится без победителя; «Сдаться» ещё и отметит, что вы сдались.
resign-text-bots = Партия закончится без победителя, с отметкой, что вы сдались.
sign-gave-up = игрок сдался или потерял место
sign-replay-step = повтор: на шаг назад, на шаг вперёд
sign-replay-leap = повтор: сразу на бой, ход, приказ или раунд
sign-replay-end = повтор: к первому шагу; в другую сторону — к последнему
sign-clock-runs = эти часы идут
sign-clock-rests = эти часы стоят: отпуск или часы сна
sign-clock-urgent = время почти вышло или уже вышло
