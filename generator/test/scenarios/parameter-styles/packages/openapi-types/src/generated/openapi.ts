// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export interface paths {
  "/path/simple/{one}/{many}/{all}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["path.simple"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/path/simpleExploded/{one}/{many}/{all}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["path.simpleExploded"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/path/label/{one}/{many}/{all}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["path.label"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/path/labelExploded/{one}/{many}/{all}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["path.labelExploded"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/path/matrix/{one}/{many}/{all}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["path.matrix"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/path/matrixExploded/{one}/{many}/{all}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["path.matrixExploded"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/path/reserved/{one}/{many}/{all}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["path.reserved"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/path/json/{all}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["path.json"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/query/form": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["query.form"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/query/formFlat": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["query.formFlat"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/query/spaceDelimited": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["query.spaceDelimited"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/query/spaceDelimitedFlat": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["query.spaceDelimitedFlat"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/query/pipeDelimited": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["query.pipeDelimited"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/query/pipeDelimitedFlat": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["query.pipeDelimitedFlat"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/query/deepObject": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["query.deepObject"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/query/deepObjectFlat": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["query.deepObjectFlat"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/query/reserved": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["query.reserved"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/query/reservedFlat": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["query.reservedFlat"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/query/json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["query.json"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/header/simple": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["header.simple"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/header/simpleExploded": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["header.simpleExploded"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/header/json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["header.json"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/cookie/form": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["cookie.form"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/cookie/cookie": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["cookie.cookie"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/cookie/cookieFlat": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["cookie.cookieFlat"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/cookie/json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["cookie.json"];
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
  schemas: never;
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "path.simple": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        one: string;
        many: string[];
        all: {
          R: number;
          G?: string;
          B?: boolean;
        };
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "path.simpleExploded": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        one: string;
        many: string[];
        all: {
          R: number;
          G?: string;
          B?: boolean;
        };
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "path.label": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        one: string;
        many: string[];
        all: {
          R: number;
          G?: string;
          B?: boolean;
        };
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "path.labelExploded": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        one: string;
        many: string[];
        all: {
          R: number;
          G?: string;
          B?: boolean;
        };
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "path.matrix": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        one: string;
        many: string[];
        all: {
          R: number;
          G?: string;
          B?: boolean;
        };
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "path.matrixExploded": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        one: string;
        many: string[];
        all: {
          R: number;
          G?: string;
          B?: boolean;
        };
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "path.reserved": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        one: string;
        many: string[];
        all: {
          R: number;
          G?: string;
          B?: boolean;
        };
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "path.json": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        all: {
          R: number;
          G?: string;
          B?: boolean;
        };
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "query.form": {
    parameters: {
      query?: {
        one?: string | undefined;
        many?: string[] | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "query.formFlat": {
    parameters: {
      query?: {
        one?: string | undefined;
        many?: string[] | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "query.spaceDelimited": {
    parameters: {
      query?: {
        one?: string | undefined;
        many?: string[] | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "query.spaceDelimitedFlat": {
    parameters: {
      query?: {
        one?: string | undefined;
        many?: string[] | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "query.pipeDelimited": {
    parameters: {
      query?: {
        one?: string | undefined;
        many?: string[] | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "query.pipeDelimitedFlat": {
    parameters: {
      query?: {
        one?: string | undefined;
        many?: string[] | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "query.deepObject": {
    parameters: {
      query?: {
        one?: string | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "query.deepObjectFlat": {
    parameters: {
      query?: {
        one?: string | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "query.reserved": {
    parameters: {
      query?: {
        one?: string | undefined;
        many?: string[] | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "query.reservedFlat": {
    parameters: {
      query?: {
        one?: string | undefined;
        many?: string[] | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "query.json": {
    parameters: {
      query?: {
        one?: string | undefined;
        many?: string[] | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "header.simple": {
    parameters: {
      query?: never;
      header?: {
        "X-one"?: string | undefined;
        "X-many"?: string[] | undefined;
        "X-all"?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "header.simpleExploded": {
    parameters: {
      query?: never;
      header?: {
        "X-one"?: string | undefined;
        "X-many"?: string[] | undefined;
        "X-all"?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "header.json": {
    parameters: {
      query?: never;
      header?: {
        "X-all"?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "cookie.form": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: {
        one?: string | undefined;
        many?: string[] | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "cookie.cookie": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: {
        one?: string | undefined;
        many?: string[] | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "cookie.cookieFlat": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: {
        one?: string | undefined;
        many?: string[] | undefined;
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "cookie.json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: {
        all?:
          | {
              R: number;
              G?: string;
              B?: boolean;
            }
          | undefined;
      };
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not read. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
