import { fileURLToPath } from "node:url";
import { createCliRunner } from "../../mock/test/run-cli.js";

/** Runs the command line of contract runs from its sources. */
export const { toCliCommand, runCli, killCli } = createCliRunner(
  fileURLToPath(new URL("../src/cli.ts", import.meta.url)),
);

/** Runs the built command line, as users install it. It starts faster than the sources. */
export const { runCli: runBuiltCli, killCli: killBuiltCli } = createCliRunner(
  fileURLToPath(new URL("../dist/cli.js", import.meta.url)),
);
