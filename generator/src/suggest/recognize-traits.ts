import type { Trait, Traits } from "./read-traits.ts";

// A wrong declaration would cut lists off, so a name alone is never enough. The type must agree, and another part: a field, a header, or the
// words of a description.

const pageNames = new Set(["page", "page number", "page no", "page num", "page index", "pagenumber"]);
const offsetNames = new Set(["offset", "skip", "start index", "page offset", "start at"]);
/** Names that also have other meanings. */
const weakOffsetNames = new Set(["start", "from"]);
const sizeNames = new Set(["per page", "page size", "page limit", "limit", "max results", "pagesize", "perpage"]);
/** Names that also have other meanings. */
const weakSizeNames = new Set(["size", "count", "first", "top", "max", "take", "rows"]);
const cursorNames = new Set([
  "cursor",
  "page cursor",
  "next cursor",
  "start cursor",
  "after cursor",
  "page token",
  "next token",
  "next page token",
  "continuation token",
  "skip token",
  "skiptoken",
  "page info",
  "page after",
  "starting after",
]);
/** Names of cursors that also name filters. */
const weakCursorNames = new Set([
  "after",
  "after id",
  "since",
  "since id",
  "start after",
  "marker",
  "continuation",
  "bookmark",
  "position",
  "offset",
  "start",
  "continue",
  "page",
]);
/** A field with the next cursor. A parameter that takes it is a cursor under any name, such as `before`. */
const nextCursor = /\bnext_?(?:page_?)?(?:cursor|token)\b/i;
const flagNames = /^has (?:more(?: items| results| pages)?|next(?: page)?)$/;
const pageCountNames = /^(?:(?:total|num|number of) pages|pages count|(?:total )?page count)$/;
const totalNames = /^(?:total(?: count| results| items| records| elements)?|(?:item|odata) count)$/;
const addressNames = /^(?:odata )?next(?: page)?(?: (?:url|uri|link|href))?$/;

function isInteger({ type }: Trait): boolean {
  return type === "integer" || type === "number";
}

/** Returns whether a parameter is the number of a page. */
export function isPageNumber(param: Trait): boolean {
  return pageNames.has(param.words) && isInteger(param);
}

/** Returns whether a parameter is a number of items. */
export function isOffset(param: Trait): boolean {
  if (!isInteger(param)) return false;
  return (
    offsetNames.has(param.words) || (weakOffsetNames.has(param.words) && /\bindex|\boffset|\bskip/i.test(param.text))
  );
}

/** Returns whether a parameter may be a cursor. */
export function isCursor(param: Trait): boolean {
  const { words, type, format = "", text } = param;
  if (!(type === "string" || isInteger(param)) || isOffset(param) || isPageNumber(param)) return false;
  if (cursorNames.has(words) || nextCursor.test(text)) return true;
  return (
    weakCursorNames.has(words) && !/date|time/.test(format) && !/\bdates?\b|\btimes?\b|timestamp|ISO 8601/i.test(text)
  );
}

/** Returns whether a parameter has a name that only cursors have. */
export function isNamedCursor(param: Trait): boolean {
  return isCursor(param) && cursorNames.has(param.words);
}

/** Returns whether a parameter has a name or a description that only cursors have. */
export function saysCursor({ words, text }: Trait): boolean {
  return cursorNames.has(words) || /\bcursor|\bpagina|\bpage\b|\blink\W{0,3}header/i.test(text);
}

/** Returns whether a description names the header `Link`. */
export function saysLinkHeader({ text }: Trait): boolean {
  return /\blink\W{0,3}header/i.test(text);
}

/** Returns whether a description says what a parameter counts. */
export function saysCounted({ text }: Trait, unit: "pages" | "items"): boolean {
  const words = {
    pages: /\bpage (?:number|index)|\bnumber of the page|\bwhich page|\bpages? of|\bpagina|\bup to \d+/i,
    items: /\bnumber of\b.*\b(?:to skip|before|skipped)|\bskips?\b|\bpagina/i,
  };
  return words[unit].test(text);
}

/** Returns whether a field says that another page follows. */
export function isFlag({ words, type }: Trait): boolean {
  if (words === "next page") return type === "boolean";
  return flagNames.test(words) && (type === "boolean" || type === "integer");
}

/** Returns whether a field is the address of the next page. */
export function isAddress({ type, words, around, format = "", text, examples }: Trait): boolean {
  const isNext = addressNames.test(words) || (words === "href" && /\bnext$/.test(around));
  if (!isNext || type !== "string") return false;
  if (/url|uri|link|href/.test(words) || /^ur[il]/.test(format) || /\blinks$/.test(around)) return true;
  return (
    /\b(?:url|uri|link|address|href)\b/i.test(text) ||
    examples.some((each) => /^(?:https?:\/\/|\/|\?)/.test(String(each)))
  );
}

