import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../../../scripts/find-chromium.ts";
import { installRuntimes } from "../../../scripts/install-runtimes.ts";

const folder = fileURLToPath(new URL("../browser/", import.meta.url));

/** Installs Chromium outside the workspace. Returns its path; `undefined` if there is no Chromium for this machine. */
export function provideChromium(): string | undefined {
  installRuntimes(folder);
  return findChromium(`${folder}node_modules/`);
}

/** Timeout in milliseconds that only stops tests that hang. */
export const hangMs = 10 * 60_000;

/** Opens Chromium without its sandbox, which needs permissions that containers seldom have. All pages are trusted. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  return await chromium.launch({
    executablePath,
    timeout: hangMs,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
}
