import { listNames, type PaginationExtension } from "@shortvideo-api/document/source";
import type { ListTrait, Trait, Traits } from "./read-traits.ts";
import {
  findPageCount,
  findSize,
  findTotal,
  goesOnAfterItem,
  isAddress,
  isCurrentPage,
  isCursor,
  isFlag,
  isInAddress,
  isInExample,
  isNamedCursor,
  isOffset,
  isPageNumber,
  isReturnedCursor,
  namesNext,
  saysCounted,
  saysCursor,
  saysLinkHeader,
} from "./recognize-traits.ts";

/** A declaration for a list, and the parts of the document that it follows from. */
export interface Proposal {
  readonly pagination: PaginationExtension;
  readonly evidence: readonly (Trait | ListTrait)[];
}

/** The reason why an operation that looks like a list has no proposal. */
export interface Doubt {
  readonly reason: string;
}

/** How a list goes on, without its items. */
interface Course {
  readonly fields: Pick<PaginationExtension, "style" | "param" | "next" | "hasMore">;
  readonly evidence: readonly Trait[];
}

/** Usual names of lists. */
const usualLists = new Set(["data", "items", "results", "records", "entries", "values", "value", "elements"]);
/** Lists that stand beside the items. */
const sideLists = new Set(["errors", "warnings", "included", "links", "aggregations", "facets"]);

/**
 * Proposes how to paginate an operation, as far as the document says so. Returns `undefined` for an operation that does not look like a
 * list.
 */
export function proposePagination(traits: Traits): Proposal | Doubt | undefined {
  const course = findCourse(traits);
  if (course === undefined || "reason" in course) return course;
  const list = findItems(traits);
  if ("reason" in list) return list;
  const size = findSize(traits);
  const total = findTotal(traits);
  const { style, param, next, hasMore } = course.fields;
  const pages = style === "page" ? findPageCount(traits) : undefined;
  // In the order of `spec/EXTENSIONS.md`.
  const pagination: PaginationExtension = {
    style,
    param,
    items: list.name,
    ...(list.key && { key: list.key.name }),
    ...(next !== undefined && { next }),
    ...(hasMore !== undefined && { hasMore }),
    ...(size && { size: size.name }),
    ...(total && { total: total.name }),
    ...(pages && { pages: pages.name }),
  };
  const evidence = [...course.evidence, size, list, list.key, total, pages].filter((each) => each !== undefined);
  return { pagination, evidence: [...new Set(evidence)] };
}

/** Finds out how a list goes on. The rules stand in the order of their evidence. */
function findCourse(traits: Traits): Course | Doubt | undefined {
  const { params, headers, fields, operation } = traits;
  // Many a POST has a field such as `page` that selects nothing, so its response must agree.
  const isWrite = operation.method === "POST";
  const flags = findFlags(fields);
  const link = headers.find(({ words }) => words === "link");
  const address = fields.find(isAddress);
  const page = params.find(isPageNumber);
  const offset = params.find(isOffset);
  const cursors = params.filter(isCursor);

  const addressed = address ?? link;
  const decided = cursors.find((cursor) => addressed && isInExample(cursor, addressed));
  const counted = decided ? undefined : (page ?? offset);
  const rival = counted && cursors.find(isNamedCursor);
  if (rival) return doubt(`both ${quote([counted])} and ${quote([rival])} may select a page`);
  // A service may return cursors only if asked for them. Then counting is the course that misses nothing.
  const matches = (counted ? [counted] : cursors).flatMap((param) => {
    const next =
      fields.find((field) => namesNext(field, param)) ?? fields.find((field) => isReturnedCursor(field, param));
    return next ? [{ param, next }] : [];
  });
  const [match, otherMatch] = matches;
  if (otherMatch) return doubt(`several parameters have a next value: ${quote(matches.map(({ param }) => param))}`);
  if (match) return follow("cursor", match.param, { next: match.next, hasMore: flags });

  if (counted) {
    const end = flags.length > 0 ? flags : [address ?? link].filter((each) => each !== undefined);
    const unit = page ? "pages" : "items";
    const isReturned = [...end, findTotal(traits), page && (findPageCount(traits) ?? fields.find(isCurrentPage))].some(
      Boolean,
    );
    if (!isReturned && isWrite) return undefined;
    if (!isReturned && !findSize(traits) && !saysCounted(counted, unit)) {
      return doubt(`nothing else says that ${quote([counted])} counts ${unit} of this list`);
    }
    const start = findUnknownStart(counted, unit);
    return start ?? follow(page ? "page" : "offset", counted, { hasMore: end });
  }

  if (addressed) {
    const queries = cursors.filter(({ kind }) => kind === "query parameter");
    const readers = queries.filter((param) => isInAddress(param, addressed, operation.node.description ?? ""));
    const [reader, otherReader] = readers;
    if (otherReader) return doubt(`several parameters may stand in ${describe(addressed)}: ${quote(readers)}`);
    if (reader) return follow("link", reader, { next: addressed });
    if (queries.length > 0) return doubt(`nothing says that ${describe(addressed)} contains ${quote(queries)}`);
    return isWrite ? undefined : doubt(`it returns ${describe(addressed)}, and no query parameter selects a page`);
  }

  const list = findItems(traits);
  const key = "reason" in list ? undefined : list.key;
  const afterItem = key && cursors.find((param) => goesOnAfterItem(param, key));
  if (afterItem && flags.length > 0 && "name" in list) {
    const next = { ...key, name: `${list.name}[-1].${key.name}` };
    return follow("cursor", afterItem, { next, hasMore: flags });
  }
  return findDoubt(traits, cursors, flags[0]);
}

