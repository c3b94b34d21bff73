import { type ExportDeclarationStructure, StructureKind } from "ts-morph";
import { wrapDoc } from "./doc.ts";

/** Prints an exported constant with its type and docs. It is text, since the writer of ts-morph takes long for its value. */
export function printConstant(name: string, doc: string, type: string, initializer: string): string {
  return `\n${wrapDoc(doc)}\nexport const ${name}: ${type} = ${initializer};`;
}

/** Prints exports of a module: a neighboring file without its extension, a path or a package. Prints nothing without names. */
export function printExports(
  module: string,
  names: readonly string[],
  isTypeOnly = false,
): ExportDeclarationStructure[] {
  if (names.length === 0) return [];
  return [
    {
      kind: StructureKind.ExportDeclaration,
      isTypeOnly,
      moduleSpecifier: /^[.@]/.test(module) ? module : `./${module}.js`,
      namedExports: [...names].sort(),
    },
  ];
}
