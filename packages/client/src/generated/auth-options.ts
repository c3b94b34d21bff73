// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OptionTypes } from "../call/check-options.js";

/** The credentials of a client. They are sent to the origin of `baseUrl` only, and never shown in an error. */
export interface AuthOptions {
  /**
   * The key in the header `x-gateway-key`, for the requests that take it.
   *
   * The key that the gateway issued to the subscriber.
   *
   * Default of `createClient`: the environment variable `SHORTVIDEO_API_KEY`.
   */
  apiKey?: string | undefined;
}

/** The types of {@link AuthOptions} at run time; an empty text if the signer checks the value. */
export const authOptions: OptionTypes<AuthOptions> = { apiKey: "string" };
