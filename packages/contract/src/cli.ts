#!/usr/bin/env node
import { startProgram } from "@shortvideo-api/document/start";

const version = startProgram("shortvideo-contract", new URL("../package.json", import.meta.url));

const { Command } = await import("commander");
const { runCommand } = await import("@shortvideo-api/mock/commands");
const { createCheckHarCommand } = await import("./command/create-check-har-command.js");
const { createMergeCommand } = await import("./command/create-merge-command.js");
const { createProxyCommand } = await import("./command/create-proxy-command.js");
const { createRunCommand } = await import("./command/create-run-command.js");
const { createVerifyCommand } = await import("./command/create-verify-command.js");

const program = new Command("shortvideo-contract")
  .version(version, "-V, --version", "print the version")
  .description(
    "Runs tests against the contract of the short-video data service or of another document, and verifies services and live traffic.",
  )
  .showHelpAfterError("A test command follows `run`: `run -- pytest`. `--help` lists all commands.")
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
