// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Owner, OwnerWithoutPet, Pet, Street } from "./schemas.js";

export interface paths {
  "/owners/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Gets an owner without a pet. */
    get: operations["owners.get"];
    put?: never;
    post?: never;
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
    Pet: Pet;
    Owner: Owner;
    OwnerWithoutPet: OwnerWithoutPet;
    Street: Street;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "owners.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The owner. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": OwnerWithoutPet;
        };
      };
    };
  };
}
