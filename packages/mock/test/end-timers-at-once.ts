import { onTestFinished, vi } from "vitest";

/** Ends each timer of this process at once, until the test ends. Returns their durations in milliseconds. */
export function endTimersAtOnce(): readonly (number | undefined)[] {
  const { setTimeout } = globalThis;
  const durations: (number | undefined)[] = [];
  const fake = vi.spyOn(globalThis, "setTimeout").mockImplementation((run, durationMs, ...args) => {
    durations.push(durationMs);
    return setTimeout(run, 0, ...args);
  });
  onTestFinished(() => fake.mockRestore());
  return durations;
}
