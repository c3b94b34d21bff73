import type { Page, Request } from "playwright-core";

/** What a page did since it was opened. */
export interface Watched {
  /** Errors and warnings that it wrote to the console or threw. */
  complaints: () => string[];
  /** Origins that something was asked of, sorted: `"http://127.0.0.1:4020"`. What the page's own policy refused was not asked. */
  origins: () => string[];
}

/** Notes what a page does from now on. */
export function watchPage(page: Page): Watched {
  const complaints: string[] = [];
  const requests = new Set<Request>();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => requests.add(request));
  page.on("requestfailed", (request) => {
    if (/csp/i.test(request.failure()?.errorText ?? "")) requests.delete(request);
  });
  return {
    complaints: () => complaints,
    origins: () => [...new Set([...requests].map(readOrigin))].filter((origin) => origin !== "data:").sort(),
  };
}

function readOrigin(request: Request): string {
  const { protocol, origin } = new URL(request.url());
  return protocol === "http:" || protocol === "https:" ? origin : protocol;
}
