import { fileURLToPath } from "node:url";
import { createCliRunner } from "../../mock/test/run-cli.js";

/**
 * Runs the built command line of contract runs, as users install it. From its sources, each start would take three times as long: the
 * build validates the service's own document once and for all.
 */
export const { toCliCommand, runCli, killCli } = createCliRunner(
  fileURLToPath(new URL("../dist/cli.js", import.meta.url)),
);
