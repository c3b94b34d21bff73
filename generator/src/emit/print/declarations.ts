import {
  type ExportDeclarationStructure,
  StructureKind,
  VariableDeclarationKind,
  type VariableStatementStructure,
} from "ts-morph";

/** Prints an exported constant with its type and one line of docs. */
export function printConstant(
  name: string,
  doc: string,
  type: string,
  initializer: string,
): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    leadingTrivia: "\n",
    isExported: true,
    docs: [doc],
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, type, initializer }],
  };
}

/** Prints exports of a module: a neighbouring file without its extension, a path or a package. Prints nothing without names. */
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
