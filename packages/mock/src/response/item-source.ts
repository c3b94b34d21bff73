import { isRecord } from "@shortvideo-api/document";

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
}

/** Distance between the items of two seeds. Larger than any list. */
const stride = 10_007;

/** Creates a source that returns the known items first. Later items are created, or are copies of the known ones with other ids. */
export function createItemSource({ known, create, key }: ItemSourceOptions): ItemSource {
  if (create) {
    // The fixtures use the seeds from 1 up to their number of items. These seeds are larger.
    return (index, seed) => (seed === 0 && index < known.length ? known[index] : create(seed * stride + index + 1));
  }
  if (known.length === 0) return () => ({});
  return (index, seed) => {
    const round = Math.floor(index / known.length) + seed;
    const item = known[(index + seed) % known.length];
    return round === 0 ? item : withOwnIds(item, round, key);
  };
}

/** Returns a copy with other ids. An item without ids is copied unchanged. */
function withOwnIds(item: unknown, round: number, key: string | undefined): unknown {
  if (!isRecord(item) || Array.isArray(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, name === key || isIdName(name) ? addToId(value, round) : value]),
  );
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
