#!/usr/bin/env node
import { readFileSync } from "node:fs";
import module from "node:module";

const manifest: { version: string; engines: { node: string } } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

// Checked first, because an older Node cannot parse the code that is loaded below.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [neededMajor = 0, neededMinor = 0] = manifest.engines.node.replace(">=", "").split(".").map(Number);
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  const needed = `${neededMajor}.${neededMinor}`;
  console.error(
    `shortvideo-contract needs Node ${needed} or later, found ${process.versions.node}. Install a newer one.`,
  );
  process.exit(4);
}

// With a compile cache, code loads in a third of the time. Node 20 has none.
if ("enableCompileCache" in module) module.enableCompileCache();

const { Command } = await import("commander");
const { runCommand } = await import("@shortvideo-api/mock/commands");
const { createCheckHarCommand } = await import("./command/create-check-har-command.js");
const { createMergeCommand } = await import("./command/create-merge-command.js");
const { createProxyCommand } = await import("./command/create-proxy-command.js");
const { createRunCommand } = await import("./command/create-run-command.js");
const { createVerifyCommand } = await import("./command/create-verify-command.js");

const program = new Command("shortvideo-contract")
  .version(manifest.version, "-V, --version", "print the version")
  .description(
    "Runs tests against the contract of the short-video data service, and verifies the service and live traffic.",
  )
  .enablePositionalOptions();
const commands = [
  createRunCommand(),
  createMergeCommand(),
  createVerifyCommand(),
  createProxyCommand(),
  createCheckHarCommand(),
];
for (const command of commands) program.addCommand(command.showHelpAfterError("`--help` lists all options."));

await runCommand(program);
