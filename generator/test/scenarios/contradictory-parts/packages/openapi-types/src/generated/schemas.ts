// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Pet = {
  name?: string;
};

export type Owner = {
  pet: Pet;
};

export type OwnerWithoutPet = Owner & {
  pet?: null;
};

export type Street = {
  owner?: OwnerWithoutPet;
};
