// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Repo } from "./schemas.js";

export interface paths {
  "/repos": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["repos.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/users/{user}/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["events.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/pipelines": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["pipelines.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tags": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["tags.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/logs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["logs.list"];
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
    Repo: Repo;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "repos.list": {
    parameters: {
      query?: {
        /** @description Default `1`. */
        page?: number | undefined;
        /** @description From 1 to 100, default `30`. */
        per_page?: number | undefined;
        topic?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of repositories. */
      200: {
        headers: {
          /** @example <https://api.repositories.example/repos?page=2>; rel="next" */
          Link?: string;
          "X-Total-Count"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": Repo[];
        };
      };
    };
  };
  "events.list": {
    parameters: {
      query?: {
        after?: string | undefined;
      };
      header?: never;
      path: {
        user: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of events. */
      200: {
        headers: {
          Link: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            name: string;
          }[];
        };
      };
    };
  };
  "pipelines.list": {
    parameters: {
      query?: {
        "page[after]"?: number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of pipelines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** Format: uri */
            next: string | null;
            results: Repo[];
          };
        };
      };
    };
  };
  "tags.list": {
    parameters: {
      query?: {
        offset?: number | undefined;
        limit?: number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of tags. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            count: number;
            /** Format: uri-reference */
            next?: string;
            results: {
              name: string;
            }[];
          };
        };
      };
    };
  };
  "logs.list": {
    parameters: {
      query?: {
        cursor?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of lines. */
      200: {
        headers: {
          "X-Next-Cursor"?: string;
          "X-Has-More"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            lines: {
              text: string;
            }[];
          };
        };
      };
    };
  };
}
