// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OptionTypes } from "../call/check-options.js";

/** The address of a client's requests. */
export interface ServerOptions {
  /**
   * The address of the service: an absolute address of http or https. In browsers also a path of the page's server,
   * such as `/api`. It replaces all servers of the document. Default: `https://eu.parcels.example/v1`.
   */
  baseUrl?: string | URL | undefined;
  /** A server of the document, by its `url`, and the variables of its address. Default: the first one. */
  server?:
    | {
        /** The live service. The default. */
        url?: "https://{region}.parcels.example/{version}" | undefined;
        /** The region of the account. Default: `eu`. */
        region?: "eu" | "us" | undefined;
        /** Default: `v1`. */
        version?: string | undefined;
        /** Default: `labels`. */
        store?: string | undefined;
      }
    | {
        /** Test data. *\/. */
        url: "https://trial.parcels.example";
        /** Default: `labels`. */
        store?: string | undefined;
      }
    | {
        /** The service of a customer. */
        url: "{scheme}://{host}";
        /** Default: `https`. */
        scheme?: "https" | "http" | undefined;
        /** Default: `parcels.example`. */
        host?: string | undefined;
        /** Default: `labels`. */
        store?: string | undefined;
      }
    | undefined;
}

/** The types of {@link ServerOptions} at run time; an empty text if another function checks the value. */
export const serverOptions: OptionTypes<ServerOptions> = { baseUrl: "", server: "object" };
