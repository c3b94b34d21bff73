// Fails unless changesets can run. They need a newer Node than everything else, so they are an optional dependency: an older Node
// installs the workspace without them.
import { existsSync } from "node:fs";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 11)) {
  fail(
    `Releases need Node 22.11 or later, found ${process.versions.node}. Use a newer Node, and run \`npm install\` with it.`,
  );
} else if (!existsSync("node_modules/@changesets/cli")) {
  fail("`@changesets/cli` is not installed. Run `npm install`.");
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
