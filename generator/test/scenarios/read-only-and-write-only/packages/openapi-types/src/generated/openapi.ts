// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type {
  Account,
  AccountRequest,
  AccountRequestBody,
  Address,
  Base,
  Cat,
  CatRequest,
  Dog,
  Login,
  Member,
  MemberRequest,
  Person,
  PersonId,
  PersonRequest,
  Pet,
  PetRequest,
  Session,
} from "./schemas.js";

export interface paths {
  "/accounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["accounts.list"];
    put?: never;
    post: operations["accounts.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/logins": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["logins.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/pets": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations["pets.replace"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/members": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["members.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Base: Base;
    Member: Member;
    Account: Account;
    AccountRequest: AccountRequest;
    Person: Person;
    PersonId: PersonId;
    Address: Address;
    Login: Login;
    Session: Session;
    Pet: Pet;
    Cat: Cat;
    Dog: Dog;
    MemberRequest: MemberRequest;
    AccountRequestBody: AccountRequestBody;
    PersonRequest: PersonRequest;
    PetRequest: PetRequest;
    CatRequest: CatRequest;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "accounts.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Account[];
        };
      };
    };
  };
  "accounts.create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": AccountRequestBody;
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Account;
        };
      };
    };
  };
  "logins.create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": Login;
      };
    };
    responses: {
      /** @description The session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Session;
        };
      };
    };
  };
  "pets.replace": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": PetRequest;
      };
    };
    responses: {
      /** @description Replaced. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Pet;
        };
      };
    };
  };
  "members.create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": MemberRequest;
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Member;
        };
      };
    };
  };
}
