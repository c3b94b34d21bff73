// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OptionTypes } from "../call/check-options.js";

/** The address of a client's requests. */
export interface ServerOptions {
  /**
   * The address of the service: an absolute address of http or https. In browsers also a path of the page's server,
   * such as `/api`.
   */
  baseUrl: string | URL;
}

/** The types of {@link ServerOptions} at run time; an empty text if another function checks the value. */
export const serverOptions: OptionTypes<ServerOptions> = { baseUrl: "" };
