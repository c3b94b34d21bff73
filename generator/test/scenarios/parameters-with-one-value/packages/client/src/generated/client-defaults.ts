// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { DeclaredDefaults } from "../call/declared-defaults.js";
import type { ServerOptions } from "./server-options.js";

/** The address of a client's requests. */
export type ServerDefaults = ServerOptions;

/** The defaults of `createClient`. */
export const clientDefaults: DeclaredDefaults = { userAgent: "shortvideo-api-client" };
