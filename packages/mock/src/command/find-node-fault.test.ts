import { expect, test } from "vitest";
import { findNodeFault } from "./find-node-fault.js";

test.each(["20.20.2", "24.17.9", "9.30.0"])("says that Node %s is too old, and which is not", (version) => {
  expect(findNodeFault(version, ">=24.18")).toContain(`needs Node 24.18 or later; this is ${version}.`);
});

test.each(["24.18.0", "24.18.1", "24.20.0", "26.0.0", "100.1.0"])("takes Node %s", (version) => {
  expect(findNodeFault(version, ">=24.18")).toBeUndefined();
});
