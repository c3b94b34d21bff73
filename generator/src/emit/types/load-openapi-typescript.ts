/** The only file that loads openapi-typescript. */

import Module, { createRequire } from "node:module";
import type { GlobalContext, resolveRef, transformSchemaObject } from "openapi-typescript";
import { ts } from "ts-morph";

export type TypedSchema = Parameters<typeof transformSchemaObject>[0];

type SchemaOptions = Parameters<typeof transformSchemaObject>[1];

/** The settings of the library, with nodes of the TypeScript that ts-morph contains. */
export interface Context extends Omit<GlobalContext, "injectFooter" | "transform"> {
  /** Declarations that the library adds to its result. */
  injectFooter: ts.Node[];
  /** Returns the type of a schema, unless it is the library's own. */
  transform: (schema: TypedSchema, options: SchemaOptions) => ts.TypeNode | undefined;
}

/** The functions of openapi-typescript that create types. */
export interface OpenApiTypescript {
  /** Returns the declarations `paths`, `webhooks`, `components` and `operations` of a document. */
  transformSchema: (document: object, context: Context) => ts.Node[];
  transformSchemaObject: (schema: TypedSchema, options: SchemaOptions) => ts.TypeNode;
  resolveRef: typeof resolveRef;
}

/**
 * Loads the part of openapi-typescript that creates types. Its main module also loads Redocly, which takes longer than everything
 * else that the generator loads.
 *
 * It gets the TypeScript that ts-morph contains: loading another one would take 0.1 s and 40 MB.
 */
export function loadOpenApiTypescript(): OpenApiTypescript {
  const require = createRequire(import.meta.url);
  const path = createRequire(require.resolve("openapi-typescript")).resolve("typescript");
  const before = require.cache[path];
  require.cache[path] = Object.assign(new Module(path), { exports: ts, loaded: true });
  try {
    return {
      transformSchema: require("openapi-typescript/dist/transform/index.cjs"),
      transformSchemaObject: require("openapi-typescript/dist/transform/schema-object.cjs").default,
      resolveRef: require("openapi-typescript/dist/lib/utils.cjs").resolveRef,
    };
  } finally {
    if (before) require.cache[path] = before;
    else delete require.cache[path];
  }
}
