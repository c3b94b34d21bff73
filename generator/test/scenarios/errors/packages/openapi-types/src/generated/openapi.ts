// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Account } from "./schemas.js";

export interface paths {
  "/account": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @deprecated */
    get: operations["accounts.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/account/photo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["accounts.getPhoto"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/account/all": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["accounts.show"];
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
    Account: Account;
  };
  responses: {
    /** @description An account. */
    Account: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": Account;
      };
    };
    /** @description The key has no subscription. */
    NotSubscribed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          /** @example No subscription. */
          message: string;
        };
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "accounts.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["Account"];
      401: components["responses"]["NotSubscribed"];
      429: components["responses"]["NotSubscribed"];
      /** @description The service is ill. */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Anything else. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "accounts.getPhoto": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["Account"];
      /** @description There is no photo */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The key is wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "accounts.show": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["Account"];
    };
  };
}
