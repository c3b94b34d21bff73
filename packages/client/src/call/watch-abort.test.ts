import { expect, test } from "vitest";
import { watchAbort } from "./watch-abort.js";

test("runs what watches when the signal aborts, and nothing that was called off", () => {
  const controller = new AbortController();
  const run: string[] = [];
  const callOff = watchAbort(controller.signal, () => run.push("called off"));
  watchAbort(controller.signal, () => run.push("first"));
  watchAbort(controller.signal, () => run.push("second"));
  callOff();

  controller.abort();

  expect(run).toEqual(["first", "second"]);
});

test("keeps one listener on a signal, and none when nothing watches", () => {
  const { signal } = new AbortController();
  const listeners: string[] = [];
  signal.addEventListener = () => void listeners.push("added");
  signal.removeEventListener = () => void listeners.push("removed");

  const callsOff = Array.from({ length: 20 }, () => watchAbort(signal, () => {}));
  for (const callOff of [...callsOff, ...callsOff]) callOff();

  expect(listeners).toEqual(["added", "removed"]);
});
