import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "./clock.js";

test.each([-1, 2 ** 40])("schedules a task in %d ms without a warning of the runtime", async (delayMs) => {
  const warnings: Error[] = [];
  const warn = (warning: Error): void => void warnings.push(warning);
  process.on("warning", warn);
  onTestFinished(() => void process.off("warning", warn));

  systemClock.schedule(() => {}, delayMs)();
  // Warnings come in the next tick.
  await new Promise((resolve) => setImmediate(resolve));

  expect(warnings).toEqual([]);
});
