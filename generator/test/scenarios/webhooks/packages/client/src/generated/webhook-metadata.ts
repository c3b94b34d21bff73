// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Adoption, Pet, Removal, webhooks } from "@shortvideo-api/openapi-types";
import { exactAdoption, exactPet, exactRemoval, int64 } from "@shortvideo-api/wire";
import { basicForm } from "../auth/basic-form.js";
import type { BasicCredentials } from "../call/signer.js";
import type { WebhookBody, WebhookMetadata } from "../webhooks/webhook-metadata.js";
import { checkOfAdoption, checkOfKind, checkOfPet, checkOfRemoval } from "./checks.js";

/**
 * A pet has a new home.
 *
 * Sent once for each pet.
 *
 * The service sends it as `POST` to your address. Documented responses: `200`, `410`.
 */
export const petAdoptedWebhook: WebhookMetadata<
  "petAdopted",
  WebhookBody<"application/json", Adoption>,
  { hookKey: string; sender: BasicCredentials }
> = {
  name: "petAdopted",
  method: "POST",
  required: true,
  content: { "application/json": { schema: checkOfAdoption, exact: exactAdoption } },
  security: [
    [{ scheme: "hookKey", in: "header", name: "X-Hook-Key" }],
    [{ scheme: "sender", in: "header", name: "Authorization", prefix: "Basic ", form: basicForm }],
  ],
};

/**
 * The webhook `pet.removed.post`.
 *
 * The service sends it as `POST` to your address. Documented responses: `default`.
 */
export const petRemovedPostWebhook: WebhookMetadata<"pet.removed.post", WebhookBody<"application/json", Removal>> = {
  name: "pet.removed.post",
  method: "POST",
  required: true,
  content: { "application/json": { schema: checkOfRemoval, exact: exactRemoval } },
};

/**
 * The webhook `pet.removed.delete`.
 *
 * The service sends it as `DELETE` to your address. Documented responses: `204`.
 *
 * @deprecated
 */
export const petRemovedDeleteWebhook: WebhookMetadata<"pet.removed.delete", WebhookBody<undefined, undefined>> = {
  name: "pet.removed.delete",
  method: "DELETE",
};

/**
 * The webhook `noteSent`.
 *
 * The service sends it as `POST` to your address. Documented responses: `200`.
 */
export const noteSentWebhook: WebhookMetadata<
  "noteSent",
  | WebhookBody<
      "application/json",
      NonNullable<webhooks["noteSent"]["post"]["requestBody"]>["content"]["application/json"]
    >
  | WebhookBody<"text/plain", string>
  | WebhookBody<"application/x-www-form-urlencoded", string>
  | WebhookBody<"image/*", Uint8Array<ArrayBuffer>>
  | WebhookBody<undefined, undefined>
> = {
  name: "noteSent",
  method: "POST",
  params: [
    { in: "header", name: "X-Attempt", schema: { type: "integer", minimum: 1, expected: "an integer of at least 1" } },
    { in: "query", name: "kind", required: true, schema: checkOfKind },
    {
      in: "query",
      name: "again",
      schema: {
        expected: '`true` or `false`, or `""`',
        any: [
          { type: "boolean", expected: "`true` or `false`" },
          { enum: [""], expected: '`""`' },
        ],
      },
    },
  ],
  content: {
    "application/json": {
      schema: {
        required: ["text"],
        expected: "an object",
        fields: { text: { type: "string", expected: "text" }, at: { type: "integer", expected: "a 64-bit integer" } },
      },
      exact: { fields: { at: int64 } },
    },
    "text/plain": { as: "text", schema: { type: "string", maxLength: 10, expected: "text of at most 10 characters" } },
    "application/x-www-form-urlencoded": { as: "text" },
    "image/*": { as: "bytes" },
  },
};

/**
 * The webhook `signed`.
 *
 * The service sends it as `POST` to your address. Documented responses: `200`.
 */
export const signedWebhook: WebhookMetadata<
  "signed",
  WebhookBody<
    "application/json",
    NonNullable<webhooks["signed"]["post"]["requestBody"]>["content"]["application/json"]
  >,
  { token: string; hookKey: string }
> = {
  name: "signed",
  method: "POST",
  required: true,
  content: { "application/json": {} },
  security: [
    [
      { scheme: "token", in: "query", name: "token" },
      { scheme: "hookKey", in: "header", name: "X-Hook-Key" },
    ],
  ],
};

/**
 * The callback `pets.create.found`.
 *
 * The address is that of the request. *\/ alert("1"); /*
 *
 * The service sends it as `PUT` to the address in `{$request.body#/url}`. Documented responses: `200`.
 */
export const petsCreateFoundCallback: WebhookMetadata<"pets.create.found", WebhookBody<"application/json", Pet[]>> = {
  name: "pets.create.found",
  method: "PUT",
  required: true,
  content: {
    "application/json": {
      schema: { type: "array", expected: "a list, each an object", items: () => checkOfPet },
      exact: { items: () => exactPet },
    },
  },
};

/**
 * The callback `pets.create.moved.moved`.
 *
 * The service sends it as `POST` to the address in `{$request.body#/urls/moved}`. Documented responses: `200`.
 */
export const petsCreateMovedMovedCallback: WebhookMetadata<
  "pets.create.moved.moved",
  WebhookBody<"application/json", Pet>
> = {
  name: "pets.create.moved.moved",
  method: "POST",
  required: true,
  content: { "application/json": { schema: checkOfPet, exact: exactPet } },
};

/**
 * The callback `pets.create.moved.lostAt`.
 *
 * The service sends it as `POST` to the address in `{$request.body#/urls/lost-at}`. Documented responses: `200`.
 */
export const petsCreateMovedLostAtCallback: WebhookMetadata<
  "pets.create.moved.lostAt",
  WebhookBody<"application/json", Pet>
> = {
  name: "pets.create.moved.lostAt",
  method: "POST",
  required: true,
  content: { "application/json": { schema: checkOfPet, exact: exactPet } },
};
