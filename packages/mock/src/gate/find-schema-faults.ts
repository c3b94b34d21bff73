import { stringifyExact } from "@shortvideo-api/wire";
import { describeMisfit } from "../contract/describe-misfit.js";
import type { OpenApi, Schema } from "../contract/openapi.js";
import { readExact } from "../contract/read-exact.js";
import { type CompileSchema, createKeywordCheck, type KeywordProblem } from "../contract/schema-compiler.js";
import { type DocumentPath, type Fault, toPointer } from "./fault.js";
import { type Example, listSites, type SchemaSite } from "./list-sites.js";

/** Finds schemas that do not compile, and examples and defaults that do not fit theirs. */
export function findSchemaFaults(document: OpenApi, compile: CompileSchema): Fault[] {
  const checkKeywords = createKeywordCheck();
  const faults: Fault[] = [];
  const uncompiled: { site: SchemaSite; reason: string }[] = [];
  for (const site of listSites(document)) {
    const keyword = checkKeywords(site.schema);
    const reason = keyword ?? findCompileProblem(compile, { $ref: toPointer(site.path) });
    if (keyword) faults.push(toKeywordFault(site, keyword));
    else if (typeof reason === "string") uncompiled.push({ site, reason });
    else faults.push(...site.examples.flatMap((each) => findMisfit(document, site.path, site.schema, compile, each)));
  }
  // A schema that refers to a broken one is broken, too; told is the one to mend, and of it the inmost part.
  const own = uncompiled.filter(({ site }) => findCompileProblem(compile, cutReferences(site.schema)) !== undefined);
  const inmost = own.filter(({ site }) => !own.some((other) => other.site !== site && isWithin(other.site, site)));
  const told = faults.some(({ bearable }) => !bearable) || inmost.length > 0 ? inmost : uncompiled;
  return [...faults, ...told.map(({ site, reason }) => toCompileFault(site, reason))];
}

function toKeywordFault({ path }: SchemaSite, { pointer, message }: KeywordProblem): Fault {
  const steps = readSteps(pointer);
  return {
    path: [...path, ...steps],
    message: `The schema does not compile: ${steps.length === 0 ? "it" : `\`${steps.at(-1)}\``} ${message}.`,
    bearable: false,
  };
}

function toCompileFault({ path }: SchemaSite, reason: string): Fault {
  const message = `The schema does not compile: ${reason}. Mend it; a check that cannot run would be one that everyone passes.`;
  return { path, message, bearable: false };
}

function isWithin(inner: SchemaSite, outer: SchemaSite): boolean {
  return inner.path.length > outer.path.length && outer.path.every((step, index) => step === inner.path[index]);
}

/** The same schema, in which whatever it refers to may be anything. */
function cutReferences(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === "$ref" ? undefined : value)));
}

function findCompileProblem(compile: CompileSchema, schema: Schema): string | undefined {
  try {
    compile(schema);
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
  }
}

function readSteps(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Says what keeps a value from the schema at `path`. 64-bit numbers may be written as texts of digits. */
export function findMisfit(
  document: OpenApi,
  path: DocumentPath,
  schema: Schema,
  compile: CompileSchema,
  { path: at, value }: Example,
): Fault[] {
  const validate = compile({ $ref: toPointer(path) });
  const wire: unknown = JSON.parse(stringifyExact(value ?? null, readExact(document, schema)));
  if (validate(wire)) return [];
  const [first] = validate.errors ?? [];
  const inside = first?.instancePath ?? "";
  const message = `The example does not fit its schema: ${inside === "" ? "it" : `\`${inside}\``} ${describeMisfit(first)}. Mend the one or the other.`;
  return [{ path: [...at, ...readSteps(inside)], message, bearable: true }];
}
