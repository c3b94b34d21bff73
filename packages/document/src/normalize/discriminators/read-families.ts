import { keyOf, type Schema, type SchemaObject, type SchemaScope } from "../../schema/schema.ts";
import type { Report } from "../../diagnostics/collect-diagnostics.ts";
import { groupEntries } from "../../openapi/group-entries.ts";
import { isNode, type Step } from "../../openapi/node.ts";
import { readReference } from "../../openapi/resolve-reference.ts";

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

/** The families of a document: component schemas with a discriminator, and the components that extend them, over any number of steps. */
export interface WrittenFamilies {
  /** The components with the discriminators, by their keys. */
  readonly roots: ReadonlyMap<string, FamilyRoot>;
  /** All extensions of components, also outside of families. */
  readonly extensions: readonly Extension[];
  /** Lists the values of each property that select a member, by the key of the member. */
  readonly marks: ReadonlyMap<string, ReadonlyMap<string, SelectorValues>>;
  /** Lists the keys of the members that extend a member. */
  readonly childrenOf: (key: string) => ReadonlySet<string>;
}

/** A component with a discriminator that others extend, or that maps values to others. */
export interface FamilyRoot {
  readonly discriminator: Discriminator;
  /** Keys of the components that extend it. */
  readonly children: ReadonlySet<string>;
  /** Keys of the components that only the mapping names. */
  readonly mapped: readonly string[];
  /** Whether the author has listed the members in a `oneOf` or `anyOf`. */
  readonly isListed: boolean;
}

/** The values of a property that select a component. */
export interface SelectorValues {
  readonly mapped: Set<string>;
  /** Names of components. They select the component if the mapping has no value for it. */
  readonly inferred: Set<string>;
}

/** Reads the families of a document, which stays unchanged. */
export function readFamilies(scope: SchemaScope): WrittenFamilies {
  const extensions = listExtensions(scope);
  const listed = groupEntries(extensions.map(({ parent, child }) => [parent, child] as const));
  const children = new Map([...listed].map(([parent, all]) => [parent, new Set(all)]));
  const roots = new Map(
    Object.keys(scope.schemas).flatMap((key): [string, FamilyRoot][] => {
      const root = readRoot(scope, key, children.get(key) ?? none);
      return root ? [[key, root]] : [];
    }),
  );
  const childrenOf = (key: string): ReadonlySet<string> => roots.get(key)?.children ?? children.get(key) ?? none;
  return { roots, extensions, marks: markMembers(roots, childrenOf), childrenOf };
}

const none: ReadonlySet<string> = new Set();

/** Lists the values that select a component, as a mark has them. */
export function listValues({ mapped, inferred }: SelectorValues): readonly string[] {
  return [...(mapped.size > 0 ? mapped : inferred)];
}

/** Reads a component as the root of a family. Returns `undefined` if it has no members. */
function readRoot(scope: SchemaScope, key: string, extending: ReadonlySet<string>): FamilyRoot | undefined {
  const schema = schemaAt(scope, key);
  if (!isDiscriminated(schema)) return undefined;
  const { oneOf, anyOf } = schema;
  const discriminator = readDiscriminator(scope, schema);
  const listed = oneOf || anyOf ? [...(oneOf ?? []), ...(anyOf ?? [])] : undefined;
  const names = new Set(listed?.map((branch) => followKey(scope, keyOf(branch) ?? "")));
  // A component that extends a choice without being one of its branches has a value of the choice.
  const children = listed ? new Set([...extending].filter((child) => names.has(child))) : extending;
  const mapped = [...discriminator.mapped.keys()].filter(
    (target) => target !== key && !listed && !children.has(target) && schemaAt(scope, target) !== undefined,
  );
  if (children.size === 0 && mapped.length === 0) return undefined;
  return { discriminator, children, mapped, isListed: listed !== undefined };
}

function markMembers(
  roots: ReadonlyMap<string, FamilyRoot>,
  childrenOf: WrittenFamilies["childrenOf"],
): Map<string, Map<string, SelectorValues>> {
  const marks = new Map<string, Map<string, SelectorValues>>();
  for (const [root, { discriminator }] of roots) {
    const { property, mapped } = discriminator;
    const inferred = new Map<string, readonly string[]>([[root, []]]);
    // The map grows by the children of its members.
    for (const [key, names] of inferred) {
      const own = marks.get(key) ?? new Map<string, SelectorValues>();
      const mark = own.get(property) ?? { mapped: new Set(), inferred: new Set() };
      marks.set(key, own.set(property, mark));
      for (const value of mapped.get(key) ?? []) mark.mapped.add(value);
      for (const name of names) mark.inferred.add(name);
      // A member with another discriminating property has one value of this one, also for all that extend it.
      const isOther = (roots.get(key)?.discriminator.property ?? property) !== property;
      for (const child of childrenOf(key)) {
        if (!inferred.has(child)) inferred.set(child, isOther ? listValues(mark) : [child]);
      }
    }
  }
  return marks;
}

/** A component schema that extends another one by `allOf`. */
export interface Extension {
  /** The key of the extended component. */
  readonly parent: string;
  /** The key of the component that extends it. */
  readonly child: string;
  /** The member of the `allOf` that refers to the parent. */
  readonly reference: SchemaObject;
}

/** Lists which component schemas extend others. */
function listExtensions(scope: SchemaScope): Extension[] {
  return Object.entries(scope.schemas).flatMap(([child, schema]) =>
    listMembers(schema).flatMap((reference): Extension[] => {
      const key = keyOf(reference);
      const parent = key === undefined ? child : followKey(scope, key);
      return parent === child ? [] : [{ parent, child, reference }];
    }),
  );
}

/** Lists the members of the `allOf` of a schema and of all `allOf`s within it. A branch beside null counts as the schema itself. */
function listMembers(schema: Schema): SchemaObject[] {
  if (typeof schema !== "object") return [];
  const branches = (schema.anyOf ?? []).filter((branch) => typeof branch !== "object" || branch.type !== "null");
  const [only, ...others] = branches;
  const isNullable = only !== undefined && others.length === 0 && branches.length < (schema.anyOf ?? []).length;
  const inner = isNullable && keyOf(only) === undefined ? listMembers(only) : [];
  const members = (schema.allOf ?? []).flatMap((member) => (typeof member === "object" ? member : []));
  return [...members.flatMap((member) => (keyOf(member) === undefined ? listMembers(member) : member)), ...inner];
}
