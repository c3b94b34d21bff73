import { fileURLToPath } from "node:url";
import { createCliRunner } from "../../mock/test/run-cli.js";

/** Runs the command line of contract runs. */
export const { toCliCommand, runCli, killCli } = createCliRunner(
  fileURLToPath(new URL("../src/cli.ts", import.meta.url)),
);
