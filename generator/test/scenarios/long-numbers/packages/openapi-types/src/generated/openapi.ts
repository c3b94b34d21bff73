// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Account, Count, Entry } from "./schemas.js";

export interface paths {
  "/entries/{account}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Creates an entry. */
    post: operations["entries.create"];
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
    Account: Account;
    Count: Count;
    Entry: Entry;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "entries.create": {
    parameters: {
      query?: {
        /** @description Default `9007199254740995`. */
        after?: string | undefined;
        kinds?: ("9007199254740993" | "9007199254740995")[] | undefined;
        price?: number | undefined;
      };
      header?: never;
      path: {
        account: Account;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": Entry;
      };
    };
    responses: {
      /** @description The entry. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "account": 9223372036854775806,
           *       "kind": 9007199254740993,
           *       "price": 19.99
           *     }
           */
          "application/json": Entry;
        };
      };
    };
  };
}
