// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { FilePart } from "../schema-types.js";
import type { Constructor, Evil, Proto } from "./schemas.js";

export interface paths {
  "/evil": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * *\/ `${process.exit(1)}` \ " '
     *
     *      </script> ${x}
     *      //
     * @description *\/ `${process.exit(1)}` \ " '
     *
     *      </script> ${x}
     *      //
     *
     *     @deprecated
     *     @param x {@link y}
     */
    post: operations["evil*/`${1}'quote\"s"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * *\/ `${process.exit(1)}` \ " '
     *
     *      </script> ${x}
     *      //
     * @description *\/ `${process.exit(1)}` \ " '
     *
     *      </script> ${x}
     *      //
     */
    post: {
      parameters: {
        query?: {
          "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // "?: "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ";
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": Evil;
          "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ": string;
        };
      };
      responses: {
        /**
         * @description *\/ `${process.exit(1)}` \ " '
         *
         *      </script> ${x}
         *      //
         */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  __proto__: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: {
        content: {
          __proto__: FilePart;
        };
      };
      responses: never;
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "evil*/`${1}'quote\"s.*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": Evil;
        };
      };
      responses: never;
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    Evil: Evil;
    __proto__: Proto;
    constructor: Constructor;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "evil*/`${1}'quote\"s": {
    parameters: {
      query?: {
        /**
         * @description *\/ `${process.exit(1)}` \ " '
         *
         *      </script> ${x}
         *      //
         */
        __proto__?: string | undefined;
        constructor?: string | undefined;
        "a\"b'c`d\u2028"?:
          | "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // "
          | "__proto__"
          | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * @description *\/ `${process.exit(1)}` \ " '
     *
     *      </script> ${x}
     *      //
     */
    requestBody?: {
      content: {
        "application/json": Evil;
      };
    };
    responses: {
      /**
       * @description *\/ `${process.exit(1)}` \ " '
       *
       *      </script> ${x}
       *      //
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Evil;
        };
      };
      /**
       * @description *\/ `${process.exit(1)}` \ " '
       *
       *      </script> ${x}
       *      //
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
