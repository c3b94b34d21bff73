import { int64 } from "@shortvideo-api/wire";
import { expect, expectTypeOf, test } from "vitest";
import type { SchemaCheck } from "../checks/operation-checks.js";
import { InvalidWebhookError } from "./invalid-webhook-error.js";
import { parseWebhook } from "./parse-webhook.js";
import type { RequestParts } from "./read-request.js";
import type { WebhookBody, WebhookMetadata } from "./webhook-metadata.js";

interface Pet {
  id: string;
  name: string;
}

const petCheck: SchemaCheck = {
  type: "object",
  required: ["id", "name"],
  fields: {
    id: { type: "integer", minimum: 1, maximum: 2 ** 63, expected: "an integer from 1" },
    name: { type: "string", minLength: 1, expected: "a text" },
  },
  expected: "an object",
};

const adopted: WebhookMetadata<"petAdopted", WebhookBody<"application/json", Pet>> = {
  name: "petAdopted",
  method: "POST",
  required: true,
  content: { "application/json": { schema: petCheck, exact: { fields: { id: int64 } } } },
};

const renamed: WebhookMetadata<"petRenamed", WebhookBody<"application/json", { newName: string }>> = {
  name: "petRenamed",
  method: "POST",
  required: true,
  content: {
    "application/json": {
      schema: {
        required: ["newName"],
        fields: { newName: petCheck.fields?.["name"] ?? petCheck },
        expected: "a name",
      },
    },
  },
};

const open = { verify: false } as const;

function post(body: string | Uint8Array, contentType = "application/json"): RequestParts {
  return { method: "POST", headers: { "content-type": contentType }, body };
}

/** Returns the error with which a request is rejected. */
async function rejectionOf(
  request: RequestParts | Request,
  webhook: WebhookMetadata = adopted,
): Promise<InvalidWebhookError> {
  const error: unknown = await parseWebhook(webhook, request, open).catch((reason: unknown) => reason);
  if (!(error instanceof InvalidWebhookError)) throw new Error("The request was not rejected.", { cause: error });
  return error;
}

test("parses a body that fits, with the digits of a 64-bit id", async () => {
  const webhook = await parseWebhook(adopted, post('{"id":7300000000000000001,"name":"Rex","since":2020}'), open);

  expectTypeOf(webhook.body).toEqualTypeOf<Pet>();
  expectTypeOf(webhook.name).toEqualTypeOf<"petAdopted">();
  expect(webhook).toEqual({
    name: "petAdopted",
    mediaType: "application/json",
    body: { id: "7300000000000000001", name: "Rex", since: 2020 },
  });
});

test("parses a `Request`, whatever the case and the parameters of its media type", async () => {
  const headers = { "content-type": "Application/JSON; charset=utf-8" };
  const request = new Request("http://localhost/hook", { method: "POST", headers, body: '{"id":1,"name":"Rex"}' });

  await expect(parseWebhook(adopted, request, open)).resolves.toMatchObject({ body: { id: "1", name: "Rex" } });
});

test("distinguishes webhooks at one address by their bodies", async () => {
  const webhook = await parseWebhook([adopted, renamed], post('{"newName":"Max"}'), open);

  // The name selects the type of the body.
  expect(webhook.name === "petRenamed" ? webhook.body.newName : webhook.body.id).toBe("Max");
  expectTypeOf(webhook.name).toEqualTypeOf<"petAdopted" | "petRenamed">();
});

test.each<[what: string, request: RequestParts, status: number, message: string]>([
  ["another method", { ...post("{}"), method: "put" }, 405, "its method must be `POST`, got `PUT`."],
  ["another media type", post("{}", "text/plain"), 415, "its media type must be `application/json`, got `text/plain`."],
  ["no media type", { headers: {}, body: "{}" }, 415, "its media type must be `application/json`, got nothing."],
  ["no body", post(""), 400, "its body is not JSON. The text is not JSON: it is empty."],
  [
    "half a body",
    post('{"id":'),
    400,
    "its body is not JSON. The text is not JSON: it ends too early, after 6 characters.",
  ],
  ["bytes that are not UTF-8", post(new Uint8Array([34, 255, 34])), 400, "its body is not UTF-8."],
  ["a list", post("[]"), 400, "`body` must be an object, got a list of 0."],
  ["no name", post('{"id":1}'), 400, "`body.name` must be a text, got nothing."],
  ["an id of 0", post('{"id":0,"name":"Rex"}'), 400, "`body.id` must be an integer from 1, got `0`."],
  ["a text as id", post('{"id":"1","name":"Rex"}'), 400, '`body.id` must be an integer from 1, got `"1"`.'],
])("rejects %s", async (_, request, status, message) => {
  const error = await rejectionOf(request);

  expect(error.message).toBe(`The request is not \`petAdopted\`: ${message}`);
  expect(error.status).toBe(status);
  expect(error.webhook).toBe("petAdopted");
});

test("reports the place of each violation, and the body that arrived", async () => {
  const { violations, body } = await rejectionOf(post('{"id":7300000000000000001,"name":5}'));

  expect(violations).toEqual([{ in: "body", path: ["name"], message: "`body.name` must be a text, got `5`." }]);
  expect(body).toEqual({ id: "7300000000000000001", name: 5 });
});

