#!/bin/sh
# A bot in plain shell: it digs when it can, then does what leads there.
#
#     blackgate play --seat human --seat "process:sh examples/bots/digger.sh"
#
# docs/bots.md has the protocol. This one reads no JSON: it takes the line apart, since id and options stand
# before the view, and the text of an option has no commas.

set -f
IFS=,

# The place, counted from 0, of the option that is wished for most; else of the last one.
best() {
    for wish in dig 'craft shovel' 'craft pickaxe' 'buy shovel' 'buy pickaxe' search heal move go; do
        place=0
        for option; do
            case $option in "\"$wish"*) echo "$place" && return ;; esac
            place=$((place + 1))
        done
    done
    echo $(($# - 1))
}

while IFS= read -r line; do
    case $line in
    '{"type":"hello",'*) echo '{"type":"hello","protocol":1,"name":"digger"}' ;;
    '{"type":"choose",'*)
        id=${line#*'"id":'}
        options=${line#*'"options":['}
        echo "{\"type\":\"choice\",\"id\":${id%%,*},\"choose\":$(best ${options%%]*})}" ;;
    '{"type":"bye"'*) exit ;;
    esac
done
