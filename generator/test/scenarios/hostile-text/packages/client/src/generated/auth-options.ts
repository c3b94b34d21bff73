// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OptionTypes } from "../call/check-options.js";
import type { BasicCredentials, CredentialValue } from "../call/signer.js";

/** The credentials of a client. They are sent to the origin of `baseUrl` only, and never shown in an error. */
export interface AuthOptions {
  /**
   * Credentials by the names of their security schemes. A request carries the first alternative of its operation that
   * callers have given completely. Most operations take `__proto__` and `*\/ `${process.exit(1)}` \ " ' </script> ${x}
   * //`, or none; the others say so.
   */
  auth?:
    | {
        /**
         * The key in the query parameter `*\/ `${process.exit(1)}` \ " ' </script> ${x} //`.
         *
         * *\/ `${process.exit(1)}` \ " '
         *
         *  </script> ${x}
         *  //
         */
        __proto__?: CredentialValue | undefined;
        /**
         * User name and password of HTTP basic authentication.
         *
         * *\/ `${process.exit(1)}` \ " '
         *
         *  </script> ${x}
         *  //
         */
        "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // "?:
          | CredentialValue<BasicCredentials>
          | undefined;
      }
    | undefined;
}

/** The types of {@link AuthOptions} at run time; an empty text if the signer checks the value. */
export const authOptions: OptionTypes<AuthOptions> = { auth: "object" };
