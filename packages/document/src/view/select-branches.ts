import { isNode, ownProperty } from "../openapi/node.ts";
import { asJson, includesJson } from "../schema/json.ts";
import type { SchemaChoice, SchemaView } from "./schema-view.ts";
import { typeOf, unfoldTypes } from "./own-types.ts";

/** The branch that an object selects by its discriminating property. */
export interface BranchSelection {
  /** The name of the property. */
  readonly property: string;
  /** The value of the property; `undefined` if the object lacks it. */
  readonly value: unknown;
  /** The index of the branch for the value; -1 if there is none. */
  readonly index: number;
  /** The values that select a branch. */
  readonly values: readonly unknown[];
}

/** Returns the branch that a value selects; `undefined` without a discriminator, and for a value that is no object. */
export function selectBranch({ branches, discriminator }: SchemaChoice, value: unknown): BranchSelection | undefined {
  if (!discriminator || !isNode(value)) return undefined;
  const { propertyName: property } = discriminator;
  const given = ownProperty(value, property);
  const listed = branches.map((branch) => (branch.types.includes("object") ? branch.property(property).values : []));
  const index = listed.findIndex((values) => values !== undefined && includesJson(values, asJson(given)));
  return {
    property,
    value: given,
    index: index === -1 ? listed.indexOf(undefined) : index,
    values: [...new Set(listed.flatMap((values = []) => values))],
  };
}

/**
 * Finds the branches that a value probably means although it fits none of them: those that admit its type. Of several for an object, takes
 * those that list the values of its properties, and of these the ones that describe most of its properties. Returns none if no branch
 * admits the type.
 */
export function findNearBranches({ branches, discriminator }: SchemaChoice, value: unknown): readonly SchemaView[] {
  const type = typeOf(value);
  const admitting = branches.filter(({ types }) => unfoldTypes(types).has(type));
  if (admitting.length < 2 || !isNode(value)) return admitting;
  const isSelected = discriminator === undefined || Object.hasOwn(value, discriminator.propertyName);
  const agreeing = admitting.filter(
    // A value without the discriminating property means the branch that does not need it.
    (branch) => agrees(branch, value) && (isSelected || !branch.required.has(discriminator.propertyName)),
  );
  return selectDescribing(agreeing.length > 0 ? agreeing : admitting, Object.keys(value));
}

function selectDescribing(branches: readonly SchemaView[], names: readonly string[]): readonly SchemaView[] {
  const counts = branches.map(({ propertyNames }) => {
    const described = new Set(propertyNames);
    return names.filter((name) => described.has(name)).length;
  });
  const most = Math.max(...counts);
  return branches.filter((_, index) => counts[index] === most);
}

/** Returns `true` if each property for which a branch lists values has one of them. */
function agrees(branch: SchemaView, value: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(value).every(([name, field]) => {
    const { values } = branch.property(name);
    return values === undefined || includesJson(values, asJson(field));
  });
}
