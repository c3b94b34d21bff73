// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Adoption = {
  /** @constant */
  kind: "adopted";
  pet: Pet;
  /** Format: date-time */
  adoptedAt: string;
};

export type Removal = {
  /** @constant */
  kind: "removed";
  /** Format: int64 */
  petId: string;
};

export type Pet = {
  /** Format: int64 */
  readonly id: string;
  name: string;
};

export type Kind = "short" | "long";

export type Note = {
  text?: string;
};

export type PetRequest = {
  name: string;
  secret?: string;
};
