import type { OpenApi, OperationObject } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { inlineReceived } from "./inline-received.ts";

const noted = { "200": { $ref: "#/components/responses/Noted" } };
const sent: OperationObject = { requestBody: { $ref: "#/components/requestBodies/Pet" }, responses: noted };
const requestBodies = { Pet: { content: {} } };
const responses = { Noted: { description: "Noted." } };

function document(operation: OperationObject, webhooks?: OpenApi["webhooks"]): OpenApi {
  return {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    tags: [],
    paths: { "/pets": { post: operation }, "/homes": { post: sent } },
    components: { schemas: {}, requestBodies, responses },
    ...(webhooks ? { webhooks } : {}),
  };
}

test("returns the same document if it has neither webhooks nor callbacks", () => {
  const root = document(sent);

  expect(inlineReceived(root)).toBe(root);
});

test("puts bodies and responses into webhooks and callbacks, and shares all other parts", () => {
  const root = document({ ...sent, callbacks: { born: { "{$url}": { post: sent } } } }, { born: { put: sent } });

  const { webhooks, paths } = inlineReceived(root);

  const inlined = { requestBody: requestBodies.Pet, responses: { "200": responses.Noted } };
  expect(webhooks).toEqual({ born: { put: inlined } });
  expect(paths["/pets"]?.post).toEqual({ ...sent, callbacks: { born: { "{$url}": { post: inlined } } } });
  expect(paths["/homes"]).toBe(root.paths["/homes"]);
});
