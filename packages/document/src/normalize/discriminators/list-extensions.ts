import { keyOf, type Schema, type SchemaObject, type SchemaScope } from "../../schema/schema.ts";
import { followKey } from "./read-discriminator.ts";

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
export function listExtensions(scope: SchemaScope): Extension[] {
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
