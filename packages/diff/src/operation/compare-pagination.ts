import { isDeepStrictEqual } from "node:util";
import { quoteNames, type Step } from "@shortvideo-api/document/source";
import { listPathNames } from "@shortvideo-api/model/source";
import { type Pair, type ReportChange, safe, toVerdict } from "../change/raw-change.ts";
import type { DescribedOperation, OperationPair } from "../schema/side.ts";

type Pagination = NonNullable<DescribedOperation["operation"]["pagination"]>;

/** Compares the pagination of a list: what the paginator reads and sends, and its name in the client. */
export function comparePagination(pair: OperationPair, report: ReportChange): void {
  const { before, after } = pair;
  const [was, is] = [before.operation.pagination, after.operation.pagination];
  const place = after.operation.id;
  if (!was && !is) return;
  if (!was || !is) {
    report({
      code: is ? "pagination-added" : "pagination-removed",
      place,
      message: is
        ? `\`${is.iterate}\` iterates over all items of \`${place}\`.`
        : `\`${was?.iterate}\` was removed: the pagination of \`${place}\` is no longer declared.`,
      ...(is ? {} : { hint: "Request one page after the other." }),
      wire: "safe",
      types: toVerdict(!is),
      ...readSteps(pair),
    });
    return;
  }
  compareMetadata(was, is, pair, report);
  // A new id also changes the name of the paginator. It is reported for the operation.
  if (was.iterate === is.iterate || before.operation.id !== after.operation.id) return;
  report({
    code: "paginator-renamed",
    place,
    message: `The paginator of \`${place}\` is now called \`${is.iterate}\`.`,
    hint: `Call \`${is.iterate}\` in place of \`${was.iterate}\`.`,
    wire: "safe",
    types: "breaks",
    ...readSteps(pair),
  });
}

function compareMetadata(was: Pagination, is: Pagination, pair: OperationPair, report: ReportChange): void {
  const place = pair.after.operation.id;
  if (!isDeepStrictEqual(readNeeded(was), readNeeded(is)) || losesName(was, is)) {
    report({
      code: "pagination-changed",
      place,
      message:
        describePagination(was) !== describePagination(is)
          ? `\`${place}\` is paginated differently: ${describePagination(is)}; it was ${describePagination(was)}.`
          : `The field in which a page of \`${place}\` names the next page has changed.`,
      hint: "Upgrade to the new release: the paginator of the previous release reads the wrong pages.",
      wire: "breaks",
      types: toVerdict(!isDeepStrictEqual(was.itemType, is.itemType) || was.readsResponse !== is.readsResponse),
      ...readSteps(pair),
    });
  } else if (!isDeepStrictEqual(readOptional(was), readOptional(is))) {
    report({
      code: "pagination-refined",
      place,
      message: `The pagination metadata of \`${place}\` has changed: ${describeOptional(is)}.`,
      // A paginator reads the same fields as before, and ends no earlier: without a number of pages, it ends at an empty page.
      ...safe,
      ...readSteps(pair),
    });
  }
}

/**
 * Returns the metadata that a paginator needs. If it differs, the earlier paginator reads wrong pages. Paths
 * are compared by their names, since a step that became optional is reported with its property.
 */
function readNeeded(pagination: Pagination): unknown {
  const { style, param, paramType, start, items, hasMore, hasMoreIsText, next, nextInItem, nextTypes } = pagination;
  const headers = [pagination.headers?.next, pagination.headers?.hasMore];
  const firstNames = [hasMore, [...next, ...(nextInItem ? [nextInItem] : [])]].map((places) =>
    places.slice(0, 1).map(listPathNames),
  );
  // The earlier paginator would leave out the first page, or request one before it.
  const first = style === "page" ? String(start) : undefined;
  return [style, param, paramType, first, listPathNames(items), firstNames, nextTypes[0], hasMoreIsText, headers];
}

/** Returns `true` if one of several names of a field was removed. */
function losesName(was: Pagination, is: Pagination): boolean {
  const kept = new Set(listOtherNames(is));
  return listOtherNames(was).some((name) => !kept.has(name));
}

function listOtherNames(pagination: Pagination): string[] {
  return [...pagination.next.slice(1), ...pagination.hasMore.slice(1)].map(printPath);
}

/** Returns the optional metadata that a paginator uses. */
function readOptional(pagination: Pagination): unknown {
  const { key, total, pages, headers, size } = pagination;
  const numbers = [total.map(listPathNames), pages.map(listPathNames), headers?.pages];
  return [key && listPathNames(key), numbers, size?.param, listOtherNames(pagination)];
}

function describePagination({ style, param, items, start }: Pagination): string {
  const first = style === "page" ? `, counted from ${start}` : "";
  const names = printPath(items);
  return `${style} in \`${param}\`${first}, items in ${names === "" ? "the whole body" : `\`${names}\``}`;
}

function describeOptional(pagination: Pagination): string {
  const { key, total, pages, headers, size } = pagination;
  const counts = [...pages.map(printPath), headers?.pages ?? []].flat();
  const others = listOtherNames(pagination);
  const parts = [
    ...(key ? [`items are identified by \`${printPath(key)}\``] : []),
    ...(total.length > 0 ? [`their number is in ${quoteNames(total.map(printPath), " or ")}`] : []),
    ...(counts.length > 0 ? [`the number of pages is in ${quoteNames(counts, " or ")}`] : []),
    ...(size ? [`\`${size.param}\` sets how many a page has`] : []),
    ...(others.length > 0 ? [`further names of its fields are ${quoteNames(others, " and ")}`] : []),
  ];
  return parts.length === 0 ? "only their items" : parts.join(", ");
}

function printPath(path: Pagination["items"]): string {
  return listPathNames(path).join(".");
}

function readSteps({ before, after }: OperationPair): Pair<readonly Step[]> {
  return { before: locatePagination(before), after: locatePagination(after) };
}

function locatePagination({ documented, operation }: DescribedOperation): readonly Step[] {
  return operation.pagination ? [...documented.steps, "x-pagination"] : documented.steps;
}
