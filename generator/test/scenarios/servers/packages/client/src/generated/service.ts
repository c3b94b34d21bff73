// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import { signWithHeader } from "../auth/sign-with-header.js";
import type { ServiceMetadata } from "../call/metadata.js";
import { locateServers } from "../connection/locate-servers.js";
import { errorClasses } from "./errors.js";

/** The metadata of the service that all operations share. */
export const service: ServiceMetadata = {
  createLocator: locateServers(
    [
      {
        url: "https://{region}.parcels.example/{version}",
        variables: { region: { default: "eu", values: ["eu", "us"] }, version: { default: "v1" } },
      },
      { url: "https://trial.parcels.example" },
      {
        url: "{scheme}://{host}",
        variables: { scheme: { default: "https", values: ["https", "http"] }, host: { default: "parcels.example" } },
      },
    ],
    { choice: "url", others: ["store"] },
  ),
  createSigner: signWithHeader("X-Key"),
  codes: [],
  success: [],
  messages: ["message", "detail", "title"],
  errors: errorClasses,
};
