// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import { credentialFunctions } from "../auth/credential-functions.js";
import type { DeclaredDefaults } from "../call/declared-defaults.js";
import { idempotencyKeys } from "../layers/idempotency-keys.js";
import type { ServerOptions } from "./server-options.js";

/** The address of a client's requests, which the environment may contain. */
export type ServerDefaults = Partial<ServerOptions>;

/** The defaults of `createClient`. */
export const clientDefaults: DeclaredDefaults = {
  userAgent: "shortvideo-api-client",
  environment: {
    baseUrl: "ACME_POST_BASE_URL",
    auth: {
      postKey: "ACME_POST_POST_KEY",
      login: { username: "ACME_POST_LOGIN_USERNAME", password: "ACME_POST_LOGIN_PASSWORD" },
    },
    log: "ACME_POST_LOG",
  },
  layers: [credentialFunctions(), idempotencyKeys("Idempotency-Key")],
};
