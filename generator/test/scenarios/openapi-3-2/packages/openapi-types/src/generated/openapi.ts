// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { FilePart } from "../schema-types.js";
import type { Filter, Letter } from "./schemas.js";

export interface paths {
  "/letters": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["letters.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
    /** Searches letters. */
    query: operations["letters.search"];
  };
  "/letters/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    get: operations["letters.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
    /** Copies a letter. */
    COPY: operations["letters.copy"];
    LOCK: operations["letters.lock"];
  };
  "/filters/{kind}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["letters.filter"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/words": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["letters.listWords"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/albums": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["letters.addAlbum"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/parcels": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["letters.addParcel"];
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
    Filter: Filter;
    Letter: Letter;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "letters.list": {
    parameters: {
      query?: {
        filter?: Filter | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The letters. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Letter[];
        };
      };
    };
  };
  "letters.search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": Filter;
      };
    };
    responses: {
      /**
       * Found.
       * @description The letters.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Letter[];
        };
      };
    };
  };
  "letters.get": {
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
      /** @description A letter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Letter;
        };
      };
    };
  };
  "letters.copy": {
    parameters: {
      query?: never;
      header: {
        destination: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The copy. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Letter;
        };
      };
    };
  };
  "letters.lock": {
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
      /** @description Locked. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "letters.filter": {
    parameters: {
      query: {
        selector: Filter;
      };
      header?: never;
      path: {
        kind: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Kept. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "letters.listWords": {
    parameters: {
      query?: {
        words?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Found. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "letters.addAlbum": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/mixed": FilePart;
      };
    };
    responses: {
      /** @description The parts of the album. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "multipart/mixed": FilePart;
        };
      };
    };
  };
  "letters.addParcel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "multipart/form-data": {
          letter?: Letter;
        };
        "application/json": Letter;
      };
    };
    responses: {
      /** @description Sent. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
