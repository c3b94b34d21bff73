import { readSampleValue, varies } from "../../model/sample/sample-value.ts";
import type { NamedSchema } from "../../model/api/model.ts";
import type { Sample } from "../../model/sample/sample.ts";
import { namesInExact, printExact } from "./exact.ts";
import { floorFiles, textFunctions } from "./floor-functions.ts";
import type { Import } from "./imports.ts";
import { printJson, printKey, printString } from "./literal.ts";
import { givenSeed, printSeed, type Seed, seedOfItem, seedOfList } from "./seed.ts";

/** Prints samples as expressions, and notes what they need from elsewhere. */
export interface SamplePrinter {
  print: (sample: Sample, seed: Seed) => string;
  /** As the factory of a schema returns it: siblings that others follow stand in constants before it. */
  printBody: (schema: FactorySchema) => string;
  /** The arguments that the factory of a schema takes, by name. */
  takes: (schema: FactorySchema) => { overrides: boolean; seed: boolean };
  /** Everything that was printed so far needs these; factories are taken from `factories`. */
  imports: (factories: string | undefined) => Import[];
}

export type FactorySchema = NamedSchema & { sample: Sample };

/** Values beneath the root of an object, by dotted path. */
type Tree = Map<string, Tree | Sample>;

/** The schemas of a model by their aliases. */
export type SchemasByName = ReadonlyMap<string, NamedSchema>;

