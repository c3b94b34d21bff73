import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../../consumer/src/runtimes/find-chromium.ts";
import { installRuntimes } from "../../consumer/src/runtimes/install-runtimes.ts";

const folder = fileURLToPath(new URL("../browser/", import.meta.url));

/** Installs Chromium beside the workspace, and gives its path; `undefined` where there is none for this machine. */
export function provideChromium(): string | undefined {
  installRuntimes(folder);
  return findChromium(`${folder}node_modules/`);
}

/** A bound for what hangs, not for what is slow. */
export const hang_ms = 10 * 60_000;

/** The pages are ours alone, so the browser's sandbox, which wants rights that containers seldom give, may stay off. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  return await chromium.launch({
    executablePath,
    timeout: hang_ms,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
}
