#!/usr/bin/env node
import { startProgram } from "@shortvideo-api/document/start";

const version = startProgram("shortvideo-mock", new URL("../package.json", import.meta.url));

const { Command } = await import("commander");
const { createScenariosCommand } = await import("./command/scenarios-command.js");
const { createStartCommand } = await import("./command/start-command.js");
const { runCommand } = await import("./command/run-command.js");

const program = new Command("shortvideo-mock")
  .version(version, "-V, --version", "print the version")
  .description("A mock of the short-video data service, or of another OpenAPI document.")
  .showHelpAfterError("The command `start` serves the mock: `start --port 4010`. `--help` lists all commands.")
  .enablePositionalOptions()
  .addCommand(createStartCommand("start"))
  .addCommand(createScenariosCommand());

await runCommand(program);
