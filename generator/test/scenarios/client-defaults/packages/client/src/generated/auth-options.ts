// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OptionTypes } from "../call/check-options.js";
import type { BasicCredentials, CredentialValue } from "../call/signer.js";

/** The credentials of a client. They are sent to the origin of `baseUrl` only, and never shown in an error. */
export interface AuthOptions {
  /**
   * Credentials by the names of their security schemes. A request carries the first alternative of its operation that
   * callers have given completely. Most operations take `postKey`, or `login`; the others say so.
   *
   * Without this option, `createClient` reads the credentials from environment variables.
   */
  auth?:
    | {
        /**
         * The token in the header `Authorization`, after `Bearer`.
         *
         * Default of `createClient`: the environment variable `ACME_POST_POST_KEY`.
         */
        postKey?: CredentialValue | undefined;
        /**
         * User name and password of HTTP basic authentication.
         *
         * Default of `createClient`: the environment variables `ACME_POST_LOGIN_USERNAME` and `ACME_POST_LOGIN_PASSWORD`.
         */
        login?: CredentialValue<BasicCredentials> | undefined;
      }
    | undefined;
}

/** The types of {@link AuthOptions} at run time; an empty text if the signer checks the value. */
export const authOptions: OptionTypes<AuthOptions> = { auth: "object" };
