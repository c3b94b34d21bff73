import { isRecord } from "@shortvideo-api/document";

/** Gives the item of a list at an index, counted from 0: the same for the same seed. */
export type ItemSource = (index: number, seed: number) => unknown;

/** What items are made of. */
export interface ItemSourceOptions {
  /** The first items of the list, as the fixtures or the document have them. */
  readonly known: readonly unknown[];
  /** Makes an item of any seed; `undefined` where nobody can. */
  readonly create: ((seed: number) => unknown) | undefined;
  /** The field that tells items apart; `undefined` where the document does not say, and names must do. */
  readonly key: string | undefined;
}

/** What parts the items of one seed from those of the next. Larger than any list. */
const stride = 10_007;

/** Gives the known items first, and behind them as many as are asked for: made, or the known ones with ids of their own. */
export function createItemSource({ known, create, key }: ItemSourceOptions): ItemSource {
  if (create) {
    // Items of fixtures are made of the seeds from 1 on; these go on.
    return (index, seed) => (seed === 0 && index < known.length ? known[index] : create(seed * stride + index + 1));
  }
  if (known.length === 0) return () => ({});
  return (index, seed) => {
    const round = Math.floor(index / known.length) + seed;
    const item = known[(index + seed) % known.length];
    return round === 0 ? item : withOwnIds(item, round, key);
  };
}

/** A copy whose ids are others. Where nothing is called an id, it is what it is. */
function withOwnIds(item: unknown, round: number, key: string | undefined): unknown {
  if (!isRecord(item) || Array.isArray(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, name === key || isIdName(name) ? countOn(value, round) : value]),
  );
}

function isIdName(name: string): boolean {
  return /(?:^|_|-)(?:id|uid|uuid|key)$|(?:Id|ID|Uid|Key)$/.test(name) || name.toLowerCase() === "id";
}

/** The same kind of value, further on by so much that it meets no neighbour. */
function countOn(value: unknown, round: number): unknown {
  const step = round * 1_000;
  if (typeof value === "number") return value + step;
  if (typeof value !== "string" || value === "") return value;
  const [, head = "", hex = ""] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{4})([\da-f]{8})$/i.exec(value) ?? [];
  if (hex !== "") return head + ((Number.parseInt(hex, 16) + step) % 2 ** 32).toString(16).padStart(8, "0");
  const digits = /\d{1,9}$/.exec(value)?.[0] ?? "";
  return value.slice(0, value.length - digits.length) + String(Number(digits) + step).padStart(digits.length, "0");
}
