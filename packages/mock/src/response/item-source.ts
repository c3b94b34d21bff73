import { isExactNumber, isNode, type Node, printJson } from "@shortvideo-api/document";
import { readAt } from "../exchange/places.js";
import { tryJson } from "../request/decode-body.js";

/** Returns the item of a list at an index, counted from 0. Equal seeds give equal items. */
export type ItemSource = (index: number, seed: number) => unknown;

/** Names of fields. `undefined` names none. */
type Keys = readonly (string | undefined)[];

/** Options of {@link createItemSource}. */
export interface ItemSourceOptions {
  /** The first items of the list, from the fixtures or the document. */
  readonly known: readonly unknown[];
  /** Creates an item for a seed. */
  readonly create: ((seed: number) => unknown) | undefined;
  /** Fields that differ in all items, besides those with names such as `id`. */
  readonly keys: Keys;
  /** Returns whether an item matches the document. */
  readonly admits: (item: unknown) => boolean;
}

/** Distance between the items of two seeds. Larger than any list. */
const stride = 10_007;

/**
 * Creates a source that returns the known items first. Later items are created, or are copies of the known ones with other ids. A known
 * item that repeats an earlier one is a copy, too.
 */
export function createItemSource({ known, create, keys, admits }: ItemSourceOptions): ItemSource {
  if (create) {
    // The fixtures use the seeds from 1 up to their number of items. These seeds are larger.
    return (index, seed) => (seed === 0 && index < known.length ? known[index] : create(seed * stride + index + 1));
  }
  if (known.length === 0) return () => ({});
  const repeats = countRepeats(known, keys);
  const roundLength = Math.max(...repeats) + 1;
  return (index, seed) => {
    const place = (index + seed) % known.length;
    const round = (Math.floor(index / known.length) + seed) * roundLength + (repeats[place] ?? 0);
    return round === 0 ? known[place] : copyItem(known[place], { round, count: known.length }, keys, admits);
  };
}

/** Counts for each item the earlier ones with the same keys, or with the same content if it has no key. */
function countRepeats(items: readonly unknown[], keys: Keys): number[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const own = keys.map((key) => (key === undefined ? undefined : readAt(item, key))).filter((value) => toText(value));
    const identity = printJson(own.length > 0 ? own : item);
    const count = counts.get(identity) ?? 0;
    counts.set(identity, count + 1);
    return count;
  });
}

/** How far a copy is from its item. */
interface Distance {
  /** How often the item came before: at least 1. */
  readonly round: number;
  /** The number of known items. */
  readonly count: number;
}

/** The most copies of an item that are checked. */
const mostCopies = 32;

/** Returns another item, because pages of equal items look like one page that is repeated. Returns the item itself if none is valid. */
function copyItem(item: unknown, distance: Distance, keys: Keys, admits: (item: unknown) => boolean): unknown {
  let count = 0;
  for (const copy of listCopies(item, distance, keys)) {
    if (admits(copy)) return copy;
    count += 1;
    if (count === mostCopies) break;
  }
  return item;
}

/** Lists other values of the same kind: with other ids, another text, another value within it, or another number. */
function* listCopies(value: unknown, distance: Distance, keys: Keys): Generator {
  const { round, count } = distance;
  const parsed = readJsonObject(value);
  if (parsed) {
    for (const copy of listCopies(parsed, distance, keys)) yield printJson(copy);
    return;
  }
  if (typeof value === "string") {
    yield* [addToId(value, round), ...listOthers(value, round)];
    return;
  }
  if (!isNode(value) && !Array.isArray(value)) {
    // A limit may leave no space for the usual step.
    yield* [addToId(value, round), ...(isExactNumber(value) ? [addTo(value, round * count)] : [])];
    return;
  }
  const entries = Object.entries(value);
  const copyWith = (changed: readonly (readonly [string, unknown])[]) =>
    isNode(value)
      ? { ...value, ...Object.fromEntries(changed) }
      : Object.assign([...value], Object.fromEntries(changed));
  const own = withOwnIds(entries, round, keys);
  if (own) yield copyWith(own);
  for (const isLeaf of [isText, isContainer, isExactNumber]) {
    for (const [name, inner] of entries.filter((entry) => isLeaf(entry[1]))) {
      const copies = isText(inner) ? listOthers(inner, round) : listCopies(inner, distance, []);
      for (const copy of copies) yield copyWith([[name, copy]]);
    }
  }
  // A pattern may admit no hyphen.
  for (const [name, inner] of entries) if (isText(inner)) yield copyWith([[name, addToId(inner, round)]]);
}

/** The least length of a value that is probably a copy of an id, and not equal to it by chance. */
const copyLength = 8;

/** Returns other ids, also where another field repeats an id; `undefined` for an item without ids. */
function withOwnIds(
  entries: readonly (readonly [string, unknown])[],
  round: number,
  keys: Keys,
): readonly (readonly [string, unknown])[] | undefined {
  // An id may be an object, or empty.
  const ids = entries.filter(
    ([name, value]) => (keys.includes(name) || isIdName(name)) && addToId(value, round) !== value,
  );
  if (ids.length === 0) return undefined;
  const texts = new Set(ids.map(([, value]) => toText(value)).filter(({ length }) => length >= copyLength));
  const changed = [...ids, ...entries.filter(([, value]) => texts.has(toText(value)))];
  return changed.map(([name, value]) => [name, addToId(value, round)]);
}

function toText(value: unknown): string {
  return isText(value) || isExactNumber(value) ? String(value) : "";
}

/** Returns the object of a text that is JSON. */
function readJsonObject(value: unknown): Node | undefined {
  if (typeof value !== "string" || !value.startsWith("{")) return undefined;
  const parsed = tryJson(value)?.value;
  return isNode(parsed) ? parsed : undefined;
}

/** Returns `true` for a value with other values in it. */
function isContainer(value: unknown): boolean {
  return isNode(value) || Array.isArray(value) || readJsonObject(value) !== undefined;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && readJsonObject(value) === undefined;
}

/** Lists other texts than this one. A date is so far away that it does not equal the date of another item. */
function listOthers(text: string, round: number): string[] {
  const [, date, time = ""] = /^(\d{4}-\d\d-\d\d)(T.*)?$/.exec(text) ?? [];
  const start = Date.parse(date ?? "");
  if (Number.isNaN(start)) return [`${text}-${round}`];
  const days = (1 + (round % 1_000)) * 1_000;
  return [`${text}-${round}`, new Date(start + days * 86_400_000).toISOString().slice(0, 10) + time];
}

function isIdName(name: string): boolean {
  return /(?:^|_|-)(?:id|uid|uuid|key)$|(?:Id|ID|Uid|Key)$/.test(name) || name.toLowerCase() === "id";
}

/** Returns another id of the same kind. It is 1,000 further for each round, so that it does not equal the id of another item. */
function addToId(value: unknown, round: number): unknown {
  const step = round * 1_000;
  if (isExactNumber(value)) return addTo(value, step);
  if (typeof value !== "string" || value === "") return value;
  const [, head = "", hex = ""] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{4})([\da-f]{8})$/i.exec(value) ?? [];
  if (hex !== "") return head + ((Number.parseInt(hex, 16) + step) % 2 ** 32).toString(16).padStart(8, "0");
  const digits = /\d{1,9}$/.exec(value)?.[0] ?? "";
  return value.slice(0, value.length - digits.length) + String(Number(digits) + step).padStart(digits.length, "0");
}

function addTo(value: number | bigint, step: number): number | bigint {
  return typeof value === "bigint" ? value + BigInt(step) : value + step;
}
