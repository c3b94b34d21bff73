// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { DeclaredDefaults } from "../call/declared-defaults.js";
import type { ServerOptions } from "./server-options.js";

/** The address of a client's requests, which the environment may contain. */
export type ServerDefaults = Partial<ServerOptions>;

/** The defaults of `createClient`. */
export const clientDefaults: DeclaredDefaults = {
  userAgent: "shortvideo-api-client",
  environment: { baseUrl: "SHORTVIDEO_API_BASE_URL", apiKey: "SHORTVIDEO_API_KEY", log: "SHORTVIDEO_API_LOG" },
};
