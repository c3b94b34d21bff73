// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { ApiVersion } from "./schemas.js";

export interface paths {
  "/?Action=ListQueues": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["queues.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v{version}/queues/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["queues.get"];
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
    ApiVersion: ApiVersion;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "queues.list": {
    parameters: {
      query: {
        Version: "2012-11-05";
        prefix?: string | undefined;
        Action: "ListQueues";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Queues. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": string[];
        };
      };
    };
  };
  "queues.get": {
    parameters: {
      query: {
        version: true | "";
        view?: "short" | undefined;
        tags: "a"[];
        nothing: "a" | null;
      };
      header: {
        "Api-Version": ApiVersion;
      };
      path: {
        version: 2;
        id: string;
      };
      cookie: {
        session: "none";
      };
    };
    requestBody?: never;
    responses: {
      /** @description A queue. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Record<string, unknown>;
        };
      };
    };
  };
}
