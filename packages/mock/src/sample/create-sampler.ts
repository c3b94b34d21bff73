import { isRecord, type OpenApi, type Schema, type SchemaObject } from "@shortvideo-api/document";
import { stringifyExact } from "@shortvideo-api/wire";
import { readExact } from "../operation/read-exact.js";
import type { CompileSchema } from "../operation/schema-compiler.js";
import { createFlattener, joinParts, type Parts, type SchemaChoice } from "./flatten-schemas.js";
import { listMisfits } from "./list-misfits.js";
import { orderTypes } from "./order-types.js";
import { proposeArrays } from "./propose-arrays.js";
import { proposeNumbers } from "./propose-numbers.js";
import { proposeObjects } from "./propose-objects.js";
import { proposeTexts } from "./propose-texts.js";
import type { Propose, Spot } from "./spot.js";

/** Makes values that fit schemas of a document. */
export interface Sampler {
  /**
   * Returns a value that fits the schema and has as much of `wish` as fits, which may be all of it. 64-bit numbers are numbers or
   * decimal strings. The same is made for the same seed. Returns `undefined` when no value was found.
   */
  sample(schema: Schema, wish: unknown, seed: number): unknown;
}

/** Values, branches and validations that are tried for one sample. A schema that no value fits asks for ever more of them. */
const mostSteps = 5_000;
/** Values within values. A schema that requires itself ends here. */
const mostDepth = 24;
/** Values within values from which on the flattest are made. */
const deep = 5;

