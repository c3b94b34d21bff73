// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OptionTypes } from "../call/check-options.js";
import type { BasicCredentials, CredentialValue } from "../call/signer.js";

/** The credentials of a client. They are sent to the origin of `baseUrl` only, and never shown in an error. */
export interface AuthOptions {
  /**
   * Credentials by the names of their security schemes. A request carries the first alternative of its operation that
   * callers have given completely. Most operations take `headerKey`; the others say so.
   */
  auth?:
    | {
        /**
         * The key in the header `X-Key`.
         *
         * Of the console. Ends no comment: *\/
         */
        headerKey?: CredentialValue | undefined;
        /** The key in the query parameter `api key`. */
        queryKey?: CredentialValue | undefined;
        /** The key in the cookie `session`. Browsers send it themselves. */
        cookieKey?: CredentialValue | undefined;
        /** User name and password of HTTP basic authentication. */
        login?: CredentialValue<BasicCredentials> | undefined;
        /** The token in the header `Authorization`, after `Bearer`. */
        bearer?: CredentialValue | undefined;
        /** The token in the header `Authorization`, after `Token`. */
        "other-token"?: CredentialValue | undefined;
        /** The token in the header `Authorization`, after `Bearer`. */
        oauth?: CredentialValue | undefined;
        /** The token in the header `Authorization`, after `Bearer`. */
        openid?: CredentialValue | undefined;
      }
    | undefined;
}

/** The types of {@link AuthOptions} at run time; an empty text if the signer checks the value. */
export const authOptions: OptionTypes<AuthOptions> = { auth: "object" };
