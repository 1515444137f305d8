// A bot in JavaScript, the twin of digger.sh: it digs when it can, then does what leads there.
//
//     blackgate play --seat human --seat "process:node examples/bots/digger.js"
//
// docs/bots.md has the protocol.

const WISHES = [
  "dig", "craft shovel", "craft pickaxe", "buy shovel", "buy pickaxe", "search", "heal", "move", "go",
];

function best(options) {
  for (const wish of WISHES) {
    const place = options.findIndex((option) => option.startsWith(wish));
    if (place >= 0) return place;
  }
  return options.length - 1;
}

function answer(message) {
  switch (message.type) {
    case "hello":
      return { type: "hello", protocol: 1, name: "digger" };
    case "choose":
      return { type: "choice", id: message.id, choose: best(message.options) };
    case "bye":
      process.exit();
  }
}

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => console.log(JSON.stringify(answer(JSON.parse(line)))));
