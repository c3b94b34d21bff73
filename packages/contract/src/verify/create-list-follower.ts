import { isDeepStrictEqual } from "node:util";
import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { CheckedResponse } from "./compare/check-response.js";
import { paginationPath, type ResponsePage } from "./compare/read-page.js";
import type { ResponseDifference } from "./compare/response-difference.js";
import type { ResponseCollector } from "./record/response-collector.js";
import type { Evidence } from "./inferences/evidence.js";
import type { ServiceRequest } from "./request/service-request.js";

/** The pages of a list so far, in order, each with its request. */
type Trail = { readonly request: ServiceRequest; readonly page: ResponsePage }[];

/**
 * Creates a function that requests the pages after a first one, and collects how they differ from `x-pagination`. `pages` is the maximum
 * number of pages to request of a list, including the first one. `send` sends a request, and collects what its response shows.
 */
export function createListFollower(
  pages: number,
  send: (request: ServiceRequest) => Promise<CheckedResponse | undefined>,
  collector: ResponseCollector,
  log: Evidence,
): (request: ServiceRequest, first: CheckedResponse) => Promise<void> {
  const furtherPages = new Map<ServedOperation, number>();

  return async (request, { page, response, key = "" }) => {
    if (!page) return;
    const trail: Trail = [{ request, page }];
    const unread = recordPage(trail, response.status) ? undefined : await follow(trail, page.next);
    const path = paginationPath(request.operation);
    collector.addParts(request.operation, key, [
      { place: "body", name: "pages", path, ...(unread !== undefined && { omitted: unread }) },
    ]);
  };

  /** Requests further pages. Returns why a page that follows was not compared, as a sentence; `undefined` at the end of the list. */
  async function follow(trail: Trail, second: ServiceRequest | undefined): Promise<string | undefined> {
    let next: ServiceRequest | string | undefined = second;
    while (typeof next === "object") {
      const { operation } = next;
      const further = furtherPages.get(operation) ?? 0;
      // Every list may be read to its second page; for later pages, the requests of one operation share a maximum.
      const isAllowed = trail.length < pages && (trail.length === 1 || further < pages - 1);
      if (!isAllowed) return "No list was read to its end, because of `--pages`.";
      furtherPages.set(operation, further + 1);
      next = await sendNext(next, trail);
    }
    return next;
  }

  /**
   * Requests a page and adds it to the trail. Returns the request for the page after it, `undefined` at the end of the list, or why the
   * page was not compared, as a sentence.
   */
  async function sendNext(request: ServiceRequest, trail: Trail): Promise<ServiceRequest | string | undefined> {
    const checked = await send(request);
    if (!checked) return undefined;
    const { operation } = request;
    const { response, isSuccess, page } = checked;
    if (response.status === 429) return "The service rejected further pages with status 429.";
    if (!isSuccess) {
      // The differences of the response itself are collected already.
      if (checked.differences.length > 0) return undefined;
      const found = checked.failure ?? `status \`${response.status}\``;
      const expected = "a page for the cursor that the previous page returned";
      const path = paginationPath(operation);
      collector.addDifferences(request, response.status, [
        { place: "body", path, code: "cursor-refused", expected, found },
      ]);
      return undefined;
    }
    if (!page) return undefined;
    trail.push({ request, page });
    const isRepeated = recordPage(trail, response.status);
    const [first] = trail;
    if (trail.length === 2 && (isRepeated || (page.identity !== undefined && first?.page.identity !== undefined))) {
      const name = operation.pagination?.position.name ?? "";
      const sentence = isRepeated
        ? `With \`${name}\`, ${operation.id} returned the previous page again.`
        : `With \`${name}\`, ${operation.id} returned items other than those of its first page.`;
      log.recordEffect(operation, name, !isRepeated, sentence, isRepeated ? "page-repeats" : undefined);
    }
    return isRepeated ? undefined : page.next;
  }

  /** Collects the differences and the evidence of the last page of a trail. Returns `true` when it repeats a page of the trail. */
  function recordPage(trail: Trail, status: number): boolean {
    const last = trail.at(-1);
    if (!last) return false;
    const { request, page } = last;
    const repeated = findRepeatedPage(trail);
    const differences = [page.difference, repeated].filter((difference) => difference !== undefined);
    collector.addDifferences(request, status, differences);
    recordPageSize(request, page);
    return repeated !== undefined;
  }

  /** Records evidence about the page size: a full page of the requested size shows its effect, unless that is the default size. */
  function recordPageSize({ operation, given }: ServiceRequest, { count, hasMore }: ResponsePage): void {
    const parameter = operation.parameters.find(({ name }) => name === operation.pagination?.size?.name);
    const [, sent] = given.query.find(([name]) => name === parameter?.name) ?? [];
    if (!parameter || sent === undefined) return;
    const sentence = `With \`${parameter.name}\` ${sent}, ${operation.id} returned ${count} items`;
    if (count > Number(sent)) log.recordEffect(operation, parameter.name, false, `${sentence}.`);
    else if (hasMore && count === Number(sent) && sent !== parameter.default) {
      log.recordEffect(operation, parameter.name, true, `${sentence}, with more to come.`);
    }
  }
}

/**
 * Detects that the last page of a trail repeats the items of an earlier page, or links to one. A client that follows such a list
 * never reaches its end.
 */
function findRepeatedPage(trail: Trail): ResponseDifference | undefined {
  const last = trail.at(-1);
  if (!last) return undefined;
  const { request, page } = last;
  const earlier = trail.slice(0, -1);
  const sameItems =
    page.identity === undefined ? -1 : earlier.findIndex((each) => each.page.identity === page.identity);
  const linked = page.next ? trail.findIndex((each) => isDeepStrictEqual(each.request.given, page.next?.given)) : -1;
  if (sameItems < 0 && linked < 0) return undefined;
  const found =
    sameItems < 0
      ? `page ${trail.length} names page ${linked + 1} as the next`
      : `page ${trail.length} repeats the items of page ${sameItems + 1}`;
  const path = paginationPath(request.operation);
  return { code: "page-repeats", place: "body", path, expected: "another page each time", found };
}