test("names the closest webhook", async () => {
  const request = post('{"id":1,"name":""}');
  const error: unknown = await parseWebhook([renamed, adopted], request, open).catch((reason: unknown) => reason);

  expect(error).toMatchObject({
    message:
      "The request is not `petRenamed | petAdopted`: `petRenamed` is the closest one, but `body.newName` must be a text, got nothing.",
  });
});

test("checks integers of any length as they were sent", async () => {
  const webhook: WebhookMetadata = {
    name: "counted",
    method: "POST",
    content: { "application/json": { schema: { type: "integer", multipleOf: 2, expected: "an even number" } } },
  };

  await expect(parseWebhook(webhook, post("123456789012345678901234567890"), open)).resolves.toMatchObject({
    body: "123456789012345678901234567890",
  });
  expect((await rejectionOf(post("123456789012345678901234567891"), webhook)).status).toBe(400);
});

test("returns text as text, other types as bytes, and nothing for an optional body", async () => {
  const webhook: WebhookMetadata<
    "note",
    WebhookBody<"text/plain", string> | WebhookBody<"image/*", Uint8Array> | WebhookBody<undefined, undefined>
  > = {
    name: "note",
    method: "POST",
    content: {
      "text/plain": { as: "text", schema: { type: "string", maxLength: 5, expected: "a short text" } },
      "image/*": { as: "bytes" },
    },
  };

  expect((await parseWebhook(webhook, post("Hello", "text/plain"), open)).body).toBe("Hello");
  expect((await parseWebhook(webhook, post(new Uint8Array([1, 2]), "image/png"), open)).body).toEqual(
    new Uint8Array([1, 2]),
  );
  expect(await parseWebhook(webhook, { headers: {}, body: "" }, open)).toEqual({
    name: "note",
    mediaType: undefined,
    body: undefined,
  });
  expect((await rejectionOf(post("Hello!", "text/plain"), webhook)).status).toBe(400);
});

test("checks headers, query parameters and cookies, which are text", async () => {
  const integer: SchemaCheck = { type: "integer", minimum: 1, expected: "an integer from 1" };
  const webhook: WebhookMetadata = {
    name: "ping",
    method: "POST",
    params: [
      { in: "header", name: "X-Attempt", required: true, schema: integer },
      { in: "query", name: "size", schema: integer },
      { in: "cookie", name: "kind", required: true, schema: { enum: ["a", "b"], expected: "`a` or `b`" } },
    ],
  };
  const headers = { "x-attempt": "2", cookie: "other=1; kind=b" };

  await expect(parseWebhook(webhook, { url: "/?size=3", headers, body: "" }, open)).resolves.toMatchObject({
    name: "ping",
  });
  expect(
    await rejectionOf({ url: "/?size=0", headers: { ...headers, cookie: "kind=c" }, body: "" }, webhook),
  ).toMatchObject({
    status: 400,
    message:
      'The request is not `ping`: `query.size` must be an integer from 1, got `"0"`. ' +
      '`cookie.kind` must be `a` or `b`, got `"c"`.',
    violations: [
      { in: "query", path: ["size"] },
      { in: "cookie", path: ["kind"] },
    ],
  });
  const { violations } = await rejectionOf({ headers: { cookie: "kind=a" }, body: "" }, webhook);
  expect(violations).toEqual([
    { in: "header", path: ["X-Attempt"], message: "`header.X-Attempt` must be an integer from 1, got nothing." },
  ]);
});

test("rejects a body that is nested deeper than the call stack", async () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

  expect((await rejectionOf(post(deep))).status).toBe(400);
});

test("verifies the bytes that arrived before it reads them", async () => {
  const texts: string[] = [];
  const verify = (accepted: boolean) => (request: { text: string; bytes: Uint8Array }) => {
    texts.push(request.text);
    return accepted && request.bytes.length === 3;
  };

  await expect(parseWebhook(adopted, post("\u{feff}"), { verify: verify(false) })).rejects.toMatchObject({
    status: 401,
  });
  await expect(parseWebhook(adopted, post("{ }"), { verify: verify(true) })).rejects.toMatchObject({ status: 400 });
  expect(texts).toEqual(["\u{feff}", "{ }"]);
});

test("rejects a request when the function that verifies it throws", async () => {
  const cause = new Error("No matching signature");
  const verify = (): never => {
    throw cause;
  };

  await expect(parseWebhook(adopted, post("{}"), { verify })).rejects.toMatchObject({
    message: "The request is not `petAdopted`: its sender was not verified.",
    status: 401,
    cause,
  });
});

test("throws a TypeError for a body that was parsed or read before, and without `verify`", async () => {
  const request = new Request("http://localhost", { method: "POST", body: "{}" });
  await request.text();

  // @ts-expect-error -- A parsed body.
  await expect(parseWebhook(adopted, { headers: {}, body: { id: 1 } }, open)).rejects.toThrow(
    "`body` must be the text or the bytes that arrived, got an object. Does a framework parse it first?",
  );
  await expect(parseWebhook(adopted, request, open)).rejects.toThrow(/^The body of the request has been read before\./);
  // @ts-expect-error -- No option.
  await expect(parseWebhook(adopted, post("{}"), {})).rejects.toThrow(TypeError);
});
