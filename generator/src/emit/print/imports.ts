import type { ApiModel } from "@shortvideo-api/model/source";
import { printNames } from "./declarations.ts";

/** One name that a file needs from a module. */
export interface Import {
  from: string;
  name: string;
  /** Whether a type import is enough. */
  type?: boolean;
}

/** The imports that a file may need, by the name in its code. */
export type Origins = ReadonlyMap<string, Import>;

/** Returns imports by their names in the code of a file: `PetsResource` for `Pets as PetsResource`. */
export function toOrigins(imports: readonly Import[]): Origins {
  return new Map(imports.map((each) => [each.name.replace(/^.* as /, ""), each]));
}

// Not `\p{L}`, which takes four times as long.
const identifier = String.raw`[\w$\u0080-\uffff]+`;

/** Matches what may be a name in printed code. The groups are the variable of a mapped type, a name, and the colon of a key. */
const mention = new RegExp(
  [
    // Strings, comments, and the texts of a template around its expressions. They may be long: no alternative for each character.
    String.raw`"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'|/\*[^*]*(?:\*(?!/)[^*]*)*\*/`,
    String.raw`\x60[^\x60\\$]*(?:(?:\\.|\$(?!\{))[^\x60\\$]*)*\$\{|\)\}[^\x60\\]*(?:\\.[^\x60\\]*)*\x60`,
    // Members, methods and the names of exports.
    String.raw`(?<!\.)\.#?${identifier}|(?:get|readonly|as) ${identifier}(?=\(| =| })`,
    String.raw`\[(${identifier}) in `,
    String.raw`(${identifier})(\??:)?`,
  ].join("|"),
  "g",
);

/** Finds the imports of printed texts: those of the names that they use. The first origin that has a name decides. */
export function findImports(texts: readonly string[], origins: readonly Origins[]): Import[] {
  if (origins.length === 0) return [];
  const used = new Set<string>();
  const variables = new Set<string>();
  for (const text of texts) {
    // A loop over `matchAll` takes half as long again: a large document has a million matches.
    for (let match = mention.exec(text); match; match = mention.exec(text)) {
      const { 1: variable, 2: name, 3: colon } = match;
      if (variable !== undefined) variables.add(variable);
      else if (name !== undefined && colon === undefined) used.add(name);
    }
  }
  const names = [...used].filter((name) => !variables.has(name));
  return names.flatMap((name) => origins.find((each) => each.has(name))?.get(name) ?? []);
}

/** Imports names of one module; with `isTypeOnly`, as types. */
export function importNames(from: string, names: readonly string[], isTypeOnly = false): Import[] {
  return names.map((name) => ({ from, name, type: isTypeOnly }));
}

/** Imports the types of the wire: those that `printTypeRef` names, and the params of operations. */
export function importTypes({ schemas }: Pick<ApiModel, "schemas">): Import[] {
  const tables = [
    "FailureBody",
    "JsonString",
    "MediaBody",
    "OperationId",
    "Params",
    "RequestBody",
    "ResponseBody",
    "webhooks",
  ];
  return importNames("@shortvideo-api/openapi-types", [...schemas.map(({ name }) => name), ...tables], true);
}

/** Prints one declaration for each module, with each name once: packages first, then files from far to near. */
export function printImports(imports: readonly Import[]): string[] {
  const modules = new Map<string, Map<string, boolean>>();
  for (const { from, name, type = false } of imports) {
    const names = modules.get(from) ?? new Map<string, boolean>();
    modules.set(from, names.set(name, type && (names.get(name) ?? true)));
  }
  return [...modules]
    .sort(([one], [other]) => compareModules(one, other))
    .map(([from, names]) => printImport(from, names));
}

function printImport(from: string, names: ReadonlyMap<string, boolean>): string {
  const isTypeOnly = [...names.values()].every(Boolean);
  const sorted = [...names].sort(([one], [other]) => compareTexts(one, other));
  const items = sorted.map(([name, type]) => (type && !isTypeOnly ? `type ${name}` : name));
  return printNames("import", { from, names: items, isTypeOnly });
}

function compareModules(one: string, other: string): number {
  return measureDistance(other) - measureDistance(one) || compareTexts(one, other);
}

/** Returns the number of folders up to a module. Packages are the farthest. */
function measureDistance(module: string): number {
  return module.startsWith(".") ? module.split("../").length : Number.MAX_SAFE_INTEGER;
}

/** Compares by code unit, so that the order is the same on every machine. */
function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
