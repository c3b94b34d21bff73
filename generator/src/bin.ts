#!/usr/bin/env node
import module from "node:module";

// Checked first, because an older Node cannot parse the code that is loaded below.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
  console.error(
    `openapi-monorepo needs Node 20.19, 22.12 or later, found ${process.versions.node}. Install a newer one.`,
  );
  process.exit(4);
}

// Loading compiled code takes a third of the time. Node 20 has no such cache.
if ("enableCompileCache" in module) module.enableCompileCache();

const { runCommand } = await import("./commands/run-command.ts");
process.exitCode = await runCommand(process.argv.slice(2));
