// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import { basicForm } from "../auth/basic-form.js";
import { signWithSchemes } from "../auth/sign-with-schemes.js";
import type { ServiceMetadata } from "../call/metadata.js";
import { placeInHeader, placeInQuery } from "../call/outgoing.js";
import { errorClasses } from "./errors.js";

/** The metadata of the service that all operations share. */
export const service: ServiceMetadata = {
  createSigner: signWithSchemes(
    {
      ["__proto__"]: {
        place: placeInQuery,
        name: "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ",
      },
      "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ": {
        place: placeInHeader,
        name: "Authorization",
        prefix: "Basic ",
        form: basicForm,
      },
    },
    [["__proto__", "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // "], []],
  ),
  codes: [],
  success: [],
  messages: ["message", "detail", "title"],
  errors: errorClasses,
};