/** Says what is missing. Returns `undefined` for an operation that does not look like a list. */
function findDoubt(traits: Traits, cursors: readonly Trait[], flag: Trait | undefined): Doubt | undefined {
  const { params, fields, lists, operation } = traits;
  const cursor = cursors.find(saysCursor);
  if (cursor) {
    const header = saysLinkHeader(cursor) ? "; its description names the header `Link`, which is not declared" : "";
    return doubt(`no declared field or header has the next value of ${quote([cursor])}${header}`);
  }
  if (operation.method === "POST") return undefined;
  const next = fields.find(
    ({ name, words, type }) => type === "string" && /^next\b.*\b(?:cursor|token|marker)$/.test(words) && isOuter(name),
  );
  if (next) return doubt(`no query parameter takes \`${next.name}\``);
  if (flag) return doubt(`it returns \`${flag.name}\`, and no query parameter selects a page`);
  const wrong = params.find((param) => isPageNumber({ ...param, type: "integer" }));
  if (wrong) return doubt(`${quote([wrong])} is of type \`${wrong.type}\`, and no field has its next value`);
  const size = findSize(traits);
  if (size && lists.length > 0)
    return doubt(`${quote([size])} limits the items, and no documented value selects the next page`);
  return undefined;
}

/** Returns whether a place is in the body or in an object of it, such as `data`. */
function isOuter(name: string): boolean {
  return name.split(".").length < 3;
}

function follow(
  style: PaginationExtension["style"],
  param: Trait,
  { next, hasMore = [] }: { next?: Trait; hasMore?: readonly Trait[] },
): Course {
  const [flag, ...others] = hasMore.map(({ name }) => name);
  const fields = {
    style,
    param: param.name,
    ...(next && { next: next.name }),
    ...(flag !== undefined && { hasMore: others.length > 0 ? [flag, ...others] : flag }),
  };
  return { fields, evidence: [param, next, ...hasMore].filter((each) => each !== undefined) };
}

/** Finds the flag for further pages, under all its spellings. */
function findFlags(fields: readonly Trait[]): Trait[] {
  const [first, ...others] = fields.filter(isFlag);
  if (!first) return [];
  const { words, around, type } = first;
  const spellings = others.filter((flag) => flag.words === words && flag.around === around && flag.type === type);
  return [first, ...spellings];
}

function findItems({ lists }: Traits): ListTrait | Doubt {
  const candidates = lists.filter(({ name, words }) => name === "$" || (isOuter(name) && !sideLists.has(words)));
  const [first, ...others] = candidates;
  if (!first) return doubt("its response has no list");
  if (others.length === 0) return first;
  const choices = [
    candidates.filter(({ words }) => usualLists.has(words)),
    candidates.filter(({ itemType }) => itemType === "object"),
  ];
  const chosen = choices.find(({ length }) => length === 1)?.[0];
  return chosen ?? doubt(`its response has several lists: ${quote(candidates)}`);
}

/** Returns a doubt if the document does not say whether pages or items are counted from 0 or from 1. */
function findUnknownStart({ name, minimum, hasDefault, text }: Trait, counted: "pages" | "items"): Doubt | undefined {
  if (hasDefault) return undefined;
  const other = counted === "pages" ? 0 : 1;
  const words = other === 0 ? /zero|\b0\b/i : /\bone\b|\b1\b/i;
  if (minimum !== other && !words.test(text)) return undefined;
  return doubt(`\`${name}\` may start at ${other}, and has no \`default\` that says so`);
}

function describe({ kind, name }: Trait): string {
  return kind === "header" ? `a header \`${name.replace("$response.header.", "")}\`` : `\`${name}\``;
}

function quote(traits: readonly { readonly name: string }[]): string {
  return listNames(
    traits.map(({ name }) => `\`${name}\``),
    5,
  );
}

function doubt(reason: string): Doubt {
  return { reason };
}