export function createSamplePrinter(schemas: SchemasByName): SamplePrinter {
  const find = (alias: string): Sample | undefined => schemas.get(alias)?.sample;
  const floor = new Set<string>();
  const factories = new Set<string>();
  const wire = new Set<string>();

  function print(sample: Sample, seed: Seed): string {
    // Where nothing is left to choose, the value itself is the plainest way to say it.
    if (seed.scale === 0 && isLeaf(sample)) return printJson(readSampleValue(sample, seed.offset, find));
    switch (sample.kind) {
      case "literal":
        return printJson(sample.value);
      case "pick":
        return call("pick", printJson(sample.values), printSeed(seed));
      case "digits":
        return call("digits", printString(sample.base), printSeed(seed, sample.step));
      case "counted": {
        const counted = call("digits", printString(sample.base), printSeed(seed));
        return `\`${escapeTemplate(sample.before)}\${${counted}}${escapeTemplate(sample.after)}\``;
      }
      case "number": {
        const { base, step, minimum, maximum } = sample;
        return call("count", printNumber(base), printNumber(step), printBounds(minimum, maximum), printSeed(seed));
      }
      case "moment":
        return call(sample.of === "date" ? "date" : "dateTime", printString(sample.base), printSeed(seed));
      case "amount":
        return printAmount(sample, seed);
      case "text":
        return call(
          textFunctions[sample.of],
          printSeed(seed),
          sample.longest === undefined ? "" : String(sample.longest),
        );
      case "token": {
        const parts = [sample.before, sample.base, sample.after];
        return call("token", ...parts.map(printString), printSeed(seed));
      }
      case "factory":
        return printFactory(sample.schema, seed, "");
      case "object":
        return printObject(sample.fields, seed);
      case "array":
        return `[${sample.items.map((item, index) => print(item, seedOfItem(seed, sample.items.length, index))).join(", ")}]`;
      case "json":
        return printEncoded(sample, seed);
      case "bytes":
        return `new Blob([${printString(sample.text)}])`;
      case "with":
        return printWith(sample, seed);
      case "shared":
        return print(sample.of, seedOfList(seed, sample.by));
      case "seeded":
        return print(sample.of, { scale: 0, offset: sample.seed });
      case "absent":
        return "undefined";
      case "irregular":
        return call("irregular", print(sample.of, seed));
      default:
        throw new Error(`A \`${sample.kind}\` sample stands outside of an object.`);
    }
  }

  function call(name: string, ...args: readonly string[]): string {
    floor.add(name);
    return `${name}(${args.filter((arg) => arg !== "").join(", ")})`;
  }

  function printAmount({ base, minimum, maximum, isText, isRounded }: AmountSample, seed: Seed): string {
    const isBound = minimum > 0 || maximum < Number.MAX_SAFE_INTEGER;
    const exact = call("amount", printNumber(base), printSeed(seed), isBound ? printBounds(minimum, maximum) : "");
    const shown = isRounded ? call("roundCount", exact) : exact;
    return isText ? `String(${shown})` : shown;
  }

  function printFactory(alias: string, seed: Seed, overrides: string): string {
    const schema = schemas.get(alias);
    if (!schema || !isFactory(schema)) throw new Error(`No factory makes \`${alias}\`.`);
    factories.add(schema.factory);
    const taken = takes(schema);
    const seedArg = taken.seed && !(seed.scale === 0 && seed.offset === 0) ? printSeed(seed) : "";
    const overridesArg = taken.overrides ? overrides || (seedArg === "" ? "" : "{}") : "";
    return `${schema.factory}(${[overridesArg, seedArg].filter((arg) => arg !== "").join(", ")})`;
  }

  /** Fields that follow a sibling are printed after it: by the constant of a `named` one, else as the same expression once more. */
  function printObject(fields: ObjectFields, seed: Seed, named: ReadonlySet<string> = new Set()): string {
    const samples = new Map(fields.map(({ name, sample }) => [name, sample]));
    const printSibling = (name: string): string => {
      const sibling = samples.get(name);
      return sibling ? printValue(sibling, name) : "undefined";
    };
    const printValue = (sample: Sample, name: string): string => {
      if (sample.kind === "same") return printSibling(sample.as);
      if (sample.kind === "rounded") return printRounded(sample, printSibling(sample.from));
      return named.has(name) ? name : print(sample, seed);
    };
    if (fields.length === 0) return "{}";
    const printed = fields.map(({ name, sample }) => {
      const value = printValue(sample, name);
      return value === name ? name : `${printKey(name)}: ${value}`;
    });
    // One field a line, so that a change of the document is a change of as many lines.
    return `{\n${printed.join(",\n")},\n}`;
  }

  function printRounded({ fields }: Extract<Sample, { kind: "rounded" }>, from: string): string {
    const rounded = fields.map((field) => `${printKey(field)}: ${call("roundCount", `${from}${printMember(field)}`)}`);
    return `{ ${rounded.join(", ")} }`;
  }

  function printEncoded({ of, schema, exact }: Extract<Sample, { kind: "json" }>, seed: Seed): string {
    if (schema !== undefined) {
      wire.add(`encode${schema}`);
      return `encode${schema}(${print(of, seed)})`;
    }
    // A plain string stands for a string of any content.
    wire.add("stringifyExact");
    if (!exact) return `stringifyExact(${print(of, seed)})`;
    for (const name of namesInExact(exact)) wire.add(name);
    return `stringifyExact(${print(of, seed)}, ${printExact(exact)})`;
  }

  function printWith({ base, set }: Extract<Sample, { kind: "with" }>, seed: Seed): string {
    const tree: Tree = new Map();
    for (const { path, sample } of set) plant(tree, path, sample);
    const overrides = printTree(tree, seed);
    if (base.kind === "factory" && takesOverrides(base, find)) return printFactory(base.schema, seed, overrides);
    return call("override", print(base, seed), overrides);
  }

  function printTree(tree: Tree, seed: Seed): string {
    const fields = [...tree].map(([name, branch]) => {
      const value = branch instanceof Map ? printTree(branch, seed) : print(branch, seed);
      return `${printKey(name)}: ${value}`;
    });
    return `{ ${fields.join(", ")} }`;
  }

  function printBody(schema: FactorySchema): string {
    const { sample, name } = schema;
    const { overrides } = takes(schema);
    const { constants, value } = printReturned(sample);
    if (!overrides) return [...constants, `return ${value};`].join("\n");
    floor.add("override");
    return [...constants, `return override<${name}>(${value}, overrides);`].join("\n");
  }

  function printReturned(sample: Sample): { constants: string[]; value: string } {
    const { fields, isIrregular } = fieldsOf(sample);
    const leaders = new Set(fields ? leadersOf(fields) : []);
    if (!fields || leaders.size === 0) return { constants: [], value: print(sample, givenSeed) };
    const constants = fields
      .filter(({ name }) => leaders.has(name))
      .map(({ name, sample: leader }) => `const ${name} = ${print(leader, givenSeed)};`);
    const value = printObject(fields, givenSeed, leaders);
    return { constants, value: isIrregular ? call("irregular", value) : value };
  }

  function takes({ sample }: FactorySchema): { overrides: boolean; seed: boolean } {
    return { overrides: takesOverrides(sample, find), seed: varies(sample, find) };
  }

  function imports(from: string | undefined): Import[] {
    return [
      ...[...wire].map((name) => ({ from: "@shortvideo-api/wire", name })),
      ...[...floor].map((name) => ({ from: floorFiles.get(name) ?? "", name })),
      ...(from === undefined ? [] : [...factories].map((name) => ({ from, name }))),
    ];
  }

  return { print, printBody, takes, imports };
}

