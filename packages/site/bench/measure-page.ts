import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright-core";

/** The work of a browser for one visit to a page, with an empty cache. */
export interface Visit {
  /** Bytes of script, unpacked. */
  scriptBytes: number;
  /** Milliseconds until anything is painted, such as a wheel that turns. */
  paintMs: number;
  /** Milliseconds until a heading names the API or the operation. */
  contentMs: number;
  /** Milliseconds in which the main thread was busy, until the page was complete. */
  busyMs: number;
}

/** The time after which a page counts as never complete. */
const mostMs = 180_000;

declare global {
  /** When the heading appeared, in milliseconds since the start of the visit. Added to the page. */
  var shownAt: number | undefined;
}

/** Visits a page, and waits until a heading has one of the texts and the main thread is idle. */
export async function measureVisit(browser: Browser, address: string, headings: readonly string[]): Promise<Visit> {
  // Stoplight needs a locale, which containers may lack.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
  try {
    const page = await context.newPage();
    // The benchmark measures without a network: requests to other hosts would have different times in each run.
    await page.route(
      (url) => url.hostname !== "127.0.0.1",
      (route) => route.abort(),
    );
    const scripts: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.body().then(({ length }) => length));
    });
    await page.addInitScript((wanted) => {
      const look = (): void => {
        const found = [...document.querySelectorAll("h1, h2")].some(({ textContent }) =>
          wanted.some((text) => textContent?.includes(text)),
        );
        // The second frame begins after the heading was painted.
        if (found) requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.shownAt = performance.now())));
        else setTimeout(look, 20);
      };
      look();
    }, headings);
    const client = await context.newCDPSession(page);
    await client.send("Performance.enable");
    const readBusyMs = async (): Promise<number> => {
      const { metrics } = await client.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
    };
    await page.goto(address, { waitUntil: "commit", timeout: mostMs });
    await page.waitForFunction(() => globalThis.shownAt !== undefined, undefined, { timeout: mostMs });
    const contentMs = (await page.evaluate(() => globalThis.shownAt)) ?? Number.NaN;
    await page.waitForLoadState("networkidle", { timeout: mostMs });
    const deadline = performance.now() + mostMs;
    let busyMs = await readBusyMs();
    for (let quiet = 0; quiet < 3 && performance.now() < deadline;) {
      await wait(300);
      const now = await readBusyMs();
      quiet = now - busyMs < 15 ? quiet + 1 : 0;
      busyMs = now;
    }
    const paintMs = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    );
    const sizes = await Promise.all(scripts);
    return { scriptBytes: sizes.reduce((sum, size) => sum + size, 0), paintMs, contentMs, busyMs };
  } finally {
    await context.close();
  }
}

/** Types each query into the search box of a page. Returns the milliseconds from the last key to the results, by query. */
export async function measureSearch(
  browser: Browser,
  address: string,
  queries: readonly string[],
): Promise<Record<string, number>> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    await page.keyboard.press("/");
    const box = page.getByRole("combobox");
    // The first results show that the search has loaded.
    await box.fill("get");
    await page.getByRole("option").first().waitFor();
    const times: Record<string, number> = {};
    for (const query of queries) {
      times[query] = await box.evaluate(async (input, text) => {
        const startedAt = performance.now();
        if (input instanceof HTMLInputElement) input.value = text;
        input.dispatchEvent(new Event("input"));
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        return performance.now() - startedAt;
      }, query);
    }
    return times;
  } finally {
    await page.close();
  }
}
