import {
  assertionKeywords,
  assumedNull,
  changeEach,
  isSchema,
  optionalKeywords,
  readTarget,
  type Schema,
  type SchemaObject,
  schemaKeywords,
  schemaCollectionKeywords,
  viewSchema,
} from "@shortvideo-api/document";

/** Copies a schema for the validator. Each `$ref` into the document becomes the id of a schema that was added. */
export type LinkSchema = (schema: Schema) => Schema;

/**
 * Creates a function that copies schemas for the validator. It passes each schema that they refer to, once, to `add`.
 *
 * The copies contain only keywords that validate, as `rename` returns them. The validator would resolve references against an `$id` in an example, and reject `id`.
 */
export function createLinker(
  document: object,
  add: (id: string, schema: Schema) => void,
  rename: LinkSchema = (schema) => schema,
): LinkSchema {
  const ids = new Map<string, string>();

  function link(schema: Schema): Schema {
    if (typeof schema === "boolean") return schema;
    const linked = Object.fromEntries(
      Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
        if (keyword === "$ref") return typeof value === "string" ? [[keyword, toId(value)]] : [];
        // The reader of the text compiles its schema, as the document has it.
        if (keyword === "contentSchema") return isSchema(value) ? [[keyword, value]] : [];
        if (keyword === "anyOf" || keyword === "oneOf") return [[keyword, linkBranches(schema, value)]];
        if (schemaKeywords.has(keyword)) return isSchema(value) ? [[keyword, link(value)]] : [];
        if (schemaCollectionKeywords.has(keyword)) return [[keyword, linkAll(value)]];
        return valueKeywords.has(keyword) ? [[keyword, value]] : [];
      }),
    );
    return rename(linked);
  }

  /**
   * Links the branches of a choice. With a discriminator, a branch is validated only if the value selects it. Otherwise the validator would
   * visit the values inside each value once for each branch, at each level.
   */
  function linkBranches({ discriminator }: SchemaObject, branches: unknown): unknown {
    const linked = linkAll(branches);
    if (!discriminator || !Array.isArray(linked) || !Array.isArray(branches)) return linked;
    return linked.map((branch: Schema, index): Schema => {
      const written: unknown = branches[index];
      const guard = isSchema(written) ? readGuard(written, discriminator.propertyName) : undefined;
      // oxlint-disable-next-line unicorn/no-thenable -- It is a keyword of JSON Schema.
      return guard ? { if: guard, then: branch, else: guard } : branch;
    });
  }

  /** Returns a schema that each value of a branch matches: the values of the property that select the branch. */
  function readGuard(branch: Schema, property: string): Schema | undefined {
    const view = viewSchema(document, branch);
    const { values } = view.property(property);
    // The validator refuses an empty list, which contradicting parts have.
    if (!values || values.length === 0 || !view.types.includes("object")) return undefined;
    // One direction may leave the property out.
    const isOptional = view.always.some((part) => Object.values(optionalKeywords).some((keyword) => part[keyword]));
    const required = view.required.has(property) && !isOptional ? { required: [property] } : {};
    return { ...required, properties: Object.fromEntries([[property, { enum: values }]]) };
  }

  function linkAll(schemas: unknown): unknown {
    return changeEach(schemas, (each) => (isSchema(each) ? link(each) : true));
  }

  function toId($ref: string): string {
    if (!$ref.startsWith("#")) return $ref;
    const known = ids.get($ref);
    if (known !== undefined) return known;
    const id = `schema:${ids.size}`;
    // Set before its own references are followed, because they may refer back to it.
    ids.set($ref, id);
    const target = readTarget(document, $ref);
    add(id, isSchema(target) ? link(target) : true);
    return id;
  }

  return link;
}

/** Keywords that validate a value. Those that contain schemas are read before. */
const valueKeywords: ReadonlySet<string> = new Set([
  assumedNull,
  ...Object.values(optionalKeywords),
  ...assertionKeywords.filter((keyword) => keyword !== "discriminator"),
]);
