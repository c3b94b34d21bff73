import { printJson } from "../numbers/json-text.ts";
import { referenceTo } from "../openapi/resolve-reference.ts";
import { admitsValue, listFieldSchemas } from "../admit/admit-value.ts";
import { asJson, includesJson, isFields, type Json } from "../schema/json.ts";
import { buildExacts, type ExactModel } from "../schema/build-exact.ts";
import { buildCandidates } from "./build-sample-candidates.ts";
import { type Corrector, correctValue, draftValue } from "./correct-value.ts";
import { measureHeights } from "../schema/measure-heights.ts";
import { mergeRepeated } from "../schema/merge-repeated.ts";
import { type Merged, mergeSchemas, needsCheck } from "../schema/merge-schemas.ts";
import { readClientView, readWireView } from "../schema/read-views.ts";
import { type Facts, pickFrom, readExamples, readHints, type Wanted } from "./sample-task.ts";
import {
  readPlainReference,
  resolveSchema,
  type Schema,
  type SchemaObject,
  type SchemaScope,
} from "../schema/schema.ts";
import { printLeaf } from "./print-leaf.ts";
import { type FindSample, readSampleValue, type Sample } from "./sample.ts";
import { steadySample } from "./steady-sample.ts";
import { countPicked, forgetVariation, mostSampleParts, weighSample } from "./weigh-sample.ts";

/** Plans for valid values of a document's schemas. */
export interface Samples {
  /** Returns the plan of a component schema's factory, by its key; `undefined` when the schema admits no finite value. */
  named: (key: string) => Sample | undefined;
  /** Returns the plan of a factory by its schema's alias; `undefined` before `named` has planned it. */
  byAlias: FindSample;
  /** Replaces the plan of a schema's factory, by its alias, with another valid one. */
  replace: (alias: string, sample: Sample) => void;
  /** Returns `true` when the values of the factory were verified. Returns `false` when no valid value was found. */
  isVerified: (key: string) => boolean;
  /** Returns `true` when each value of the component schema would contain others without end. */
  isEndless: (key: string) => boolean;
  /**
   * Returns a plan for any schema of the document. For a `$ref`, it is the factory. `examples` are the values that stand beside the
   * schema, in a media type or a parameter. The first valid one is used unchanged. `name` is the name of the value in built texts.
   */
  of: (schema: Schema, examples?: readonly unknown[], name?: string) => Sample | undefined;
  /**
   * Returns a plan for a whole body. The first valid example is used unchanged: of `examples`, which stand beside the schema, then of the
   * schema itself, if it lacks no field.
   */
  ofBody: (schema: Schema, examples: readonly unknown[]) => Sample | undefined;
  /** Returns the schema at the end of a path of field names, and of `[]` for items; `undefined` if none exists. */
  at: (schema: Schema, path: readonly string[]) => Schema | undefined;
  /** Returns `true` when the value is valid, as callers see it. */
  admits: (schema: Schema, value: Json) => boolean;
  /**
   * Corrects a value, as callers see it, so that the schema admits it. Keeps the parts that the schema admits. Returns
   * `undefined` when no such value was found.
   */
  correct: (schema: Schema, value: Json, seed: number) => Json | undefined;
  /** Returns a value that resembles a valid one, also when the schema admits none. */
  draft: (schema: Schema) => Json | undefined;
  /** Returns a plan as the {@link SampleFitter} changes it for the schema. */
  fit: (sample: Sample, schema: Schema) => Sample;
}

/** Changes the form of plans for their users. The values of the plans stay the same. */
export interface SampleFitter {
  /** Changes a plan for a schema of the document. */
  fit: (sample: Sample, schema: Schema) => Sample;
  /** Changes the plan of a component schema, by its key. */
  fitNamed: (sample: Sample, key: string) => Sample;
}

/** Leaves plans as they are. */
const noFitter: SampleFitter = { fit: (sample) => sample, fitNamed: (sample) => sample };

/** The most characters of a whole example, as JSON, that is printed in a file. */
const mostExampleCharacters = 4_000;
/** The most levels of unions in which a field is searched. More levels are a circle. */
const mostUnions = 4;
/** After this number of attempts for one factory, only first branches are tried. After twice as many, planning stops. */
const mostTries = 2_000;
/** The most component schemas that are read to check values of one factory. Nested choices would need 2^levels reads. */
const mostReads = 50_000;
/** The most component schemas that are planned within each other. An optional field that would lead deeper is left out. */
const mostLevels = 100;
/** The most schemas that are planned within each other before a component schema is not begun. Keeps the call stack short. */
const mostNested = 200;
/** The least number of seeds for which a plan is checked, unless its values are valid by construction. */
const fewestChecks = 13;

