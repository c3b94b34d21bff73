import type { Sample } from "./sample.ts";
import type { Schema, SchemaScope } from "./schema.ts";

/** Plans for valid values of a document's schemas. */
export interface Samples {
  /** What the factory of a component schema makes, by its key; `undefined` when the schema admits nothing finite. */
  named: (key: string) => Sample | undefined;
  /**
   * A plan for any schema of the document: the factory, where the schema is a `$ref`. `examples` are whole values that
   * the document gives beside the schema, as a media type or a parameter does; the first valid one is taken as it is.
   */
  of: (schema: Schema, examples?: readonly unknown[], name?: string) => Sample | undefined;
}

/** Plans values for the schemas of a document, each when it is asked for. */
export function buildSamples(scope: SchemaScope): Samples {
  void scope;
  return { named: () => undefined, of: () => undefined };
}
