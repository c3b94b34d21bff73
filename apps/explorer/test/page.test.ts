import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type MockServer, startMock } from "@shortvideo-api/mock";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { inCI, onlyInCI } from "../../../scripts/in-ci.ts";
import { serviceDocument } from "../src/command/service-document.ts";
import { writeSite } from "../src/command/write-site.ts";
import { type Explorer, startExplorer } from "../src/server/start-explorer.ts";
import { hangMs, openBrowser, provideChromium } from "./open-browser.ts";
import { type Watched, watchPage } from "./watch-page.ts";

const settings = { viewport: { width: 1_400, height: 1_000 }, reducedMotion: "reduce" } as const;
const chromium = provideChromium();

describe.skipIf(chromium === undefined)("the explorer in Chromium", () => {
  let browser: Browser;
  // Shared by the pages, so that each file is loaded once.
  let context: BrowserContext;
  let mock: MockServer;
  let explorer: Explorer;
  beforeAll(async () => {
    [browser, mock] = await Promise.all([openBrowser(chromium ?? ""), startMock()]);
    context = await browser.newContext(settings);
    explorer = await startExplorer({ spec: serviceDocument, servers: [{ url: mock.url }] });
  });
  afterAll(() => Promise.all([browser.close(), explorer.stop(), mock.stop({ graceMs: 0 })]));

  async function open(address: string, within = context): Promise<{ page: Page; watched: Watched }> {
    within.setDefaultTimeout(hangMs);
    const page = await within.newPage();
    onTestFinished(() => page.close());
    const watched = watchPage(page);
    await page.goto(address);
    return { page, watched };
  }

  test("lists each operation without errors, and sends requests only to the explorer", async () => {
    const { page, watched } = await open(explorer.url);

    await page.getByRole("heading", { name: "Short-video data API" }).waitFor();
    const list = async () => {
      const links = await page
        .locator("a[href^='#tag/']")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      return links.flatMap((link) => link?.split("/").slice(2) ?? []).toSorted();
    };

    await expect.poll(list).toEqual(mock.operations.toSorted());
    expect(watched.complaints()).toEqual([]);
    expect(watched.origins()).toEqual([explorer.url]);
  });

  test("sends a request without set-up, and shows all digits of 64-bit numbers", async () => {
    const { page, watched } = await open(`${explorer.url}/#tag/live/live.listStreams`);
    await page.getByRole("button", { name: "Test Request (get /api/live/stream)" }).click();
    await page.getByRole("button", { name: "Send get request" }).click();
    await page.getByText("200 OK").waitFor();

    const shown = page.locator(".cm-content").last();

    await expect.poll(() => shown.innerText()).toContain('"id": 7561234567890123457,');
    const { operations, violations } = mock.report();
    expect(violations).toEqual([]);
    expect(operations.find(({ id }) => id === "live.listStreams")?.requests).toBe(1);
    expect(watched.complaints()).toEqual([]);
    expect(watched.origins()).toEqual([explorer.url, mock.url].sort());
  });

  test("shows the content of the `x-` fields", onlyInCI, async () => {
    const { page } = await open(`${explorer.url}/#tag/trending/trending.listSongs`);
    const section = page.locator("section.section", { hasText: "api.trending.listSongs(params)" }).first();
    await section.waitFor();

    for (const words of [
      "Deprecated since 1.0.0. The service's description gives no reason",
      "There is no replacement.",
      "api.trending.iterateSongs(params)",
      "data.sound_list, with the key song_id",
      "throws InBandError",
      "Inferred: ",
      'import { createClient } from "@shortvideo-api/client";',
    ])
      await expect.poll(async () => (await section.innerText()).replaceAll(/\s+/g, " ")).toContain(words);
  });

  test("updates an open page on each save, and shows problems with the last valid document", onlyInCI, async () => {
    const folder = mkdtempSync(join(tmpdir(), "explorer-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const spec = join(folder, "openapi.yaml");
    cpSync(serviceDocument, spec);
    const edit = (from: string, to: string) => writeFileSync(spec, readFileSync(spec, "utf8").replace(from, to));
    const following = await startExplorer({ spec });
    onTestFinished(() => following.stop());
    const { page } = await open(following.url);
    await page.getByRole("heading", { name: "Short-video data API" }).waitFor();

    edit("title: Short-video data API", "title: [");
    await expect(following.update()).rejects.toThrow("openapi.yaml:");
    await page
      .getByRole("alert")
      .getByText(/openapi\.yaml:\d+ +error/)
      .waitFor();
    expect(await page.getByRole("heading", { name: "Short-video data API" }).count()).toBe(1);

    edit("title: [", "title: Another data API");
    await following.update();
    await page.getByRole("heading", { name: "Another data API" }).waitFor();
    await page.getByRole("alert").waitFor({ state: "hidden" });
  });

  // Also without the policy, because the page must not depend on it.
  test.each(inCI([false, true], [true]))(
    "shows a hostile document as text, and runs none of its scripts; policy off: %s",
    async (bypassCSP) => {
      const spec = fileURLToPath(new URL("hostile.yaml", import.meta.url));
      const hostile = await startExplorer({ spec });
      onTestFinished(() => hostile.stop());
      const { page, watched } = await open(hostile.url, await browser.newContext({ ...settings, bypassCSP }));
      await page.getByText("Why: <img src=x onerror").first().waitFor();
      await page
        .getByRole("button", { name: /Test Request/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Send get request" }).click();
      await page.getByText("404 Not Found").waitFor();

      const done = await page.evaluate(() => Object.keys(globalThis).filter((key) => key.startsWith("harm")));
      const links = await page.locator("[href^='javascript:'], [src^='javascript:'], iframe, object, embed").count();

      expect(done).toEqual([]);
      expect(links).toBe(0);
      // Without the policy, the image of a description is requested.
      await expect.poll(watched.origins).toEqual([hostile.url, ...(bypassCSP ? ["https://evil.invalid"] : [])]);
    },
  );

  test("opens the static site from disk, without requests to other hosts", onlyInCI, async () => {
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await writeSite({ to: folder, server: [] });

    const { page, watched } = await open(pathToFileURL(join(folder, "index.html")).href);
    await page.getByRole("heading", { name: "Short-video data API" }).waitFor();

    expect(watched.complaints()).toEqual([]);
    expect(watched.origins()).toEqual(["file:"]);
  });
});
