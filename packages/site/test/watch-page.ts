import type { Page, Request } from "playwright-core";

/** A record of a page since it was opened. */
export interface Watched {
  /** Errors and warnings that it wrote to the console or threw. */
  complaints: () => string[];
  /** Origins of all sent requests, sorted: `"http://127.0.0.1:4020"`. Requests that the page's policy blocked are not included. */
  origins: () => string[];
}

/** Records the requests and errors of a page from now on. */
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
