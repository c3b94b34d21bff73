import { Writable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgress } from "../../../scripts/create-progress.mjs";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const tasks = ["@suite/one#test", "//#check:lint"].map((taskId) => ({ taskId, task: "", command: "", directory: "" }));

/** Opens a terminal that stores the text written to it. */
function openTerminal(columns = 80) {
  let written = "";
  const stream = new Writable({
    write: (chunk, _, done) => {
      written += String(chunk);
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY: true, columns }), read: () => written };
}

test("redraws one line on a terminal, and removes it at the end", () => {
  vi.stubEnv("CI", undefined);
  vi.stubEnv("TERM", "xterm");
  const { stream, read } = openTerminal();
  const progress = createProgress({ tasks, root: "/", stream });

  progress.finish("@suite/one#test", false);
  progress.print("a failure");
  vi.advanceTimersByTime(1_000);
  progress.end();
  vi.advanceTimersByTime(1_000);

  expect(read().split("\r\u001B[2K")).toEqual([
    "",
    "1 of 2 tasks done, 0 s",
    "a failure\n",
    "1 of 2 tasks done, 0 s",
    "1 of 2 tasks done, 0 s",
    "1 of 2 tasks done, 1 s",
    "1 of 2 tasks done, 1 s",
    "1 of 2 tasks done, 1 s",
    "",
  ]);
});

test("never draws past the edge of a narrow terminal", () => {
  vi.stubEnv("CI", undefined);
  vi.stubEnv("TERM", "xterm");
  const { stream, read } = openTerminal(10);
  const progress = createProgress({ tasks, root: "/", stream });

  progress.finish("//#check:lint", false);
  progress.end();

  expect(read()).toBe("\r\u001B[2K1 of 2 ta\r\u001B[2K");
});

test.each([
  ["CI", "1"],
  ["TERM", "dumb"],
])("prints plain lines where `%s` is `%s`", (name, value) => {
  vi.stubEnv("CI", undefined);
  vi.stubEnv(name, value);
  const { stream, read } = openTerminal();
  const progress = createProgress({ tasks, root: "/", stream });

  progress.finish("//#check:lint", true);
  progress.end();

  expect(read()).toBe("[1/2] check:lint (cached)\n");
});

test.each([
  [{ NO_COLOR: undefined, FORCE_COLOR: undefined }, "\u001B[31mred\u001B[39m"],
  [{ NO_COLOR: "1", FORCE_COLOR: undefined }, "red"],
  [{ NO_COLOR: undefined, FORCE_COLOR: "0" }, "red"],
])("keeps the colors of a log unless the environment disables them: %j", (env, expected) => {
  for (const [name, value] of Object.entries({ ...env, CI: "1" })) vi.stubEnv(name, value);
  const { stream, read } = openTerminal();

  createProgress({ tasks, root: "/", stream }).print("\u001B[31mred\u001B[39m");

  expect(read()).toBe(`${expected}\n`);
});
