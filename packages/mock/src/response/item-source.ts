import { isNode, type Node } from "@shortvideo-api/document";

/** Returns the item of a list at an index, counted from 0. Equal seeds give equal items. */
export type ItemSource = (index: number, seed: number) => unknown;

/** Options of {@link createItemSource}. */
export interface ItemSourceOptions {
  /** The first items of the list, from the fixtures or the document. */
  readonly known: readonly unknown[];
  /** Creates an item for a seed. */
  readonly create: ((seed: number) => unknown) | undefined;
  /** The field that identifies an item. If `undefined`, fields with names such as `id` identify it. */
  readonly key: string | undefined;
  /** Returns whether an item matches the document. */
  readonly admits: (item: unknown) => boolean;
}

/** Distance between the items of two seeds. Larger than any list. */
const stride = 10_007;

/** Creates a source that returns the known items first. Later items are created, or are copies of the known ones with other ids. */
export function createItemSource({ known, create, key, admits }: ItemSourceOptions): ItemSource {
  if (create) {
    // The fixtures use the seeds from 1 up to their number of items. These seeds are larger.
    return (index, seed) => (seed === 0 && index < known.length ? known[index] : create(seed * stride + index + 1));
  }
  if (known.length === 0) return () => ({});
  return (index, seed) => {
    const round = Math.floor(index / known.length) + seed;
    const item = known[(index + seed) % known.length];
    if (round === 0) return item;
    return isNode(item)
      ? (withOwnIds(item, round, key) ?? withOwnText(item, round, admits))
      : toOther(item, round, admits);
  };
}

/** Returns another text or number, because pages of equal items look like one page that is repeated. */
function toOther(item: unknown, round: number, admits: (item: unknown) => boolean): unknown {
  const other = addToId(item, round);
  return admits(other) ? other : item;
}

/** The least length of a value that is probably a copy of an id, and not equal to it by chance. */
const copyLength = 8;

/** Returns a copy with other ids, also where another field repeats an id; `undefined` for an item without ids. */
function withOwnIds(item: Node, round: number, key: string | undefined): Node | undefined {
  const entries = Object.entries(item);
  const ids = entries.filter(([name]) => name === key || isIdName(name));
  if (ids.length === 0) return undefined;
  const texts = new Set(ids.map(([, value]) => toText(value)).filter(({ length }) => length >= copyLength));
  const changed = [...ids, ...entries.filter(([, value]) => texts.has(toText(value)))];
  return { ...item, ...Object.fromEntries(changed.map(([name, value]) => [name, addToId(value, round)])) };
}

function toText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Returns a copy with another text or date, because pages of equal items look like one page that is repeated. */
function withOwnText(item: Node, round: number, admits: (item: unknown) => boolean): Node {
  const copies = Object.entries(item).flatMap(([name, value]) =>
    typeof value === "string" ? listOthers(value, round).map((other) => ({ ...item, [name]: other })) : [],
  );
  return copies.find(admits) ?? item;
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
  if (typeof value === "number") return value + step;
  if (typeof value !== "string" || value === "") return value;
  const [, head = "", hex = ""] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{4})([\da-f]{8})$/i.exec(value) ?? [];
  if (hex !== "") return head + ((Number.parseInt(hex, 16) + step) % 2 ** 32).toString(16).padStart(8, "0");
  const digits = /\d{1,9}$/.exec(value)?.[0] ?? "";
  return value.slice(0, value.length - digits.length) + String(Number(digits) + step).padStart(digits.length, "0");
}
