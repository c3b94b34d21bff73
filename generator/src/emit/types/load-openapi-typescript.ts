/** The only file that loads openapi-typescript. */

import Module, { createRequire } from "node:module";
import { decodePercent, printStep, readPointer, type Schema } from "@shortvideo-api/document/source";
import type { GlobalContext, resolveRef } from "openapi-typescript";
import { ts } from "ts-morph";

/** The settings of the library, with nodes of the TypeScript that ts-morph contains. */
export interface Context extends Omit<GlobalContext, "injectFooter"> {
  /** Declarations that the library adds to its result. */
  injectFooter: ts.Node[];
  /** Creates the type of a schema, in place of the library. */
  createSchemaType: (schema: Schema) => ts.TypeNode;
}

/** The functions of openapi-typescript that create types. */
export interface OpenApiTypescript {
  /** Returns the declarations `paths`, `webhooks`, `components` and `operations` of a document. */
  transformSchema: (document: object, context: Context) => ts.Node[];
  resolveRef: typeof resolveRef;
  /** Adds a comment with the words of a schema. */
  addJSDocComment: (schema: Schema, node: ts.PropertySignature) => void;
  /** Creates the type of one value. */
  tsLiteral: (value: unknown) => ts.TypeNode;
  /** Creates the name of a property. */
  tsPropertyIndex: (name: string) => ts.PropertyName;
}

/** The functions of Redocly's module of references that openapi-typescript uses. */
export const references = {
  escapePointer: printStep,
  parseRef: (reference: string): { pointer: string[] } => {
    // The library also passes names of fields, most of the time.
    if (!reference.includes("#/")) return { pointer: [] };
    const [, pointer = ""] = reference.split("#/");
    const steps = readPointer(pointer);
    const decoded = pointer.includes("%") ? steps.map(decodePercent) : steps;
    return { pointer: decoded.filter((step) => step !== "") };
  },
};

/**
 * Loads the part of openapi-typescript that creates types. Its main module also loads Redocly, which takes longer than everything
 * else that the generator loads.
 *
 * The library gets the TypeScript that ts-morph contains: loading another one would take 0.1 s and 40 MB. It gets two functions instead
 * of Redocly's module of references, which loads an HTTPS client, a second YAML parser and more: another 0.04 s.
 *
 * The types of schemas are ours: `createSchemaType` of the context replaces the module that creates them. The library has no type for
 * keywords that hold together.
 */
function loadOpenApiTypescript(): OpenApiTypescript {
  const require = createRequire(import.meta.url);
  const { resolve } = createRequire(require.resolve("openapi-typescript"));
  const restore = [
    replaceModule(require, resolve("typescript"), ts),
    replaceModule(require, resolve("@redocly/openapi-core/lib/ref-utils.js"), references),
    replaceModule(require, require.resolve("openapi-typescript/dist/transform/schema-object.cjs"), {
      default: (schema: Schema, { ctx }: { ctx: Context }): ts.TypeNode => ctx.createSchemaType(schema),
    }),
  ];
  try {
    return {
      transformSchema: require("openapi-typescript/dist/transform/index.cjs"),
      ...require("openapi-typescript/dist/lib/utils.cjs"),
      ...require("openapi-typescript/dist/lib/ts.cjs"),
    };
  } finally {
    for (const restoreModule of restore) restoreModule();
  }
}

/** The functions of openapi-typescript. */
export const openApiTypescript: OpenApiTypescript = loadOpenApiTypescript();

/** Replaces the exports of the module at a path. Returns a function that restores them. */
function replaceModule({ cache }: NodeJS.Require, path: string, exports: object): () => void {
  const before = cache[path];
  cache[path] = Object.assign(new Module(path), { exports, loaded: true });
  return () => {
    if (before) cache[path] = before;
    else delete cache[path];
  };
}
