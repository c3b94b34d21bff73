import { syncState } from "./small-repository.ts";

// Writes a state of a small repository, and sends itself a signal at a step: `node kill-while-writing.ts ROOT LETTER STEP SIGNAL`.
const [root = "", letter = "", signalAt = "", signal] = process.argv.slice(2);

let steps = 0;
await syncState(letter, {
  root,
  check: false,
  onStep: () => {
    steps += 1;
    if (String(steps) === signalAt) process.kill(process.pid, signal);
  },
});
