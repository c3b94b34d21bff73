#!/usr/bin/env node
import { readFileSync } from "node:fs";
import module from "node:module";
import { findNodeFault, readPlatform } from "./command/find-node-fault.js";

const manifest: { version: string; engines: { node: string } } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

// Before anything is loaded that an older Node cannot even read.
const fault = findNodeFault("shortvideo-mock", process.versions.node, manifest.engines.node, readPlatform);
if (fault !== undefined) {
  console.error(fault);
  process.exit(4);
}

// Prism is half a second of code to read; what was compiled once is read in a third of it.
module.enableCompileCache();

const { Command } = await import("commander");
const { createScenariosCommand } = await import("./command/create-scenarios-command.js");
const { createStartCommand } = await import("./command/start-command.js");
const { runCommand } = await import("./command/run-command.js");

const program = new Command("shortvideo-mock")
  .version(manifest.version, "-V, --version", "tell the version")
  .description("A mock of the short-video data service, from its OpenAPI document.")
  .enablePositionalOptions()
  .addCommand(createStartCommand("start"))
  .addCommand(createScenariosCommand());

await runCommand(program);
