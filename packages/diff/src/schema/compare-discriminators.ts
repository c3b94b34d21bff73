import { safe, breaking } from "../change/raw-change.ts";
import { viewInScope } from "@shortvideo-api/document/source";
import type { SchemaScope } from "@shortvideo-api/document/sample/source";
import { isChoice, isNewName, readSelecting, readTarget } from "./compare-choices.ts";
import { type SchemaContext, type OpenPair, reportKeyword } from "./compare-types.ts";
import type { OpenSchema } from "./open-schema.ts";
import type { Scopes } from "./side.ts";
import { nameValue } from "../change/name-places.ts";

/** The property that distinguishes alternatives, and the values of each alternative by its name. */
interface Discriminator {
  readonly property: string;
  readonly values: ReadonlyMap<string, readonly unknown[]>;
}

/**
 * Reports that values of a discriminating property select other alternatives, so that code which chooses by them breaks. Values that were
 * only added or removed are reported at the property itself, as those of any enumeration.
 */
export function compareDiscriminators(pair: OpenPair, scopes: Scopes, context: SchemaContext): void {
  const was = readDiscriminator(pair.before, scopes.before);
  const is = readDiscriminator(pair.after, scopes.after);
  if (!was || !is) return reportPresence(pair, was ?? is, context);
  if (!selectsOthers(was, is, scopes)) return;
  reportKeyword("discriminator", pair, context, {
    code: "discriminator-changed",
    message: `The alternatives of ${nameValue(context.place)} ${printDiscriminator("are", is)}; they ${printDiscriminator("were", was)}.`,
    hint: "Check how your code distinguishes the alternatives.",
    ...breaking,
  });
}

/** Reports that only one of two choices has a discriminator. The values that it selects are compared as those of its property. */
function reportPresence(pair: OpenPair, given: Discriminator | undefined, context: SchemaContext): void {
  if (!given || !isChoice(pair.before) || !isChoice(pair.after)) return;
  const isAdded = readSelecting(pair.after) !== undefined;
  reportKeyword("discriminator", pair, context, {
    code: "discriminator-changed",
    message: `The alternatives of ${nameValue(context.place)} are ${isAdded ? "" : "no longer "}distinguished by \`${given.property}\`.`,
    ...safe,
  });
}

function readDiscriminator(open: OpenSchema, scope: SchemaScope): Discriminator | undefined {
  const property = readSelecting(open);
  if (property === undefined) return undefined;
  const values = open.choices
    .flatMap(({ branches }) => branches)
    .flatMap((branch): [string, readonly unknown[]][] => {
      const name = readTarget(scope, branch);
      return name === undefined ? [] : [[name, viewInScope(scope, branch.schema).property(property).values ?? []]];
    });
  return { property, values: new Map(values) };
}

/**
 * Returns `true` if the property has another name, if a value selects only other alternatives, or if other values select one. A value may
 * select several.
 */
function selectsOthers(was: Discriminator, is: Discriminator, scopes: Scopes): boolean {
  if (was.property !== is.property) return true;
  return [...was.values].some(([name, before]) => {
    const after = is.values.get(name);
    const isMoved = before.some((value) => {
      const selected = [...is.values].filter(([, listed]) => listed.includes(value));
      return selected.length > 0 && !selected.some(([other]) => other === name || isNewName(name, other, scopes));
    });
    const isReplaced =
      after !== undefined &&
      before.some((value) => !after.includes(value)) &&
      after.some((value) => !before.includes(value));
    return isMoved || isReplaced;
  });
}

function printDiscriminator(predicate: "are" | "were", { property, values }: Discriminator): string {
  const printed = [...values].flatMap(([name, listed]) =>
    listed.map((value) => `\`${String(value)}\` for \`${name}\``),
  );
  return `${predicate} distinguished by \`${property}\`${printed.length === 0 ? "" : ` (${printed.join(", ")})`}`;
}
