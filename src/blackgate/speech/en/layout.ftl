### Places, sizes and small things at the table.

## What an action does.
web-explained-ask = What does an action do?
web-explained-press = Press an action to read what it does.
web-explained-rules = The rules behind it
web-explained-costs = { $n ->
    [one] It costs 1 action.
   *[other] It costs { $n } actions.
}
web-explained-free = It costs no action.

## Board and status bar.
web-places-price = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
web-places-own-tunnel = Your tunnel

## Choices and log.
web-table-cancel = Cancel
web-drag-choose = Drop it here to choose
web-log-find = Search the log
web-log-find-words = Words in the log
web-log-none = No line of the log contains these words.

## After the game.
web-share-replay = Share the replay
web-share-about = Anybody who has the link sees the whole game, with all hands.
web-share-link = Link to the replay
