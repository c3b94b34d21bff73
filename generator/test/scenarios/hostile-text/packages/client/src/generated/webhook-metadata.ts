// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Evil } from "@shortvideo-api/openapi-types";
import { exactEvil } from "@shortvideo-api/wire";
import type { WebhookBody, WebhookMetadata } from "../webhooks/webhook-metadata.js";
import { checkOfEvil } from "./checks.js";

/**
 * *\/ `${process.exit(1)}` \ " ' </script> ${x} //
 *
 * The service sends it as `POST` to your address. Documented responses: `200`.
 */
export const processExit1ScriptXWebhook: WebhookMetadata<
  "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ",
  | WebhookBody<"application/json", Evil>
  | WebhookBody<"*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ", Uint8Array<ArrayBuffer>>,
  { __proto__: string }
> = {
  name: "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ",
  method: "POST",
  required: true,
  content: {
    "application/json": { schema: checkOfEvil, exact: exactEvil },
    "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ": { as: "bytes" },
  },
  security: [
    [
      {
        scheme: "__proto__",
        in: "query",
        name: "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ",
      },
    ],
  ],
};

/**
 * The webhook `__proto__`.
 *
 * The service sends it as `POST` to your address.
 */
export const protoWebhook: WebhookMetadata<
  "__proto__",
  WebhookBody<"__proto__", Uint8Array<ArrayBuffer>> | WebhookBody<undefined, undefined>
> = { name: "__proto__", method: "POST", content: { ["__proto__"]: { as: "bytes" } } };

/**
 * The callback `evil*\/`${1}'quote"s.*\/ `${process.exit(1)}` \ " ' </script> ${x} //`.
 *
 * The service sends it as `POST` to the address in `*\/ `${process.exit(1)}` \ " ' </script> ${x} //`.
 */
export const evil1QuoteSProcessExit1ScriptXCallback: WebhookMetadata<
  "evil*/`${1}'quote\"s.*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ",
  WebhookBody<"application/json", Evil>
> = {
  name: "evil*/`${1}'quote\"s.*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ",
  method: "POST",
  required: true,
  content: { "application/json": { schema: checkOfEvil, exact: exactEvil } },
};