/** Creates a sampler. `compile` is the document's own, so that a schema is compiled once. */
export function createSampler(document: OpenApi, compile: CompileSchema): Sampler {
  const compiled = new WeakMap<SchemaObject, ReturnType<CompileSchema>>();
  const flattenSchemas = createFlattener(document);
  let steps = 0;

  /** Proposes values that fit all the schemas, likeliest first, and none that does not. */
  const propose: Propose = function* (schemas, wish, spot) {
    if (spot.depth > mostDepth) return;
    countStep();
    if (wish !== undefined && isSound(spot)) yield wish;
    const parts = flattenSchemas(schemas);
    if (!parts) return;
    if (wish === undefined && !spot.needed && isCircle(parts, spot)) return;
    // Another seed is to give another value.
    const own = listHints(parts.members);
    const hints = [spot.wrong ? undefined : wish, ...(spot.seed === 0 ? own : [])];
    for (const hint of hints) if (hint !== undefined && fitsAll(schemas, hint)) yield hint;
    const inner: Spot = { ...spot, references: [...spot.references, ...parts.references] };
    for (const { value, isSure } of proposeParts(parts, wish, inner))
      if (isSure || fitsAll(schemas, value)) yield value;
    for (const hint of spot.seed === 0 ? [] : own) if (hint !== undefined && fitsAll(schemas, hint)) yield hint;
  };

  function* proposeParts(
    { members, choices, references, isHard }: Parts,
    wish: unknown,
    spot: Spot,
  ): Generator<Proposal> {
    countStep();
    const [row, ...others] = choices;
    if (!row) {
      for (const value of proposeValues(members, wish, spot)) {
        const isBuilt = isRecord(value) && !members.some((member) => "enum" in member || "const" in member);
        yield { value, isSure: isBuilt && !isHard };
      }
      return;
    }
    const rest: Parts = { members, choices: others, references, isHard };
    for (const branch of listBranches(row, wish, spot)) {
      const parts = flattenSchemas([branch]);
      if (!parts) continue;
      if (wish === undefined && spot.depth > 2 && isCircle(parts, spot)) continue;
      const inner: Spot = { ...spot, references: [...spot.references, ...parts.references] };
      yield* proposeParts(joinParts(rest, parts), wish, inner);
    }
  }

  /** The branches in their order, and behind them each with what keeps a value from the others. */
  function* listBranches({ branches, isExclusive }: SchemaChoice, wish: unknown, spot: Spot): Generator<Schema> {
    const ordered = orderBranches(branches, wish, spot);
    yield* ordered;
    for (const branch of isExclusive ? ordered : []) {
      for (const other of branches) if (other !== branch) yield* excludeBranch(branch, other);
    }
  }

  /** A value fits a branch and not another one, when one of its properties does not fit the other's. */
  function* excludeBranch(branch: Schema, other: Schema): Generator<Schema> {
    const { members = [] } = flattenSchemas([other]) ?? {};
    for (const { properties = {} } of members) {
      for (const [name, schema] of Object.entries(properties)) {
        yield { allOf: [branch, { required: [name], properties: { [name]: { not: schema } } }] };
      }
    }
  }

  function* proposeValues(members: readonly SchemaObject[], wish: unknown, spot: Spot): Generator {
    const values = readValues(members);
    if (values)
      yield* rotate(values, spot.seed).toSorted((one, other) => Number(one === null) - Number(other === null));
    else yield* proposeTyped(members, wish, spot);
  }

  function* proposeTyped(members: readonly SchemaObject[], wish: unknown, spot: Spot): Generator {
    for (const type of orderTypes(members, wish, spot.depth > deep)) {
      if (type === "null") yield null;
      else if (type === "boolean")
        yield* wish === "false" ? [false, true] : spot.seed % 2 === 0 ? [true, false] : [false, true];
      else if (type === "integer" || type === "number")
        yield* proposeNumbers(members, type === "integer", wish, spot.seed);
      else if (type === "string") yield* proposeJson(members, wish, spot);
      else if (type === "array") yield* proposeArrays(members, wish, spot, propose);
      else yield* proposeObjects(members, wish, spot, propose);
    }
  }

  /** A text may have to hold JSON. */
  function* proposeJson(members: readonly SchemaObject[], wish: unknown, spot: Spot): Generator<string> {
    const held = members.flatMap(({ contentMediaType, contentSchema }) =>
      contentMediaType === "application/json" && isSchema(contentSchema) ? [contentSchema] : [],
    );
    if (held.length === 0) yield* proposeTexts(members, wish, spot.seed);
    const inner: Spot = { ...spot, depth: spot.depth + 1 };
    const exact = readExact(document, { allOf: held });
    for (const value of held.length === 0 ? [] : propose(held, undefined, inner)) yield stringifyExact(value, exact);
  }

  /** The branches that the wish fits, then those that it resembles, then the others by the seed; deep inside, the flattest first. */
  function orderBranches(row: readonly Schema[], wish: unknown, { seed, depth }: Spot): readonly Schema[] {
    const turned = rotate(row, seed);
    if (wish === undefined && depth <= deep) return turned;
    if (wish === undefined) return turned.toSorted((one, other) => measureDepth(one) - measureDepth(other));
    const isFit = new Set(turned.filter((branch) => fitsAll([branch], wish)));
    const likeness = new Map(turned.map((branch) => [branch, isFit.has(branch) ? Infinity : resemble(branch, wish)]));
    return turned.toSorted((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0));
  }

  /** How likely it is that values lead on to further values. */
  function measureDepth(branch: Schema): number {
    const { members = [], choices = [] } = flattenSchemas([branch]) ?? {};
    const [type] = orderTypes(members, undefined, true);
    if (choices.length > 0) return 2;
    if (type === "array") return 1;
    return type === "object" ? (members.some(({ required }) => required !== undefined) ? 3 : 1) : 0;
  }

  /** Counts the properties of a value that a schema fixes and those that it names. */
  function resemble(branch: Schema, value: unknown): number {
    const { members = [] } = flattenSchemas([branch]) ?? {};
    if (!isRecord(value)) return 0;
    const named = members.flatMap(({ properties = {} }) => Object.entries(properties));
    const scores = named.map(([name, schema]): number => {
      if (!Object.hasOwn(value, name)) return 0;
      const isFixed = readValues(flattenSchemas([schema])?.members ?? []) !== undefined;
      return isFixed ? (fitsAll([schema], value[name]) ? 100 : -100) : 1;
    });
    return scores.reduce((sum, score) => sum + score, 0);
  }

  function fitsAll(schemas: readonly Schema[], value: unknown): boolean {
    // A single schema is compiled once, and most of the others have nothing to say of the value.
    const [only = true, ...others] = schemas.filter((each) => each !== true);
    const schema = others.length === 0 ? only : { allOf: [only, ...others] };
    if (schema === true) return true;
    countStep();
    const validate = compileOnce(schema);
    return !validate || validate(toWire(schema, value));
  }

  /** A schema that does not compile is reported by the gate. */
  function compileOnce(schema: Schema): ReturnType<CompileSchema> | undefined {
    const known = typeof schema === "object" ? compiled.get(schema) : undefined;
    if (known) return known;
    try {
      const validate = compile(schema);
      if (typeof schema === "object") compiled.set(schema, validate);
      return validate;
    } catch {
      return undefined;
    }
  }

  function countStep(): void {
    steps += 1;
    if (steps > mostSteps) throw new TooManyStepsError();
  }

  /** 64-bit numbers are decimal strings in the mock, and numbers on the wire. */
  function toWire(schema: Schema, value: unknown): unknown {
    if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
    const exact = readExact(document, schema);
    const isPlain = Object.keys(exact).length === 0;
    return isPlain ? value : JSON.parse(stringifyExact(value, exact));
  }

  function find(schema: Schema, wish: unknown, seed: number, wrong: readonly string[] | undefined, depth = 0): unknown {
    steps = 0;
    const spot: Spot = { path: "", wrong, depth, needed: true, seed, references: [] };
    try {
      for (const value of propose([schema], wish, spot)) if (fitsAll([schema], value)) return value;
    } catch (error) {
      if (!(error instanceof TooManyStepsError)) throw error;
    }
    return undefined;
  }

  function findNearest(schema: Schema, wish: unknown, seed: number): unknown {
    if (wish === undefined) return findFlatter(schema, seed);
    const wrong = listMisfits(compile(schema), toWire(schema, wish));
    if (wrong.length === 0) return wish;
    // What an error does not name is kept at first; where that leads nowhere, nothing is.
    return find(schema, wish, seed, wrong) ?? find(schema, wish, seed, undefined) ?? findFlatter(schema, seed);
  }

  /** A schema of many branches within branches takes too many steps, unless its values are flatter. */
  function findFlatter(schema: Schema, seed: number): unknown {
    for (const depth of [0, 3, deep + 1]) {
      const value = find(schema, undefined, seed, undefined, depth);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  return {
    sample(schema, wish, seed) {
      try {
        return findNearest(schema, wish, seed);
      } catch (error) {
        // A schema that refers to itself at once: no validator comes to an end.
        if (error instanceof RangeError) return undefined;
        throw error;
      }
    },
  };
}

class TooManyStepsError extends Error {}

interface Proposal {
  readonly value: unknown;
  /** Does it fit by the way it was made? */
  readonly isSure: boolean;
}

/** Do the parts refer to what they stand in? */
function isCircle({ references }: Parts, spot: Spot): boolean {
  return references.some((reference) => spot.references.includes(reference));
}

/** Is the wish right at this place, as far as the errors say? */
function isSound({ path, wrong }: Spot): boolean {
  return wrong !== undefined && !wrong.some((each) => each === path || each.startsWith(`${path}/`));
}

/** Values that the document itself gives. */
function listHints(members: readonly SchemaObject[]): unknown[] {
  return members.flatMap(({ example, examples, default: usual, "x-example": own }) => [
    ...(Array.isArray(examples) ? examples : []),
    example,
    own,
    usual,
  ]);
}

/** The values that one `enum` or `const` leaves; `undefined` where there is none. The others are for the caller to check. */
function readValues(members: readonly SchemaObject[]): readonly unknown[] | undefined {
  for (const { const: only, enum: values } of members) {
    if (only !== undefined) return [only];
    if (values) return values;
  }
  return undefined;
}

function rotate<Value>(values: readonly Value[], seed: number): readonly Value[] {
  const at = values.length === 0 ? 0 : Math.abs(seed) % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "boolean" || isRecord(value);
}
