import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildReport, diffSpecs } from "@shortvideo-api/diff";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { inCI, onlyInCI } from "../../../scripts/in-ci.ts";
import { buildSite, readContent, writeSite } from "../src/index.ts";
import type { PageKind } from "../src/page/page.ts";
import { makePages } from "../src/make-pages.ts";
import { openBrowser, provideChromium } from "./open-browser.ts";
import { watchPage } from "./watch-page.ts";

const own = await readContent({ spec: fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml")) });
const find = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const spec = find("../../../generator/test/scenarios/webhooks/spec/openapi.yaml");
const comparison = await diffSpecs(find("../../../generator/test/corpus/petstore.yaml"), spec);
const named = { file: "openapi.yaml", nameFile: (file: string) => file };
const report = buildReport(comparison, { before: named, after: named }, "never");
const releases = [
  { version: "2.0.0", date: "2026-11-28", page: "changes/2.0.0", report },
  { version: "1.0.0", date: undefined, page: "changes/1.0.0", report: undefined },
];
const other = await readContent({ spec, releases });

const documents = [
  ["own", own],
  ["other", other],
] as const;

/** The files of one page of each kind, as `document/page`. The other document has webhooks, releases and operations of other kinds. */
const pages = documents.flatMap(([name, content]) => {
  const paths = makePages(content).map(({ path }) => path);
  const kinds = new Set(paths.map((path) => path.split("/")[0] ?? ""));
  const shown = name === "own" ? [...kinds] : ["operations", "webhooks", "changes"];
  return shown
    .flatMap((kind) => {
      const first = paths.find((path) => path.startsWith(`${kind}/`));
      return [...(paths.includes(kind) ? [kind] : []), ...(first === undefined ? [] : [first])];
    })
    .map((path) => `${name}/${path}`);
});
const operation = "own/operations/posts.listComments";
const chromium = provideChromium();

const wide = { width: 1280, height: 900 };
const narrow = { width: 320, height: 640 };
const modes: Readonly<Record<string, BrowserContextOptions>> = {
  light: { viewport: wide, colorScheme: "light" },
  dark: { viewport: wide, colorScheme: "dark" },
  phone: { viewport: narrow, colorScheme: "light" },
  "phone-dark": { viewport: narrow, colorScheme: "dark" },
};

describe.skipIf(chromium === undefined)("the pages of a site", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  let browser: Browser;
  beforeAll(async () => {
    for (const [name, content] of documents) await writeSite(buildSite(content), join(folder, name));
    browser = await openBrowser(chromium ?? "");
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: wide, ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await visit(page, path);
    return page;
  }

  async function visit(page: Page, path: string): Promise<void> {
    await page.goto(pathToFileURL(join(folder, `${path}.html`)).href);
  }

  test("cover each kind of page", () => {
    const kinds = documents.flatMap(([name, content]) =>
      makePages(content).flatMap(({ path, kind }) => (pages.includes(`${name}/${path}`) ? [kind] : [])),
    );
    const all: readonly PageKind[] = [
      "operation",
      "error",
      "guide",
      "type",
      "webhook",
      "resource",
      "change",
      "overview",
    ];
    expect(new Set(kinds)).toEqual(new Set(all));
  });

  test.each(inCI(Object.keys(modes), ["phone"]))("have no accessibility findings in %s mode", async (mode) => {
    // A guide with several tables, and links within them.
    const visited = inCI([...pages, "own/guides/errors", "own/404"], [operation]);
    const page = await open(operation, modes[mode]);
    const findings: string[] = [];
    for (const path of visited) {
      await visit(page, path);
      await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
      const overflow = await measureOverflow(page);
      // Colors are all that differs between light and dark.
      findings.push(...(await findProblems(page, mode.endsWith("dark") ? ["color-contrast"] : [])), ...overflow);
    }
    expect(visited.length).toBeGreaterThan(0);
    expect(findings).toEqual([]);
  });

  test("search by keyboard, and announce the results", async () => {
    const page = await open(operation, modes["phone"]);
    const watched = watchPage(page);
    await page.keyboard.press("/");
    await page.keyboard.type("comments count");
    const box = page.getByRole("combobox");
    const options = page.getByRole("option");
    await options.first().waitFor();

    expect(await page.getByRole("status").first().textContent()).toBe(`${await options.count()} results`);
    expect(await box.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowDown");
    const active = await box.getAttribute("aria-activedescendant");
    expect(await page.locator('[aria-selected="true"]').getAttribute("id")).toBe(active);
    expect(await findProblems(page)).toEqual([]);
    expect(await measureOverflow(page)).toEqual([]);

    await page.keyboard.press("Escape");
    expect(await box.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("listCommentReplies");
    await page.getByText("GET /api/post/comment/replies").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/posts\.listCommentReplies\.html/);
    expect(watched.complaints()).toEqual([]);
    expect(watched.origins()).toEqual(["file:"]);
  });

  test("lead to the content with the first stop of the keyboard", onlyInCI, async () => {
    const page = await open(operation);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("have all text without a script, and no search box", onlyInCI, async () => {
    const scripted = await open(operation);
    const page = await open(operation, { javaScriptEnabled: false });
    // Buttons that copy are the only words that scripts add.
    const words = await scripted.evaluate(() => {
      for (const button of document.querySelectorAll(".copy")) button.remove();
      return document.querySelector("main")?.textContent;
    });

    expect(await page.locator("main").textContent()).toBe(words);
    expect(await page.locator("main .text").isVisible()).toBe(true);
    expect(await page.getByRole("combobox").count()).toBe(0);
    // The list of pages remains reachable on a phone.
    await page.setViewportSize(narrow);
    await page.getByRole("button", { name: "Pages" }).click();
    expect(await page.getByRole("navigation", { name: "Pages" }).isVisible()).toBe(true);
  });

  test("fit when the text is twice as large", onlyInCI, async () => {
    const page = await open(operation, { viewport: { width: 640, height: 450 } });
    for (const path of pages) {
      await visit(page, path);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      expect(await measureOverflow(page)).toEqual([]);
    }
  });

  test("hide nothing of their content in print", onlyInCI, async () => {
    const page = await open(operation);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll("main .text :is(h2, h3, li, dd, p), main .codes pre")]
        .filter((element) => !element.closest(".try") && !element.checkVisibility({ contentVisibilityAuto: true }))
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main pre")]
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
        )
        .map((element) => element.textContent?.slice(0, 100)),
    );
    expect(hidden).toEqual([]);
    expect(cut).toEqual([]);
  });

  test("do not move for readers who do not want it", onlyInCI, async () => {
    const page = await open(operation, { reducedMotion: "reduce" });
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((element) => {
          const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
          return animationName !== "none" || transitionDuration !== "0s" || scrollBehavior !== "auto";
        }).length,
    );
    expect(moving).toBe(0);
  });
});

/** Lists the findings of axe-core, of all rules or of the given ones. */
async function findProblems(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe.source);
  return await page.evaluate(async (only) => {
    const { violations } = await globalThis.axe.run({ preload: false, ...(only.length > 0 && { runOnly: [...only] }) });
    return violations.map(({ id, nodes }) => `${location.pathname} ${id}: ${nodes.map(({ html }) => html).join(", ")}`);
  }, rules);
}

/** Reports a page that scrolls sideways. */
async function measureOverflow(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${location.pathname} is ${scrollWidth} px wide in ${clientWidth}`] : [];
  });
}
