import type { SchemaScope } from "../model/schema.ts";
import type { Scopes } from "./compare-choices.ts";
import { type At, type OpenPair, stepsOf } from "./compare-types.ts";
import { toVerdict } from "./finding.ts";
import { admitsAnything, type OpenSchema, openSchema, readValues } from "./open-schema.ts";
import { nameValue } from "./name-places.ts";

/**
 * Compares whether a value may fit several alternatives at once: `oneOf` refuses it, and `anyOf` does not. Alternatives of
 * which no two can hold say the same in both ways.
 */
export function compareOverlap({ before, after }: OpenPair, scopes: Scopes, { place, direction, tell }: At): void {
  const [was, is] = [findOverlap(before, scopes.before), findOverlap(after, scopes.after)];
  if ((was === undefined) === (is === undefined)) return;
  const other = is === undefined ? after : before;
  // Who sends one object adds nothing of another one, unless both could be sent.
  if ((was ?? is) === "some" && !other.choices.some(({ keyword }) => keyword === "anyOf")) return;
  tell({
    code: "overlap-changed",
    place,
    message: is
      ? `${nameValue(place)} fits exactly one alternative; it could fit several at once.`
      : `${nameValue(place)} may fit several alternatives at once; it had to fit exactly one.`,
    wire: toVerdict(is !== undefined && direction === "request"),
    types: "safe",
    ...stepsOf("before", before.parts, was ? "oneOf" : "anyOf"),
    ...stepsOf("after", after.parts, is ? "oneOf" : "anyOf"),
  });
}

/** Which values fit two alternatives of a `oneOf`: all that fit one, or some objects; `undefined` where none do. */
function findOverlap({ choices }: OpenSchema, scope: SchemaScope): "all" | "some" | undefined {
  const pairs = choices
    .filter(({ keyword }) => keyword === "oneOf")
    .flatMap(({ branches }) => branches.map((branch) => openSchema(scope, branch)))
    .flatMap((one, index, all) => all.slice(index + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => !areDisjoint(scope, one, other));
  if (pairs.length === 0) return undefined;
  return pairs.some(([one, other]) => holds(one, other) || holds(other, one)) ? "all" : "some";
}

/** Is it plain that what fits the second fits the first? */
function holds(one: OpenSchema, other: OpenSchema): boolean {
  const areScalars = [one, other].every(({ types }) => types?.every((type) => !composed.has(type)));
  return areScalars || admitsAnything(one) || one.parts[0]?.schema === other.parts[0]?.schema;
}

const composed = new Set<string>(["object", "array"]);

/** Is it plain that no value fits both? */
function areDisjoint(scope: SchemaScope, one: OpenSchema, other: OpenSchema, depth = 0): boolean {
  const [values, others] = [one, other].map(listValues);
  if (values && others && !values.some((value) => others.includes(value))) return true;
  const share = one.types?.some((type) =>
    other.types?.some((each) => each === type || (isNumber(each) && isNumber(type))),
  );
  if (one.types && other.types && share === false) return true;
  if (depth > 2) return false;
  return (
    lacks(one, other) ||
    lacks(other, one) ||
    [...one.required].some((name) => {
      const [property, twin] = [one.properties.get(name), other.properties.get(name)];
      if (!property || !twin || !other.required.has(name)) return false;
      return areDisjoint(scope, openSchema(scope, property), openSchema(scope, twin), depth + 1);
    })
  );
}

function isNumber(type: string): boolean {
  return type === "integer" || type === "number";
}

/** Does one of two objects refuse what the other one asks for? */
function lacks({ parts, properties }: OpenSchema, { required, types }: OpenSchema): boolean {
  const isClosed = parts.some(({ schema }) => schema.additionalProperties === false);
  return isClosed && types?.includes("object") === true && [...required].some((name) => !properties.has(name));
}

function listValues({ parts }: OpenSchema): readonly string[] | undefined {
  return parts
    .map(({ schema }) => readValues(schema))
    .find((values) => values)
    ?.map((value) => JSON.stringify(value));
}
