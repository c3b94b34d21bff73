import { expect, test } from "vitest";
import { watchAbort } from "./watch-abort.js";

test("runs all tasks when the signal aborts, except those that were cancelled", () => {
  const controller = new AbortController();
  const run: string[] = [];
  const cancel = watchAbort(controller.signal, () => run.push("cancelled"));
  watchAbort(controller.signal, () => run.push("first"));
  watchAbort(controller.signal, () => run.push("second"));
  cancel();

  controller.abort();

  expect(run).toEqual(["first", "second"]);
});

test("adds one listener to a signal, and removes it with the last task", () => {
  const { signal } = new AbortController();
  const listeners: string[] = [];
  signal.addEventListener = () => void listeners.push("added");
  signal.removeEventListener = () => void listeners.push("removed");

  const cancels = Array.from({ length: 20 }, () => watchAbort(signal, () => {}));
  for (const cancel of [...cancels, ...cancels]) cancel();

  expect(listeners).toEqual(["added", "removed"]);
});