/** Has the schema a factory? */
export function isFactory(schema: NamedSchema): schema is FactorySchema {
  return schema.sample !== undefined;
}

type ObjectFields = Extract<Sample, { kind: "object" }>["fields"];

type AmountSample = Extract<Sample, { kind: "amount" }>;

/** Can the generator foresee the value by itself? */
function isLeaf({ kind }: Sample): boolean {
  return leaves.has(kind);
}

const leaves: ReadonlySet<Sample["kind"]> = new Set(["pick", "digits", "counted", "number", "moment", "amount"]);

/** Is what the plan makes an object, so that fields of it can be set otherwise? */
function takesOverrides(sample: Sample, find: (alias: string) => Sample | undefined): boolean {
  switch (sample.kind) {
    case "object":
    case "with":
      return true;
    case "literal":
      return typeof sample.value === "object" && sample.value !== null && !Array.isArray(sample.value);
    case "irregular":
    case "seeded":
      return takesOverrides(sample.of, find);
    case "factory": {
      const made = find(sample.schema);
      return made !== undefined && takesOverrides(made, find);
    }
    default:
      return false;
  }
}

/** The fields of a factory's own object, through what only says that its type is odd. */
function fieldsOf(sample: Sample): { fields: ObjectFields | undefined; isIrregular: boolean } {
  if (sample.kind === "object") return { fields: sample.fields, isIrregular: false };
  const inner = sample.kind === "irregular" ? sample.of : undefined;
  return { fields: inner?.kind === "object" ? inner.fields : undefined, isIrregular: true };
}

/** Siblings that others follow, where their names can be names of constants. */
function leadersOf(fields: ObjectFields): string[] {
  const followed = fields.flatMap(({ sample }) => {
    if (sample.kind === "same") return sample.as;
    return sample.kind === "rounded" ? sample.from : [];
  });
  // A constant named as a function that makes its value would hide it.
  return followed.filter((name) => /^[a-z][a-z_]*[A-Z\d_]\w*$/.test(name) && !floorFiles.has(name));
}

function plant(tree: Tree, [name, ...rest]: readonly string[], sample: Sample): void {
  if (name === undefined) return;
  if (rest.length === 0) {
    tree.set(name, sample);
    return;
  }
  const branch = tree.get(name);
  const inner: Tree = branch instanceof Map ? branch : new Map();
  tree.set(name, inner);
  plant(inner, rest, sample);
}

function printNumber(value: number): string {
  return Number.isFinite(value) ? String(value) : value > 0 ? "Infinity" : "-Infinity";
}

/** Left out where nothing bounds the number. */
function printBounds(minimum: number, maximum: number): string {
  return `[${printNumber(minimum)}, ${printNumber(maximum)}]`;
}

function printMember(name: string): string {
  const key = printKey(name);
  return key === name ? `.${name}` : `[${printString(name)}]`;
}

/** Text between backticks stays text. */
function escapeTemplate(text: string): string {
  return printString(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("`", "\\`").replaceAll("${", "\\${");
}
