// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Evil, Params } from "@shortvideo-api/openapi-types";
import { exactEvil, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeExactJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { checkOfEvil } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
class EvilResource {
  readonly #connection: Connection;

  /**
   * *\/ `${process.exit(1)}` \ " ' </script> ${x} //.
   *
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
   * Credentials: `__proto__` and `*\/ `${process.exit(1)}` \ " ' </script> ${x} //` with `*\/ `${process.exit(1)}` \ "
   * ' </script> ${x} //`, or none.
   *
   * @param params.query___proto__ - *\/ `${process.exit(1)}` \ " ' </script> ${x} //.
   * @param params.body - *\/ `${process.exit(1)}` \ " ' </script> ${x} //.
   * @throws {ApiError} 400: *\/ `${process.exit(1)}` \ " ' </script> ${x} //
   */
  readonly call1QuoteS = (
    params: Params<"evil*/`${1}'quote\"s"> = {},
    options?: CallOptions,
  ): PendingResponse<Evil, "evil*/`${1}'quote\"s"> => this.#connection.call(metadataOfEvil1QuoteS, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link EvilResource.call1QuoteS} as a function, for a connection. */
export function evil1QuoteS(
  connection: Connection,
  params: Params<"evil*/`${1}'quote\"s"> = {},
  options?: CallOptions,
): PendingResponse<Evil, "evil*/`${1}'quote\"s"> {
  return connection.call(metadataOfEvil1QuoteS, params, options);
}

const metadataOfEvil1QuoteS: OperationMetadata = {
  id: "evil*/`${1}'quote\"s",
  method: "POST",
  path: "/evil",
  serialize: serializePlain,
  params: {
    query___proto__: { wireName: "__proto__" },
    query_constructor: { wireName: "constructor" },
    "a\"b'c`d\u2028": {},
  },
  body: { param: "body", mediaType: "application/json", serialize: serializeExactJson, exact: exactEvil },
  parse: (text) => readExact(text, exactEvil),
  envelope: ["__proto__", "constructor", "toString", "*/", "`${x}`", "", "a.b/c~d", "\u2028"],
  bareFailures: [400],
};

/** The checks of {@link EvilResource.call1QuoteS}, for `paramChecks`. */
export const checksOfEvil1QuoteS: OperationChecks = {
  operation: metadataOfEvil1QuoteS,
  params: {
    query___proto__: { type: "string", expected: "text" },
    query_constructor: { type: "string", expected: "text" },
    "a\"b'c`d\u2028": {
      enum: ["*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ", "__proto__"],
      expected:
        'one of `"*/ `${process.exit(1)}` \\ " \' \\u{2028}\\u{2029} </script> ${x} \\u{000d}\\u{000a} // "`, `__proto__`',
    },
  },
  body: { check: checkBody, schema: checkOfEvil },
};

export { EvilResource as Evil };
