import type { Page } from "playwright-core";

/** What a page did since it was opened. */
export interface Watched {
  /** Errors and warnings, and what the content security policy refused. */
  complaints: string[];
  /** Origins that something was asked of: `"http://127.0.0.1:4020"`. */
  origins: Set<string>;
}

/** Notes what a page does from now on. */
export function watchPage(page: Page): Watched {
  const watched: Watched = { complaints: [], origins: new Set() };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) watched.complaints.push(message.text());
  });
  page.on("pageerror", (error) => watched.complaints.push(error.message));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:") watched.origins.add(protocol === "file:" ? "file:" : origin);
  });
  return watched;
}
