import { isNode, ownProperty } from "../openapi/node.ts";
import { asJson, includesJson } from "../schema/json.ts";
import type { SchemaChoice } from "./schema-view.ts";

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
