import { isRecord, type Schema, type SchemaObject } from "@shortvideo-api/document";
import { matchesPattern } from "../pattern/compile-pattern.js";
import { proposeTexts } from "./propose-texts.js";
import { readLargest, readSmallest } from "./read-limits.js";
import { enterSpot, type Propose, type Spot } from "./spot.js";

/** Objects within objects that have properties which they may leave out. */
const deepest = 4;

/** Proposes objects: with the properties of the wish or all that are named, then with those that are required. */
export function* proposeObjects(
  members: readonly SchemaObject[],
  wish: unknown,
  spot: Spot,
  propose: Propose,
): Generator<Readonly<Record<string, unknown>>> {
  const given = Array.isArray(wish) && wish.length === 1 ? wish[0] : wish;
  const wished = isRecord(given) && !Array.isArray(given) ? given : undefined;
  const named = members.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, schema]) => (isForRequests(schema) ? [] : [name])),
  );
  const all = spot.depth < deepest ? named : [];
  const selections = wished ? [Object.keys(wished), all, []] : [all, [], named];
  const seen = new Set<string>();
  for (const optional of selections) {
    const made = makeObject(members, wished, new Set(optional), spot, propose);
    const key = made && Object.keys(made).join("\0");
    if (!made || key === undefined || seen.has(key)) continue;
    seen.add(key);
    yield made;
  }
  // One property fewer, for schemas that forbid some together.
  for (const left of new Set(named)) {
    const made = makeObject(members, wished, new Set(all.filter((name) => name !== left)), spot, propose);
    if (made) yield made;
  }
  // One property alone, for schemas that ask for some and forbid others.
  for (const name of new Set(named)) {
    const made = makeObject(members, wished, new Set([name]), spot, propose);
    if (made) yield made;
  }
}

function makeObject(
  members: readonly SchemaObject[],
  wish: Readonly<Record<string, unknown>> | undefined,
  optional: ReadonlySet<string>,
  spot: Spot,
  propose: Propose,
): Readonly<Record<string, unknown>> | undefined {
  const required = readRequired(members);
  const most = readSmallest(members, "maxProperties") ?? Number.POSITIVE_INFINITY;
  const least = readLargest(members, "minProperties") ?? 0;
  const made = new Map<string, unknown>();
  // In the order of the wish, then in that of the schemas.
  const named = members.flatMap(({ properties = {} }) => Object.keys(properties));
  const ordered = new Set([...Object.keys(wish ?? {}), ...named, ...required, ...optional]);
  const wanted = [...ordered].filter((name) => required.has(name) || optional.has(name));
  const pending = [...wanted.filter((name) => required.has(name)), ...wanted.filter((name) => !required.has(name))];
  for (let name = pending.shift(); name !== undefined; name = pending.shift()) {
    const isRequired = required.has(name);
    if (made.has(name) || (!isRequired && made.size >= most)) continue;
    const found = findProperty(members, wish, name, spot, propose, isRequired);
    if (!found && isRequired) return undefined;
    if (!found) continue;
    made.set(name, found.value);
    for (const other of readDependents(members, name)) {
      required.add(other);
      pending.unshift(other);
    }
  }
  for (const name of made.size < least ? proposeNames(members, spot, propose) : []) {
    const found = made.has(name) ? undefined : findProperty(members, wish, name, spot, propose, true);
    if (found) made.set(name, found.value);
    if (made.size >= least) break;
  }
  if (made.size < least || made.size > most) return undefined;
  return Object.fromEntries(
    [...ordered, ...made.keys()].flatMap((name) => (made.has(name) ? [[name, made.get(name)]] : [])),
  );
}

function findProperty(
  members: readonly SchemaObject[],
  wish: Readonly<Record<string, unknown>> | undefined,
  name: string,
  spot: Spot,
  propose: Propose,
  isRequired: boolean,
): { readonly value: unknown } | undefined {
  const schemas = members.flatMap((member) => readPropertySchemas(members, member, name));
  const wished = wish && Object.hasOwn(wish, name) ? wish[name] : undefined;
  for (const value of propose(schemas, wished, enterSpot(spot, name, isRequired))) return { value };
  return undefined;
}

/** What a property has to fit, as one of the schemas of an object has it. */
function readPropertySchemas(members: readonly SchemaObject[], member: SchemaObject, name: string): readonly Schema[] {
  const { properties = {}, patternProperties, propertyNames, additionalProperties, unevaluatedProperties } = member;
  const matching = Object.entries(isRecord(patternProperties) ? patternProperties : {})
    .filter(([pattern]) => matchesPattern(pattern, name))
    .map(([, schema]) => schema);
  const own = Object.hasOwn(properties, name) ? [properties[name] ?? true, ...matching] : matching;
  const isKnown = members.some((each) => Object.hasOwn(each.properties ?? {}, name));
  const further = additionalProperties ?? (isKnown ? true : (unevaluatedProperties ?? true));
  const schemas = own.length > 0 ? own : [further];
  return propertyNames === false ? [false] : schemas;
}

function readRequired(members: readonly SchemaObject[]): Set<string> {
  return new Set(members.flatMap(({ required }) => readTexts(required)));
}

function readDependents(members: readonly SchemaObject[], name: string): string[] {
  return members.flatMap(({ dependentRequired }) =>
    isRecord(dependentRequired) && Object.hasOwn(dependentRequired, name) ? readTexts(dependentRequired[name]) : [],
  );
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

/** Names of properties that an object may have beside those that it must. */
function* proposeNames(members: readonly SchemaObject[], spot: Spot, propose: Propose): Generator<string> {
  for (const { properties = {} } of members) yield* Object.keys(properties);
  for (const { propertyNames } of members) {
    if (!isRecord(propertyNames)) continue;
    for (let seed = 0; seed < mostNames; seed++) {
      const schemas: readonly Schema[] = [{ type: "string" }, propertyNames];
      for (const name of propose(schemas, undefined, { ...enterSpot(spot, "", true), wrong: undefined, seed })) {
        if (typeof name === "string") yield name;
        break;
      }
    }
  }
  for (const { patternProperties } of members) {
    for (const pattern of Object.keys(isRecord(patternProperties) ? patternProperties : {})) {
      for (let seed = 0; seed < mostNames; seed++) {
        for (const name of proposeTexts([{ pattern }], undefined, seed)) if (matchesPattern(pattern, name)) yield name;
      }
    }
  }
  for (let count = 1; count <= mostNames; count++) yield `key${count}`;
}

/** Names that are tried of one kind, where an object needs more than it names. */
const mostNames = 200;

/** `writeOnly`: it "MAY be sent as part of a request but SHOULD NOT be sent as part of the response". */
function isForRequests(schema: Schema): boolean {
  return typeof schema === "object" && schema["writeOnly"] === true;
}
