import { isDeepStrictEqual } from "node:util";
import { readReference } from "@shortvideo-api/document/source";
import { keyOf } from "@shortvideo-api/document/sample/source";
import { type SchemaContext, type OpenPair, locateKeyword } from "./compare-types.ts";
import { toVerdict } from "../change/raw-change.ts";
import type { OpenSchema } from "./open-schema.ts";
import { nameValue } from "../change/name-places.ts";

/** The property that distinguishes alternatives, and the key of the component for each of its values. */
interface Discriminator {
  readonly property: string;
  readonly values: ReadonlyMap<string, string>;
}

/** Compares discriminators. A value without a mapping is the component's key. */
export function compareDiscriminators(pair: OpenPair, context: SchemaContext): void {
  const [was, is] = [readDiscriminator(pair.before), readDiscriminator(pair.after)];
  if (isDeepStrictEqual(was, is)) return;
  const { place, direction, report } = context;
  const { isOther, isGrown, isShrunk } = comparePair(was, is);
  const isRequest = direction === "request";
  report({
    code: "discriminator-changed",
    place,
    message: `The alternatives of ${nameValue(place)} ${printDiscriminator("are", is)}; they ${printDiscriminator("were", was)}.`,
    ...(isOther ? { hint: "Check how your code distinguishes the alternatives." } : {}),
    // A reader ignores unknown values, but needs the property itself.
    wire: toVerdict(isOther || (isRequest ? isShrunk : !is)),
    types: toVerdict(isOther || (isRequest ? isShrunk : isGrown)),
    ...locateKeyword("before", pair.before.parts, "discriminator"),
    ...locateKeyword("after", pair.after.parts, "discriminator"),
  });
}

function readDiscriminator({ parts, choices }: OpenSchema): Discriminator | undefined {
  const found = parts.find(({ schema }) => schema.discriminator)?.schema.discriminator;
  if (!found) return undefined;
  const mapped = Object.entries(found.mapping ?? {}).map(
    ([value, reference]) => [value, readReference(reference)?.key ?? reference] as const,
  );
  const written = new Set(mapped.map(([, key]) => key));
  const implied = choices
    .flatMap(({ branches }) => branches)
    .flatMap(({ schema }) => keyOf(schema) ?? [])
    .filter((key) => !written.has(key))
    .map((key) => [key, key] as const);
  return { property: found.propertyName, values: new Map([...mapped, ...implied]) };
}

interface Comparison {
  /** Whether the property has another name, or a value another component. */
  readonly isOther: boolean;
  /** Whether the property has new values. */
  readonly isGrown: boolean;
  /** Whether values of the property were removed. */
  readonly isShrunk: boolean;
}

function comparePair(was: Discriminator | undefined, is: Discriminator | undefined): Comparison {
  if (was && is) return compareValues(was, is);
  return was || is ? compareDeclared(is) : { isOther: false, isGrown: false, isShrunk: false };
}

/** Compares two documents of which one has a discriminator. Without it, the property may have any value. */
function compareDeclared(is: Discriminator | undefined): Comparison {
  return { isOther: false, isGrown: !is, isShrunk: is !== undefined };
}

/** Compares the values of two discriminators. Ignores values of alternatives that were added or removed: these are reported. */
function compareValues(was: Discriminator, is: Discriminator): Comparison {
  const [before, after] = [new Set(was.values.values()), new Set(is.values.values())];
  const isKnown = ([, key]: readonly [string, string]): boolean => before.has(key) && after.has(key);
  const removed = [...was.values].filter(([value, key]) => is.values.get(value) !== key).filter(isKnown);
  const added = [...is.values].filter(([value, key]) => was.values.get(value) !== key).filter(isKnown);
  const isMoved = [...was.values].some(([value, key]) => is.values.has(value) && is.values.get(value) !== key);
  const isReplaced = removed.some(([, key]) => added.some(([, other]) => other === key));
  return {
    isOther: was.property !== is.property || isMoved || isReplaced,
    isGrown: added.length > 0,
    isShrunk: removed.length > 0,
  };
}

function printDiscriminator(predicate: "are" | "were", discriminator: Discriminator | undefined): string {
  if (!discriminator) return `${predicate} not distinguished by a property`;
  const values = [...discriminator.values].map(([value, key]) => `\`${value}\` for \`${key}\``).join(", ");
  return `${predicate} distinguished by \`${discriminator.property}\`${values === "" ? "" : ` (${values})`}`;
}