/** Returns whether a field has the next value of a parameter. */
export function namesNext(field: Trait, param: Trait): boolean {
  if (field.type !== "string" && !isInteger(field)) return false;
  if (field.type === "string" && isInteger(param)) return false;
  if (isAddress(field)) return false;
  const name = field.name.split(".").at(-1) ?? "";
  const isNext =
    /^(?:next|end|after)\b/.test(field.words) ||
    /\bnext(?: page)?$/.test(field.around) ||
    /\bnext\b|\bfollowing\b/i.test(field.text);
  if (!isNext) return false;
  // `page` and `next_page`.
  if (field.words === `next ${param.words}`) return true;
  if (isPageNumber(param) || isOffset(param)) return false;
  const core = getCore(param.words);
  if ((core !== "" && getCore(field.words) === core) || mentions(param.text, name)) return true;
  return isNamedCursor(param) && mentions(field.text.toLowerCase(), param.name.toLowerCase());
}

/** Returns whether a field is the cursor that a parameter takes from the page before: both have one name, and the description says so. */
export function isReturnedCursor(field: Trait, param: Trait): boolean {
  if (!isNamedCursor(param) || field.words !== param.words || field.type !== "string") return false;
  return /\bnext (?:page|set|batch)|\b(?:previous|prior|last|earlier) (?:\w+ )?(?:response|request|call|page|result)|\breturned\b/i.test(
    param.text,
  );
}

/** Returns the words that name a cursor, without those that say which one: `"token"` for `"next page token"`. */
function getCore(words: string): string {
  const core = words
    .replaceAll(/\b(?:next|end|start|starting|after|page)\b/g, " ")
    .trim()
    .replaceAll(/\s+/g, " ");
  return core === "" && words.includes("after") ? "cursor" : core;
}

function mentions(text: string, name: string): boolean {
  return name.length > 3 && text.split(/[^\w-]+/).includes(name);
}

/** Returns whether an example of the address of the next page contains a parameter. */
export function isInExample({ name }: Trait, { examples }: Trait): boolean {
  return examples.some((example) => hasParameter(String(example), name));
}

/** Returns whether the address of the next page contains a parameter. */
export function isInAddress(param: Trait, address: Trait, description: string): boolean {
  const { name, words, text } = param;
  if (isInExample(param, address)) return true;
  return cursorNames.has(words) || saysLinkHeader(param) || /\bcursor/i.test(text) || isCalledCursor(description, name);
}

function hasParameter(address: string, name: string): boolean {
  const [, query = ""] = /\?([^>\s]*)/.exec(address) ?? [];
  return new URLSearchParams(query).has(name);
}

/** Returns whether a sentence about pagination mentions a parameter. */
function isCalledCursor(description: string, name: string): boolean {
  return description.split(/[.\n]/).some((sentence) => /paginat/i.test(sentence) && mentions(sentence, name));
}

/** Returns whether a parameter is the key of the last item of the page before. */
export function goesOnAfterItem({ words, type, text }: Trait, key: Trait): boolean {
  if (key.type !== type) return false;
  if (words === "starting after") return true;
  return /\bafter\b|\bsince\b/.test(words) && /\bids?\b|\bidentifier|\blast (?:item|object|element)/i.test(text);
}

/** Finds the parameter that sets the number of items on a page. */
export function findSize({ params }: Traits): Trait | undefined {
  const found = params.filter((param) => isInteger(param) && sizeNames.has(param.words));
  const weak = params.filter(
    (param) =>
      isInteger(param) &&
      weakSizeNames.has(param.words) &&
      /\breturn|\bper page|\bpage size|\bmaximum number|\bnumber of/i.test(param.text),
  );
  const [size, other] = found.length > 0 ? found : weak;
  return other ? undefined : size;
}

/** Returns whether a field has the number of the page. */
export function isCurrentPage(field: Trait): boolean {
  return isInteger(field) && field.words === "current page";
}

/** Finds the number of pages of the whole list. `last_page` is one only of pages that are counted from 1 on. */
export function findPageCount({ fields, headers, params }: Traits): Trait | undefined {
  const startsAtOne = !params.some((param) => isPageNumber(param) && param.minimum === 0);
  const isCount = (field: Trait): boolean =>
    isInteger(field) && (pageCountNames.test(field.words) || (startsAtOne && field.words === "last page"));
  return fields.find(isCount) ?? headers.find((each) => isCount({ ...each, words: each.words.replace(/^x /, "") }));
}

/** Finds the number of items in the whole list. */
export function findTotal({ fields, headers }: Traits): Trait | undefined {
  const hasNext = fields.some(({ words }) => words === "next");
  // A `total` that is not an integer is an amount.
  const total = fields.find((field) =>
    field.words === "total" ? field.type === "integer" : totalNames.test(field.words) && isInteger(field),
  );
  const counts = fields.filter((field) => field.words === "count" && isInteger(field));
  const count = counts.find(({ text }) => hasNext || /\btotal/i.test(text));
  const header = headers.find((each) => isInteger(each) && /^(?:x )?total(?: count)?$/.test(each.words));
  return total ?? count ?? header;
}
