// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Base = {
  id: string;
  name: string;
  code: string;
};

export type Member = {
  id: string;
  name: string;
} & {
  readonly id?: unknown;
};

export type Account = {
  readonly id: string;
  name: string;
  owner: Person;
  address?: Address;
  accounts?: Account[];
};

/** A schema whose name a request would get. */
export type AccountRequest = string;

export type Person = {
  name: string;
} & {
  id: PersonId;
};

export type PersonId = string;

export type Address = {
  city?: string;
};

export type Login = {
  token: string;
};

export type Session = {
  readonly id: string;
};

export type Pet = Cat | Dog;

export type Cat = {
  /** @enum {string} */
  kind: "Cat";
  readonly id: string;
};

export type Dog = {
  /** @enum {string} */
  kind: "Dog";
};

export type MemberRequest = {
  name: string;
  code: string;
} & {
  code?: unknown;
};

export type AccountRequestBody = {
  name: string;
  password: string;
  owner: PersonRequest;
  address?: Address;
  accounts?: AccountRequestBody[];
};

export type PersonRequest = {
  name: string;
};

export type PetRequest = CatRequest | Dog;

export type CatRequest = {
  /** @enum {string} */
  kind: "Cat";
};
