import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Direction } from "@shortvideo-api/document/source";
import ts from "typescript";
import type { Side } from "../../../packages/diff/src/schema/side.ts";
import { emitTypes } from "../../src/emit/emit-types.ts";
import { splitDirections } from "../../../packages/model/src/directions/split-directions.ts";
import { repository } from "../../src/config/paths.ts";

/** Returns `true` if the types of the later document break a caller of the earlier one. */
export type BreaksTypes = (before: number, after: number) => boolean;

const typesFolder = "packages/openapi-types/src/";

/**
 * Compiles the types of all documents in one program. Returns a function that compares two of them. A pair breaks if values of one
 * type cannot be assigned to the other, or if a property that was read or written is gone.
 */
export function compileTypes(sides: readonly Side[], direction: Direction): BreaksTypes {
  const folder = mkdtempSync(join(tmpdir(), "pairs-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    cpSync(join(repository, typesFolder, "schema-types.ts"), join(folder, "schema-types.ts"));
    const files = sides.map((side, index) => writeTypes(folder, side, index));
    const program = ts.createProgram(files, {
      strict: true,
      exactOptionalPropertyTypes: true,
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
      types: [],
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
    });
    const complaints = files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)));
    if (complaints.length > 0) throw new Error(ts.formatDiagnostics(complaints, host));
    const checker = program.getTypeChecker();
    const types = files.map((file) => readValueType(program, checker, file));
    return (before, after) => {
      const [was, is] = [types[before], types[after]];
      if (!was || !is) throw new RangeError(`There is no pair ${before}, ${after}.`);
      const [source, target] = direction === "request" ? [was, is] : [is, was];
      return !checker.isTypeAssignableTo(source, target) || !hasAllNames(checker, was, is, direction);
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => "/",
  getNewLine: () => "\n",
};

/** Writes the types of a document. Returns a file that exports the type of its `value`. */
function writeTypes(folder: string, side: Side, index: number): string {
  const target = join(folder, String(index));
  for (const { path, text } of emitTypes(splitDirections(side.root), side.model)) {
    const file = join(target, path.slice(typesFolder.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text.replace('"../schema-types.js"', '"../../schema-types.js"'));
  }
  const file = join(target, "value.ts");
  const [operation] = side.operations;
  const table = operation?.operation.body ? "OperationRequestBodies" : "OperationResponses";
  const id = JSON.stringify(operation?.operation.id);
  writeFileSync(
    file,
    `import type { ${table} } from "./generated/operations.js";\nexport type Value = ${table}[${id}]["value"];\n`,
  );
  return file;
}

function readValueType(program: ts.Program, checker: ts.TypeChecker, file: string): ts.Type {
  const source = program.getSourceFile(file);
  const alias = source?.statements.find(ts.isTypeAliasDeclaration);
  if (!alias) throw new Error(`${file} declares no type.`);
  return checker.getTypeAtLocation(alias.name);
}

/** Returns `true` if the later type has each property and index that a program of the earlier one reads or writes. */
function hasAllNames(
  checker: ts.TypeChecker,
  was: ts.Type,
  is: ts.Type,
  direction: Direction,
  visited: Set<ts.Type> = new Set(),
): boolean {
  const [before, after] = [checker.getNonNullableType(was), checker.getNonNullableType(is)];
  if (visited.has(before) || isAnything(is)) return true;
  // A written value has to match only one of several types.
  if (direction === "request" && after.isUnion()) {
    return after.types.some((type) => hasAllNames(checker, before, type, direction, new Set(visited)));
  }
  visited.add(before);
  if (!isObject(before) || checker.isTypeAssignableTo(before, checker.getStringType())) return true;
  if (checker.isArrayLikeType(before)) {
    const [one, other] = [before, after].map((type) => checker.getIndexTypeOfType(type, ts.IndexKind.Number));
    return !one || !other || hasAllNames(checker, one, other, direction, visited);
  }
  const indexes = [before, after].map((type) => checker.getIndexTypeOfType(type, ts.IndexKind.String));
  if (indexes[0] && !indexes[1]) return false;
  return checker.getPropertiesOfType(before).every((property) => {
    const twin = checker.getPropertyOfType(after, property.name);
    if (!twin) return indexes[1] !== undefined;
    return hasAllNames(checker, checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(twin), direction, visited);
  });
}

function isObject(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

function isAnything(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0;
}
