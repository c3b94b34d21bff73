import { isDeepStrictEqual } from "node:util";
import type { Call } from "./call/call.js";
import type { Finding } from "./compare/finding.js";
import { type Page, paginationPath } from "./read-page.js";

/** The pages of a list so far, in order, each with the call that asked for it. */
export type Trail = { readonly call: Call; readonly page: Page }[];

/**
 * Finds that the last page of a trail leads back: it holds the items of an earlier page, or names the position of one as the next.
 * A client that followed it would never come to an end.
 */
export function findRepeatedPage(trail: Trail): Finding | undefined {
  const last = trail.at(-1);
  if (!last) return undefined;
  const { call, page } = last;
  const before = trail.slice(0, -1);
  const twin = page.identity === undefined ? -1 : before.findIndex((each) => each.page.identity === page.identity);
  const target = page.next ? trail.findIndex((each) => isDeepStrictEqual(each.call.given, page.next?.given)) : -1;
  if (twin < 0 && target < 0) return undefined;
  const found =
    twin < 0
      ? `page ${trail.length} names the position of page ${target + 1} as the next`
      : `page ${trail.length} holds the items of page ${twin + 1}`;
  const path = paginationPath(call.operation);
  return { code: "page-repeats", place: "body", path, expected: "another page each time", found };
}
