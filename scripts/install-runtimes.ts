import { runTool } from "./run-tool.ts";

/**
 * Installs the packages of a folder outside the workspace for this platform, such as `apps/consumer/runtimes`.
 *
 * Without a network, it prints a warning, and tests skip the missing runtimes. Throws for every other failure, such as a lockfile that
 * does not match.
 */
export function installRuntimes(folder: string): void {
  try {
    runTool("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], folder);
  } catch (error) {
    if (!/META_FETCH_FAIL|NETWORK_ERROR/.test(String(error))) throw error;
    console.warn(`The registry could not be reached. Runtimes that are not installed are skipped. ${String(error)}`);
  }
}
