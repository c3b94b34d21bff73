// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import { signWithNothing } from "../auth/sign-with-nothing.js";
import type { ServiceMetadata } from "../call/metadata.js";
import { errorClasses } from "./errors.js";

/** The metadata of the service that all operations share. */
export const service: ServiceMetadata = {
  createSigner: signWithNothing,
  codes: [],
  success: [],
  messages: ["message", "detail", "title"],
  errors: errorClasses,
};
