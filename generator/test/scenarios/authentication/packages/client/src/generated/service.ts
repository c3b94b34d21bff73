// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import { basicForm } from "../auth/basic-form.js";
import { signWithSchemes } from "../auth/sign-with-schemes.js";
import type { ServiceMetadata } from "../call/metadata.js";
import { placeInCookie, placeInHeader, placeInQuery } from "../call/outgoing.js";
import { errorClasses } from "./errors.js";

/** The metadata of the service that all operations share. */
export const service: ServiceMetadata = {
  createSigner: signWithSchemes(
    {
      headerKey: { place: placeInHeader, name: "X-Key" },
      queryKey: { place: placeInQuery, name: "api key" },
      cookieKey: { place: placeInCookie, name: "session" },
      login: { place: placeInHeader, name: "Authorization", prefix: "Basic ", form: basicForm },
      bearer: { place: placeInHeader, name: "Authorization", prefix: "Bearer " },
      "other-token": { place: placeInHeader, name: "Authorization", prefix: "Token " },
      oauth: { place: placeInHeader, name: "Authorization", prefix: "Bearer " },
      openid: { place: placeInHeader, name: "Authorization", prefix: "Bearer " },
    },
    [["headerKey"]],
  ),
  codes: [],
  success: [],
  messages: ["message", "detail", "title"],
  errors: errorClasses,
};
