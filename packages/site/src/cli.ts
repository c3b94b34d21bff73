#!/usr/bin/env node
import { readFileSync } from "node:fs";
import module from "node:module";

// Checked first, because an older Node cannot parse the code that is loaded below.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
  console.error(
    `shortvideo-site needs Node 20.19, 22.12 or later, found ${process.versions.node}. Install a newer one.`,
  );
  process.exit(4);
}

// With a compile cache, code loads in a third of the time. Node 20 has none.
if ("enableCompileCache" in module) module.enableCompileCache();

const { version }: { version: string } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const { runCommand } = await import("@shortvideo-api/mock/commands");
const { createCommand } = await import("./command/create-command.js");

await runCommand(createCommand("shortvideo-site", version));
