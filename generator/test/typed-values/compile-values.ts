import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type OpenApi, printJson } from "@shortvideo-api/document/source";
import type { Json } from "@shortvideo-api/document/sample/source";
import { emitTypes } from "../../src/emit/emit-types.ts";
import type { ApiModel } from "../../../packages/model/src/api/model.ts";
import { repository } from "../../src/config/paths.ts";
import { type compilers, typeCheck } from "../type-check.ts";

/** The types of a document, and values that must have them. */
export interface TypedDocument {
  readonly root: OpenApi;
  readonly model: ApiModel;
  readonly values: readonly TypedValue[];
}

/** A value, and its type. */
export interface TypedValue {
  readonly name: string;
  /** The name of a component schema in generated code, or an operation whose request body has the value. */
  readonly type: { readonly schema: string } | { readonly operation: string };
  readonly value: Json;
}

/** An error of the compiler on a value. */
export interface CompileError {
  readonly name: string;
  /** The code of the error, such as `2322`. */
  readonly code: number;
  /** The message of the compiler, and the value. */
  readonly detail: string;
}

const typesFolder = "packages/openapi-types/src/";

/** Compiles the values of all documents in one program. Returns the errors. */
export async function compileValues(
  documents: readonly TypedDocument[],
  compiler: keyof typeof compilers,
): Promise<readonly CompileError[]> {
  const folder = mkdtempSync(join(tmpdir(), "typed-values-"));
  try {
    writeProject(folder);
    for (const [index, document] of documents.entries()) writeDocument(folder, document, index);
    const output = await typeCheck(folder, compiler);
    return readErrors(output, documents);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeProject(folder: string): void {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    module: "NodeNext",
    target: "ES2022",
    lib: ["ES2022", "DOM"],
    types: [],
    skipLibCheck: true,
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["."] }));
  cpSync(join(repository, typesFolder, "schema-types.ts"), join(folder, "schema-types.ts"));
}

function writeDocument(folder: string, { root, model, values }: TypedDocument, index: number): void {
  for (const { path, text } of emitTypes({ root }, model)) {
    const file = join(folder, `d${index}`, path.slice(typesFolder.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text.replace('"../schema-types.js"', '"../../schema-types.js"'));
  }
  const lines = values.map(({ type, value }, position) => {
    const name =
      "schema" in type ? `schemas.${type.schema}` : `OperationRequestBodies[${JSON.stringify(type.operation)}]`;
    return `export const v${position}: ${name} = ${printLiteral(value)};`;
  });
  const imports = [
    'import type * as schemas from "./generated/schemas.js";',
    'import type { OperationRequestBodies } from "./generated/operations.js";',
  ];
  // Each value has the line of its position.
  writeFileSync(join(folder, `d${index}`, "values.ts"), [imports.join(" "), ...lines].join("\n"));
}

/** Prints a value as code on one line. A name in brackets is a property also if it is `__proto__`. */
function printLiteral(value: Json): string {
  const escaped = printJson(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return escaped.replaceAll('"__proto__":', '["__proto__"]:');
}

function readErrors(output: string, documents: readonly TypedDocument[]): CompileError[] {
  const [first = "", ...others] = output.split(/^(?=\S+\(\d+,\d+\): error TS)/m);
  const errors = [first, ...others].filter((text) => text.trim() !== "");
  return errors.map((text) => {
    const [, file = "", line = "", code = ""] = /^d(\d+)\/values\.ts\((\d+),\d+\): error TS(\d+)/.exec(text) ?? [];
    const found = documents[Number(file)]?.values[Number(line) - 2];
    if (file === "" || !found) throw new Error(text);
    return { name: found.name, code: Number(code), detail: `${printJson(found.value)} ${text.trim()}` };
  });
}
