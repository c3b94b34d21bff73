import { join } from "node:path";
import { repository, runTool } from "../run-tool.ts";

const usual = join(repository, "apps/consumer/runtimes");

/**
 * Installs what the `package.json` of a folder outside of the workspace names for this platform. Left out, that is
 * `runtimes/package.json`: 800 MB on disk the first time, nothing after that. Without a network it warns and leaves out
 * what it cannot get; tests then skip it. Throws for every other reason, such as a lockfile that does not match, so
 * that a skipped runtime does not look tested.
 */
export function installRuntimes(folder: string = usual): void {
  try {
    runTool("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], folder);
  } catch (error) {
    if (!/META_FETCH_FAIL|NETWORK_ERROR/.test(String(error))) throw error;
    console.warn(`The registry was not reached, so runtimes that are not installed are skipped. ${String(error)}`);
  }
}
