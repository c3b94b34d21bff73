import { expect, test } from "vitest";
import { killTree } from "../../../scripts/kill-tree.mjs";

// `kill(0)` reaches the group of the caller, and `kill(-1)` every process.
test.each([0, -0, 1, -1, 1.5, Number.NaN, Number("")])("kills nothing if the process id is %d", (pid) => {
  expect(() => killTree(pid)).toThrow(`\`pid\` must be an integer of 2 or more, got \`${pid}\`.`);
});
