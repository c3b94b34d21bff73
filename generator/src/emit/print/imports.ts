import { printNames } from "./declarations.ts";

/** One name that a file needs from a module. */
export interface Import {
  from: string;
  name: string;
  /** Whether a type import is enough. */
  type?: boolean;
}

/** Imports names of one module; with `isTypeOnly`, as types. */
export function importNames(from: string, names: readonly string[], isTypeOnly = false): Import[] {
  return names.map((name) => ({ from, name, type: isTypeOnly }));
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
