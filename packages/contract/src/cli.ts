#!/usr/bin/env node
import { readFileSync } from "node:fs";
import module from "node:module";
import { findNodeFault, readPlatform, runCommand } from "@shortvideo-api/mock/internal";

const manifest: { version: string; engines: { node: string } } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

const fault = findNodeFault("shortvideo-contract", process.versions.node, manifest.engines.node, readPlatform);
if (fault !== undefined) {
  console.error(fault);
  process.exit(4);
}

// What was compiled once is read in a third of the time.
module.enableCompileCache();

const { Command } = await import("commander");
const { createMergeCommand } = await import("./command/create-merge-command.js");
const { createRunCommand } = await import("./command/create-run-command.js");
const { createVerifyCommand } = await import("./command/create-verify-command.js");

const program = new Command("shortvideo-contract")
  .version(manifest.version, "-V, --version", "print the version")
  .description("Runs tests against the contract of the short-video data service, and verifies the service itself.")
  .enablePositionalOptions()
  .addCommand(createRunCommand())
  .addCommand(createMergeCommand())
  .addCommand(createVerifyCommand());

await runCommand(program);
