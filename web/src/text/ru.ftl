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
reconnecting = Переподключение…
error-unexpected = Что-то пошло не так. Попробуйте ещё раз.
reason-unreachable = Сервер недоступен. Проверьте соединение.
reason-unexpected = Сервер ответил что-то неожиданное. Попробуйте ещё раз.
your-turn = ваш ход
footer-unofficial = Неофициальная любительская реализация правил, не связанная с издателями.
footer-unofficial-short = Неофициальный любительский проект, не связан с издателями
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

## Клавиатура

keys-title = Клавиатура
keys-everywhere = Везде
keys-sheet = показать или скрыть эту памятку
keys-close = закрыть открытое
keys-tab = к следующему элементу

## Лобби

lobby-title = Стол в глубоком космосе
lobby-lead = Играйте с друзьями, а пока их ждёте — с ботом. Без регистрации.
lobby-quantum-facts = Игроков: { $min }–{ $max } · 45–60 минут · кости — это корабли
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
bot-captain = Капитан
bot-random = Случайный
table-over = партия окончена
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
    .help = Войдут только те, у кого есть ссылка.
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
       *[other] по { $cubes } кубов
    }
map-void = Пустота
map-uneven = неравный старт
map-start-mark = стартовая планета

## Стол до начала игры

room-opening = Готовим стол…
room-ready = Все места заняты. Хозяин стола может начинать.
room-ready-owner = Все места заняты. Можно начинать.
room-start = Начать игру
room-start-when-full = Игра начнётся, когда займут все места.
room-leave = Уйти из-за стола
room-watch = Все места заняты; смотреть можно отсюда.
room-watching =
    { $watching ->
        [one] { $watching } зритель
        [few] { $watching } зрителя
       *[other] { $watching } зрителей
    }
seat-mine = ваше место
seat-bot = бот
seat-online = на связи
seat-away = нет на связи
invite-title = Приглашение
invite-text = Кто откроет эту ссылку, сможет занять свободное место. Регистрация не нужна.
invite-copy = Копировать
invite-copied = Ссылка скопирована.
invite-copy-by-hand = Ссылка выделена: скопируйте её с клавиатуры.
table-missing-title = Здесь нет стола
table-missing-text = Возможно, он закрыт или вход только по приглашению. Попросите ссылку у хозяина стола.

## Правила

rules-title = { $game }: правила
rules-lead = Игра за несколько минут чтения. Все подробности — в пронумерованных пунктах ниже.
rules-clauses = Все правила по пунктам
rules-clauses-lead = На эти номера ссылаются программа, её тесты и каждый отказ за столом.
rules-clauses-english = Пункты написаны по-английски.
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
rule-mark-decision = наше решение

## Прочие страницы

missing-title = На этой орбите пусто
missing-text = Такой страницы нет. Адрес мог быть набран с ошибкой или устареть.
to-lobby = В лобби
about-title = О Starhold
about-lead = Настольные игры о покорении космоса в браузере: с друзьями за одним экраном, по ссылке или против ботов.
about-unofficial = Неофициально
    .text = Starhold — неофициальная любительская реализация правил. Она не связана с авторами и издателями игр и не одобрена ими. Все рисунки и тексты наши собственные; названия игр принадлежат их правообладателям. Если игра понравилась, купите её там, где она продаётся.
about-cookie = Без регистрации, один файл cookie
    .text = Играть можно без регистрации. Один файл cookie помнит, какие места ваши, а этот браузер — язык и настройки. Сведения о вас никому не передаются.
about-host = Свой сервер
    .text = Starhold работает на небольшой машине и не требует интернета. Если есть Python 3.11 или новее и make, одна команда в папке проекта собирает его и запускает сервер на порту 8000:
about-licence = Лицензия
    .text = Свободное программное обеспечение под лицензией MIT: пользуйтесь, изменяйте, распространяйте. Исходный код прилагается вместе со страницами о том, как держать сервер, писать ботов и добавлять игры.