/** Plans values for the schemas of a document, each when it is requested. */
export function buildSamples(scope: SchemaScope, { fit, fitNamed }: SampleFitter = noFitter): Samples {
  const exacts = buildExacts(scope);
  const heights = measureHeights(scope);
  const keyOfAlias = new Map([...scope.aliases].map(([key, alias]) => [alias, key]));
  const planned = new Map<string, Sample | undefined>();
  const byAlias: FindSample = (alias) => planned.get(keyOfAlias.get(alias) ?? "");
  const isSpent = (): boolean => tries > mostTries || reads > mostReads;
  const functions = { admits: admitsAll, byAlias, choose: chooseVerified, isSpent, openKeys };
  const facts: Facts = { scope, exacts, heights, ...functions };
  const checked = mergeRepeated(scope, () => {
    reads += 1;
    if (reads > mostReads) throw new TooManyReads();
  });
  const models = new WeakMap<readonly Schema[], { model: ExactModel | undefined }>();
  /** Fitted plans of {@link Samples.of} without examples, by schema and name. */
  let wholes = new WeakMap<SchemaObject, Map<string, Sample>>();
  // Schemas whose factory is being planned, and schemas that are being resolved for the current value.
  const begun = new Set<string>();
  let opened: readonly string[] = [];
  // The number of schemas that are being planned within each other, in all factories.
  let nested = 0;
  // The number of values planned and branches resolved for the current factory.
  let tries = 0;
  // The number of component schemas read to check values of the current factory.
  let reads = 0;
  /** Plans of leaves, by their keywords and names. */
  const leaves = new Map<string, Map<string, Sample>>();
  // Keys of schemas whose factories were verified: every checked value is valid.
  const verifiedKeys = new Set<string>();

  function named(key: string): Sample | undefined {
    const schema = Object.hasOwn(scope.schemas, key) ? scope.schemas[key] : undefined;
    if (planned.has(key) || schema === undefined) return planned.get(key);
    // A long chain that is planned from its end does not exceed the call stack.
    if (begun.size === 0) for (const lower of heights.listLower(key)) named(lower);
    const before = { opened, tries, reads };
    opened = [];
    tries = 0;
    reads = 0;
    begun.add(key);
    const wanted: Wanted = { schemas: [schema], hints: [], name: scope.aliases.get(key) ?? key, needed: false };
    const isAlias = readPlainReference([schema]) !== undefined;
    const merged = isAlias ? undefined : mergeSchemas(scope, [{ $ref: referenceTo("schemas", key) }]);
    const planOwn = (own: Wanted): Sample | undefined => (isAlias ? plan(own) : merged && planMerged(merged, own));
    const verified = planOwn(wanted);
    if (verified) verifiedKeys.add(key);
    tries = 0;
    reads = 0;
    const sample = verified ?? planOwn({ ...wanted, needed: true });
    begun.delete(key);
    ({ opened, tries, reads } = before);
    const fitted = sample && fitNamed(sample, key);
    planned.set(key, fitted);
    return fitted;
  }

  /** Plans a value. Most schemas of a large document are leaves, and most leaves have the name and the keywords of another one. */
  function plan(wanted: Wanted): Sample | undefined {
    const { schemas, hints, name, needed } = wanted;
    const [schema = true, ...others] = schemas;
    const leaf = others.length === 0 && hints.length === 0 ? printLeaf(schema) : undefined;
    if (leaf === undefined) return planAnew(wanted);
    const key = needed ? `needed ${leaf}` : leaf;
    const plans = leaves.get(key) ?? new Map<string, Sample>();
    leaves.set(key, plans);
    const known = plans.get(name);
    if (known) tries += 1;
    const sample = known ?? planAnew(wanted);
    if (sample && !known) plans.set(name, sample);
    return sample;
  }

  function planAnew(wanted: Wanted): Sample | undefined {
    const key = readPlainReference(wanted.schemas);
    if (key !== undefined) return planReference(key, wanted);
    const merged = mergeSchemas(scope, wanted.schemas);
    return merged && planMerged(merged, wanted);
  }

  /** Plans a `$ref` with the factory of its schema. Prefers an example beside the `$ref` if the factory has one value or builds no object. */
  function planReference(key: string, wanted: Wanted): Sample | undefined {
    const alias = scope.aliases.get(key);
    if (alias === undefined) return undefined;
    if (!planned.has(key)) {
      const isTooDeep = (begun.size >= mostLevels || nested >= mostNested) && !wanted.needed;
      if (isTooDeep || begun.has(key) || heights.needs(key, begun)) return undefined;
    }
    const sample = named(key);
    if (!sample || (!wanted.needed && !verifiedKeys.has(key))) return undefined;
    const hints = readHints(exacts, wanted, wanted.schemas).filter((hint) => admitsAll(wanted.schemas, hint));
    const [first = null] = hints;
    const isNearer = first !== null && (!isFields(first) || sample.kind === "literal");
    return isNearer ? pickFrom(hints) : { kind: "factory", schema: alias };
  }

  function planMerged(merged: Merged, wanted: Wanted): Sample | undefined {
    tries += 1;
    if (tries > 2 * mostTries || merged.keys.some((key) => opened.includes(key))) return undefined;
    const before = opened;
    opened = [...opened, ...merged.keys];
    nested += 1;
    const candidates = takeLight(buildCandidates(facts, merged, wanted, plan));
    // A string of digits is a number on the wire where another branch has a 64-bit number.
    const isMixed = merged.choices.length > 0 && findModel(wanted.schemas) !== undefined;
    const sample = isMixed || needsCheck(merged) ? chooseVerified(candidates, wanted) : takeFirst(candidates);
    opened = before;
    nested -= 1;
    return sample;
  }

  /** Yields the candidates while these schemas count as being resolved. Yields none if one is already: a circle. */
  function* openKeys(keys: readonly string[], candidates: Iterable<Sample>): Generator<Sample> {
    tries += 1;
    if (nested >= mostNested || keys.some((key) => opened.includes(key))) return;
    const before = opened;
    opened = [...opened, ...keys];
    nested += 1;
    try {
      yield* candidates;
    } finally {
      opened = before;
      nested -= 1;
    }
  }

  function* takeLight(candidates: Iterable<Sample>): Generator<Sample> {
    for (const candidate of candidates) if (weighSample(candidate, byAlias) <= mostSampleParts) yield candidate;
  }

  /** Returns the first plan whose checked values are all valid; else one valid value. */
  function chooseVerified(candidates: Iterable<Sample>, { schemas, needed }: Wanted): Sample | undefined {
    let first: Sample | undefined;
    let single: Sample | undefined;
    for (const plain of candidates) {
      // The values of a plan may depend on each other. Then a plan with fewer values may be valid.
      for (const candidate of new Set([plain, steadySample(plain)])) {
        const seeds = Math.max(fewestChecks, countPicked(candidate, byAlias));
        const values = Array.from({ length: seeds }, (_, seed) => readSampleValue(candidate, seed, byAlias));
        const valid = values.filter((value) => admitsAll(schemas, value));
        if (valid.length === values.length) return candidate;
        const [value] = valid;
        if (value !== undefined) single ??= { kind: "literal", value };
        first ??= candidate;
      }
    }
    return single ?? (needed ? first : undefined);
  }

  function admitsAll(schemas: readonly Schema[], value: Json): boolean {
    const onWire = readWireView(value, findModel(schemas), exacts);
    return schemas.every((schema) => isAdmitted(schema, onWire));
  }

  /** Counts a value as invalid when checking it takes too many reads. */
  function isAdmitted(schema: Schema, onWire: Json): boolean {
    try {
      return admitsValue(checked, schema, onWire) && reads <= mostReads;
    } catch (error) {
      if (error instanceof TooManyReads) return false;
      throw error;
    }
  }

  function findModel(schemas: readonly Schema[]): ExactModel | undefined {
    const known = models.get(schemas);
    if (known) return known.model;
    const model = exacts.of({ allOf: schemas });
    models.set(schemas, { model });
    return model;
  }

  function of(schema: Schema, examples: readonly unknown[] = [], name = "value"): Sample | undefined {
    return ofExample(schema, examples) ?? planWhole(schema, name);
  }

  function ofExample(schema: Schema, examples: readonly unknown[]): Sample | undefined {
    tries = 0;
    reads = 0;
    const example = takeExample(schema, examples);
    return example && fit(example, schema);
  }

  function ofBody(schema: Schema, examples: readonly unknown[]): Sample | undefined {
    const given = ofExample(schema, examples);
    if (given) return given;
    const built = of(schema);
    const own = [schema, resolveSchema(scope, schema)].flatMap((part) =>
      typeof part === "object" ? readExamples(part) : [],
    );
    if (own.length === 0) return built;
    const value = built && readSampleValue(built, 0, byAlias);
    const names = value !== undefined && isFields(value) ? Object.keys(value) : [];
    // The factory completes an example that lacks fields. If it has the same value, it says more.
    const whole = own.filter((example) => !isFields(example) || names.every((name) => Object.hasOwn(example, name)));
    const example = ofExample(schema, whole);
    const isBuilt = example && value !== undefined && includesJson([readSampleValue(example, 0, byAlias)], value);
    return isBuilt ? built : (example ?? built);
  }

  /** Plans a schema without examples beside it. Callers often need the same plan several times. */
  function planWhole(schema: Schema, name: string): Sample | undefined {
    const known = typeof schema === "object" ? wholes.get(schema)?.get(name) : undefined;
    if (known) return known;
    const wanted: Wanted = { schemas: [schema], hints: [], name, needed: false };
    const sample = plan(wanted) ?? plan({ ...wanted, needed: true });
    const fitted = sample && fit(sample, schema);
    if (fitted && typeof schema === "object") {
      wholes.set(schema, (wholes.get(schema) ?? new Map<string, Sample>()).set(name, fitted));
    }
    return fitted;
  }

  function admitsAnew(schemas: readonly Schema[], value: Json): boolean {
    reads = 0;
    return admitsAll(schemas, value);
  }

  function createCorrector(seed: number): Corrector {
    const make = (schemas: readonly Schema[], name: string, offset = 0): Json | undefined => {
      const [only = true, ...others] = schemas;
      const sample = of(others.length === 0 ? only : { allOf: schemas }, [], name);
      return sample && readSampleValue(sample, seed + offset, byAlias);
    };
    return { scope, admits: admitsAnew, make };
  }

  function takeExample(schema: Schema, examples: readonly unknown[]): Sample | undefined {
    for (const example of examples) {
      if (printJson(example).length > mostExampleCharacters) continue;
      const value = readClientView(asJson(example), exacts.of(schema), exacts);
      if (isAdmitted(schema, asJson(example))) return { kind: "literal", value };
    }
    return undefined;
  }

  /** Steps into fields by their names, and into items by `[]`. */
  function at(schema: Schema, path: readonly string[], unions = 0): Schema | undefined {
    const [step, ...rest] = path;
    if (step === undefined) return schema;
    if (unions > mostUnions) return undefined;
    const { members = [], choices = [] } = mergeSchemas(scope, [schema]) ?? {};
    const parts = members.flatMap((member) => (step === "[]" ? (member.items ?? []) : listFieldSchemas(member, step)));
    const [part, ...others] = [...new Set(parts)];
    if (part !== undefined) return at(others.length === 0 ? part : { allOf: [part, ...others] }, rest);
    const branches = choices.flatMap((choice) => choice.branches);
    return branches.map((branch) => at(branch, path, unions + 1)).find((found) => found !== undefined);
  }

  return {
    named,
    byAlias,
    replace: (alias, sample) => {
      const key = keyOfAlias.get(alias) ?? "";
      planned.set(key, fitNamed(sample, key));
      wholes = new WeakMap();
      forgetVariation();
    },
    isEndless: (key) => heights.measure({ $ref: referenceTo("schemas", key) }) === Number.POSITIVE_INFINITY,
    isVerified: (key) => named(key) !== undefined && verifiedKeys.has(key),
    of,
    ofBody,
    at,
    correct: (schema, value, seed) => correctValue(createCorrector(seed), [schema], value),
    draft: (schema) => draftValue(createCorrector(0), schema),
    fit,
    admits: (schema, value) => admitsAnew([schema], value),
  };
}

class TooManyReads extends Error {}

function takeFirst(candidates: Iterable<Sample>): Sample | undefined {
  for (const candidate of candidates) return candidate;
  return undefined;
}
