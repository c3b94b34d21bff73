import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isCI } from "../../../scripts/in-ci.ts";
import { startSite } from "../src/index.ts";
import { hangMs, openBrowser, provideChromium } from "./open-browser.ts";

const chromium = isCI ? provideChromium() : undefined;

test.skipIf(chromium === undefined)(
  "reloads an open page at its position after a save, and shows problems with the last valid document",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const spec = join(folder, "openapi.yaml");
    cpSync(join(import.meta.dirname, "small.yaml"), spec);
    const edit = (from: string, to: string) => writeFileSync(spec, readFileSync(spec, "utf8").replace(from, to));
    const site = await startSite({ spec });
    onTestFinished(() => site.stop());
    const browser = await openBrowser(chromium ?? "");
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 400, height: 200 } });
    page.setDefaultTimeout(hangMs);
    await page.goto(`${site.url}/operations/pets.all.html`);
    await page.evaluate(() => scrollTo(0, 150));

    edit("title: Pets", "title: [");
    await expect(site.update()).rejects.toThrow("openapi.yaml:2");
    await page.getByText(/openapi\.yaml:\d+ +error/).waitFor();
    expect(await page.title()).toContain("Pets");

    edit("title: [", "title: Dogs");
    await site.update();
    await expect.poll(() => page.title()).toContain("Dogs");
    await page.locator(".notice").waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  },
);
