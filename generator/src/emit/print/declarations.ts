import { printString } from "@shortvideo-api/model/source";
import { wrapDoc } from "./doc.ts";
import { printItems } from "./layout.ts";

/** Prints an exported constant with its type and docs. It is text, since the writer of ts-morph takes long for its value. */
export function printConstant(name: string, doc: string, type: string, initializer: string): string {
  return `\n${wrapDoc(doc)}\nexport ${printOwnConstant(name, type, initializer)}`;
}

/** Prints a constant that other files do not see. */
export function printOwnConstant(name: string, type: string, initializer: string): string {
  return `const ${name}: ${type} = ${initializer};`;
}

/** Prints exports of a module: a neighboring file without its extension, a path or a package. Prints nothing without names. */
export function printExports(module: string, names: readonly string[], isTypeOnly = false): string[] {
  if (names.length === 0) return [];
  const from = /^[.@]/.test(module) ? module : `./${module}.js`;
  return [printNames("export", { from, names: [...names].sort(), isTypeOnly })];
}

/** Prints the import or the export of names of a module, in this order. */
export function printNames(
  keyword: "import" | "export",
  { from, names, isTypeOnly }: { from: string; names: readonly string[]; isTypeOnly: boolean },
): string {
  const start = `${keyword} ${isTypeOnly ? "type " : ""}`;
  const end = ` from ${printString(from)};`;
  return `${start}${printItems(["{ ", " }"], names, start.length + end.length + "{  }".length)}${end}`;
}
