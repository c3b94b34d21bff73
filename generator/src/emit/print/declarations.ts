import { printString } from "@shortvideo-api/model/source";
import { type DocBlock, printDoc, wrapDoc } from "./doc.ts";
import { printItems } from "./layout.ts";

/** Prints an exported constant with its type and docs. */
export function printConstant(name: string, doc: string, type: string, initializer: string): string {
  return `\n${wrapDoc(doc)}\nexport ${printOwnConstant(name, type, initializer)}`;
}

/** Prints a constant that other files do not see. */
export function printOwnConstant(name: string, type: string, initializer: string): string {
  return `const ${name}: ${type} = ${initializer};`;
}

/** Prints an exported function that returns the value of an expression. `before` has its lines before that. */
export function printFunction(name: string, doc: string, signature: string, result: string, before = ""): string {
  return `\n${wrapDoc(doc)}\nexport function ${name}${signature} {\n${before}  return ${result};\n}`;
}

/** Prints an exported interface. */
export function printInterface(name: string, doc: string, members: readonly string[]): string {
  return `\n${wrapDoc(doc)}\nexport interface ${name} {\n${members.join("\n")}\n}`;
}

/** Prints a member of an interface or a class, or a class, below its docs. */
export function printMember(member: string, blocks: readonly DocBlock[]): string {
  const doc = printDoc(blocks);
  return doc === "" ? member : `${wrapDoc(doc)}\n${member}`;
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
