import { isDeepStrictEqual } from "node:util";
import type { Schema, SchemaObject } from "@shortvideo-api/document";
import { createChance } from "./create-chance.js";
import { readLargest, readSmallest } from "./read-limits.js";
import { enterSpot, type Propose, type Spot } from "./spot.js";

/** Proposes arrays: as long as the wish, else with one item (of another seed up to three), then as short as may be. */
export function* proposeArrays(
  members: readonly SchemaObject[],
  wish: unknown,
  spot: Spot,
  propose: Propose,
): Generator<unknown[]> {
  const wished = wish === undefined ? undefined : Array.isArray(wish) ? wish : [wish];
  const least = Math.max(0, readLargest(members, "minItems") ?? 0);
  const most = readSmallest(members, "maxItems") ?? Number.POSITIVE_INFINITY;
  if (least > longest || least > most) return;
  const usual = Math.max(...members.map(({ prefixItems }) => (Array.isArray(prefixItems) ? prefixItems.length : 1)), 1);
  // Lists of lists of lists grow fast.
  const chosen = spot.seed === 0 || spot.depth > 2 ? usual : usual + createChance(spot.seed)(3);
  const lengths = [wished?.length ?? chosen, usual, least, least + 1, least + 2, 0].map((length) =>
    Math.min(Math.max(length, least), most),
  );
  for (const length of new Set(lengths)) {
    const made = makeArray(members, wished, length, spot, propose);
    if (made && made.length >= least) yield made;
  }
}

/** Arrays that have to be longer are not made: a document can ask for more than a program can hold. */
const longest = 10_000;
/** Items that are tried for one place of an array whose items must differ. */
const mostTries = 40;

/** Makes an array of at most so many items. Ends before an item that cannot be made. */
function makeArray(
  members: readonly SchemaObject[],
  wish: readonly unknown[] | undefined,
  length: number,
  spot: Spot,
  propose: Propose,
): unknown[] | undefined {
  const isUnique = members.some(({ uniqueItems }) => uniqueItems === true);
  const contained = members.flatMap(({ contains, minContains = 1 }) =>
    contains === undefined || typeof minContains !== "number"
      ? []
      : Array.from({ length: Math.min(minContains, longest) }, () => contains),
  );
  const made: unknown[] = [];
  for (let index = 0; index < Math.max(length, contained.length); index++) {
    const special = contained[index - Math.max(0, length - contained.length)];
    const schemas = [...readItemSchemas(members, index), ...(special === undefined ? [] : [special])];
    const isNeeded = index < length && length > 0;
    const item = findItem(schemas, wish, index, spot, propose, isNeeded, isUnique ? made : []);
    if (!item) break;
    made.push(item.value);
  }
  return made.length < contained.length ? undefined : made;
}

function findItem(
  schemas: readonly Schema[],
  wish: readonly unknown[] | undefined,
  index: number,
  spot: Spot,
  propose: Propose,
  needed: boolean,
  others: readonly unknown[],
): { readonly value: unknown } | undefined {
  const inner = enterSpot(spot, index, needed && spot.needed);
  const isNew = (value: unknown): boolean => !others.some((other) => isDeepStrictEqual(other, value));
  // Seeds first: the first proposal of another seed is a better one than the second of this.
  for (const own of [wish?.[index], undefined]) {
    let tries = 0;
    for (let turn = 0; turn < (others.length === 0 ? 1 : 8); turn++) {
      for (const value of propose(schemas, own, { ...inner, seed: inner.seed + turn * 7 })) {
        if (isNew(value)) return { value };
        tries += 1;
        if (tries % 5 === 0 && turn < 7) break;
        if (tries > mostTries) break;
      }
    }
    if (wish?.[index] === undefined) return undefined;
  }
  return undefined;
}

/** What the item at an index has to fit. */
function readItemSchemas(members: readonly SchemaObject[], index: number): Schema[] {
  return members.flatMap(({ prefixItems, items = true }) => {
    const prefix: readonly Schema[] = Array.isArray(prefixItems) ? prefixItems : [];
    return [prefix[index] ?? items];
  });
}
