import type { Report } from "../../diagnostics/collect-diagnostics.ts";
import { groupEntries } from "../../openapi/group-entries.ts";
import { isNode, type Step } from "../../openapi/node.ts";
import { readReference } from "../../openapi/resolve-reference.ts";
import { keyOf, type Schema, type SchemaObject, type SchemaScope } from "../../schema/schema.ts";

/** A discriminator, with the keys of component schemas instead of references. */
export interface Discriminator {
  readonly property: string;
  /** The values that `mapping` has for a component schema, by its key. */
  readonly mapped: ReadonlyMap<string, readonly string[]>;
  /** The key of the schema for all other values, and for an absent property. */
  readonly defaultKey: string | undefined;
}

/** A schema with a discriminator. */
export type DiscriminatedSchema = SchemaObject & Required<Pick<SchemaObject, "discriminator">>;

/** Returns `true` for a schema with a discriminator. */
export function isDiscriminated(schema: unknown): schema is DiscriminatedSchema {
  return (
    isNode(schema) && isNode(schema["discriminator"]) && typeof schema["discriminator"]["propertyName"] === "string"
  );
}

/** Reads a discriminator of a bundled document. */
export function readDiscriminator(scope: SchemaScope, { discriminator }: DiscriminatedSchema): Discriminator {
  const mapped = groupEntries(
    Object.entries(discriminator.mapping ?? {}).map(
      ([value, reference]) => [followKey(scope, readTarget(reference)), value] as const,
    ),
  );
  const { propertyName: property, defaultMapping } = discriminator;
  return { property, mapped, defaultKey: defaultMapping && followKey(scope, readTarget(defaultMapping)) };
}

/** Returns the key of the component schema at the end of all `$ref`s. */
export function followKey(scope: SchemaScope, key: string): string {
  const reached = new Set([key]);
  for (const next of reached) {
    const following = keyOf(schemaAt(scope, next));
    if (following !== undefined) reached.add(following);
  }
  return [...reached].at(-1) ?? key;
}

/** Returns a component schema by its key; `undefined` if none exists. */
export function schemaAt(scope: SchemaScope, key: string): Schema | undefined {
  return Object.hasOwn(scope.schemas, key) ? scope.schemas[key] : undefined;
}

function readTarget(reference: string): string {
  return readReference(reference)?.key ?? reference;
}

/** Reports a `defaultMapping` that names no branch, or one that others extend. */
export function reportIgnored(key: string, isExtended: boolean, steps: readonly Step[], report: Report): void {
  const reason = isExtended ? `other schemas extend \`${key}\`` : `\`${key}\` is not one of the alternatives`;
  const message = `\`defaultMapping\` is ignored: ${reason}.`;
  report("unsupported-feature", [...steps, "discriminator", "defaultMapping"], message);
}
