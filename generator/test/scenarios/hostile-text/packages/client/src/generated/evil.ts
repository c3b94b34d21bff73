// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Evil, Params } from "@shortvideo-api/openapi-types";
import { exactEvil } from "@shortvideo-api/wire";
import type { CallOptions, HttpClient } from "../http.js";

export class EvilArea {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * *\/ `${process.exit(1)}` \ " '
   *
   *  </script> ${x}
   *  //
   *
   * \@deprecated
   * \@param x {@link y}
   *
   * `evil*\/`${1}'quote"s`, `POST /evil`.
   *
   * @param params.query___proto__ - *\/ `${process.exit(1)}` \ " ' </script> ${x} //.
   * @param params.body - *\/ `${process.exit(1)}` \ " ' </script> ${x} //.
   * @throws {ApiError} 400: *\/ `${process.exit(1)}` \ " ' </script> ${x} //
   */
  call1QuoteS(params: Params<"evil*/`${1}'quote\"s"> = {}, options?: CallOptions): Promise<Evil> {
    return this.#http.call<Evil>(
      {
        operation: "evil*/`${1}'quote\"s",
        verb: "POST",
        path: "/evil",
        query: {
          ["__proto__"]: params.query___proto__,
          constructor: params.query_constructor,
          "a\"b'c`d\u2028": params["a\"b'c`d\u2028"],
        },
        body: params.body,
        checks: {
          query___proto__: { wireName: "__proto__", type: "string" },
          query_constructor: { wireName: "constructor", type: "string" },
          "a\"b'c`d\u2028": {
            type: "string",
            enum: ["*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ", "__proto__"],
          },
        },
        mediaType: "application/json",
        bodyExact: exactEvil,
        exact: exactEvil,
        envelope: ["__proto__", "constructor", "toString", "*/", "`${x}`", "", "a.b/c~d", "\u2028"],
        bareFailures: [400],
      },
      options,
    );
  }
}
