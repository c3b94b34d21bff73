import { createHmac, timingSafeEqual } from "node:crypto";
import { expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { type ArrivedRequest, startEcho } from "./start-echo.ts";

// A service sends webhooks to a server, which parses them with the generated client.

const { compile, pick } = await openScenario("webhooks");
const server = await startEcho();

const parseWebhook = pick("parseWebhook");
const verifyCredentials = pick("verifyCredentials");
const pet = '{"id":7300000000000000001,"name":"Rex"}';
const adoption = `{"kind":"adopted","pet":${pet},"adoptedAt":"2026-11-01T10:00:00Z"}`;

/** Responds to each request with the webhook that the client parses, or with the message of its error. */
function receiveBy(webhooks: unknown, verify: unknown): void {
  server.respondBy(async ({ method, target, headers, body }: ArrivedRequest, response) => {
    const parsed = parseWebhook(webhooks, { method, url: target, headers, body }, { verify });
    const [status, content] = await parsed.then(
      (webhook: unknown) => [200, webhook],
      (error: { status: number; message: string }) => [error.status, { message: error.message }],
    );
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
  });
}

/** Signs a text as the service does. */
function sign(text: string): Buffer {
  return createHmac("sha256", "secret").update(text).digest();
}

/** Returns the options of a request with a media type. */
function withMediaType(type: string): RequestInit {
  return { headers: { "content-type": type } };
}

async function send(body: string | undefined, init: RequestInit = {}, target = "/"): Promise<[number, unknown]> {
  const headers = { "content-type": "application/json", ...Object(init.headers) };
  const response = await fetch(server.url + target, { method: "POST", ...init, headers, body: body ?? null });
  return [response.status, await response.json()];
}

test("receives a webhook with its key, and every digit of its id", async () => {
  const webhook = pick("petAdoptedWebhook");
  const sender = { username: "shelter", password: "p-0123456789" };
  receiveBy(webhook, verifyCredentials(webhook, { hookKey: "k-0123456789", sender }));
  const received = {
    name: "petAdopted",
    mediaType: "application/json",
    body: { kind: "adopted", pet: { id: "7300000000000000001", name: "Rex" }, adoptedAt: "2026-11-01T10:00:00Z" },
  };

  expect(await send(adoption, { headers: { "x-hook-key": "k-0123456789" } })).toEqual([200, received]);
  const authorization = `Basic ${btoa("shelter:p-0123456789")}`;
  expect(await send(adoption, { headers: { authorization } })).toEqual([200, received]);
  const rejected = [401, { message: "The request is not `petAdopted`: its sender was not verified." }];
  expect(await send(adoption)).toEqual(rejected);
  expect(await send(adoption, { headers: { "x-hook-key": "k-0123456788" } })).toEqual(rejected);
  expect(await send("{}", { headers: { "x-hook-key": "guess" } })).toEqual(rejected);
});

test("receives a signed webhook if a function of the receiver verifies its signature", async () => {
  receiveBy(pick("petAdoptedWebhook"), ({ text, headers }: { text: string; headers: Headers }) =>
    timingSafeEqual(sign(text), Buffer.from(headers.get("x-signature") ?? "", "hex")),
  );
  const signature = sign(adoption).toString("hex");

  expect((await send(adoption, { headers: { "x-signature": signature } }))[0]).toBe(200);
  expect((await send(adoption.replace("Rex", "Max"), { headers: { "x-signature": signature } }))[0]).toBe(401);
  expect((await send(adoption))[0]).toBe(401);
});

test("compares the credentials of one alternative: a key in the query, and one in a header", async () => {
  const webhook = pick("signedWebhook");
  receiveBy(webhook, verifyCredentials(webhook, { token: "t&1", hookKey: "k-1" }));

  expect((await send("[]", { headers: { "x-hook-key": "k-1" } }, "/hook?token=t%261"))[0]).toBe(200);
  expect((await send("[]", { headers: { "x-hook-key": "k-1" } }, "/hook?token=t"))[0]).toBe(401);
  expect((await send("[]", {}, "/hook?token=t%261"))[0]).toBe(401);
});

test.each<[what: string, body: string | undefined, init: RequestInit, status: number, message: string]>([
  ["a body without the read-only id", adoption.replace(/"id":\d+,/, ""), {}, 400, "`body.pet.id` must be"],
  ["another kind", adoption.replace('"adopted"', '"removed"'), {}, 400, "`body.kind` must be `adopted`"],
  ["half a body", adoption.slice(0, 20), {}, 400, "its body is not JSON."],
  ["another method", adoption, { method: "PUT" }, 405, "its method must be `POST`, got `PUT`."],
  ["text", "Rex", { headers: { "content-type": "text/plain" } }, 415, "its media type must be `application/json`"],
])("rejects %s", async (_, body, init, status, message) => {
  receiveBy(pick("petAdoptedWebhook"), false);

  expect(await send(body, init)).toEqual([status, { message: expect.stringContaining(message) }]);
});

test("receives several webhooks at one address", async () => {
  receiveBy([pick("petAdoptedWebhook"), pick("petRemovedPostWebhook"), pick("petRemovedDeleteWebhook")], false);

  expect((await send(adoption))[1]).toMatchObject({ name: "petAdopted" });
  expect((await send('{"kind":"removed","petId":9007199254740993}'))[1]).toEqual({
    name: "pet.removed.post",
    mediaType: "application/json",
    body: { kind: "removed", petId: "9007199254740993" },
  });
  expect((await send(undefined, { method: "DELETE" }))[1]).toEqual({ name: "pet.removed.delete" });
  expect(await send('{"kind":"removed","petId":0}')).toEqual([
    400,
    {
      message:
        "The request is not `petAdopted | pet.removed.post | pet.removed.delete`: `pet.removed.post` is the closest one, but " +
        "`body.petId` must be a 64-bit integer of at least 1, got `0`.",
    },
  ]);
});

test("receives the media types of a webhook", async () => {
  receiveBy(pick("noteSentWebhook"), false);

  const sent = (body: string | undefined, init: RequestInit = {}): ReturnType<typeof send> =>
    send(body, init, "/?kind=short");

  expect((await sent('{"text":"Hi","at":9007199254740993}'))[1]).toMatchObject({ body: { at: "9007199254740993" } });
  expect((await sent("Hello", withMediaType("text/plain; charset=utf-8")))[1]).toMatchObject({ body: "Hello" });
  expect((await sent("Hello, hello", withMediaType("text/plain")))[0]).toBe(400);
  expect((await sent("text=Hi", withMediaType("application/x-www-form-urlencoded")))[1]).toMatchObject({
    body: "text=Hi",
  });
  expect((await sent("png", withMediaType("image/png")))[1]).toMatchObject({ mediaType: "image/*", body: { 0: 112 } });
  expect((await sent(undefined))[1]).toEqual({ name: "noteSent" });
  expect((await send(undefined, {}, "/?kind=short&again="))[1]).toEqual({ name: "noteSent" });
  expect((await send(undefined, {}, "/?kind=short&again=perhaps"))[0]).toBe(400);
  expect(await send("Hello", { headers: { "content-type": "text/plain", "x-attempt": "0" } }, "/?kind=huge")).toEqual([
    400,
    {
      message:
        'The request is not `noteSent`: `header.X-Attempt` must be an integer of at least 1, got `"0"`. ' +
        '`query.kind` must be one of `short`, `long`, got `"huge"`.',
    },
  ]);
});

test("receives callbacks of an operation", async () => {
  receiveBy([pick("petsCreateFoundCallback"), pick("petsCreateMovedLostAtCallback")], false);

  expect((await send(`[${pet}]`, { method: "PUT" }))[1]).toMatchObject({ name: "pets.create.found" });
  expect((await send(pet))[1]).toMatchObject({ name: "pets.create.moved.lostAt", body: { id: "7300000000000000001" } });
});

test("types the body by the name of the webhook and by the media type", async () => {
  const program = `
    import {
      noteSentWebhook, parseWebhook, petAdoptedWebhook, petRemovedPostWebhook, type Adoption, verifyCredentials, type webhooks,
    } from "./index.js";
    export async function receive(request: Request): Promise<Adoption | string | undefined> {
      const verify = verifyCredentials(petAdoptedWebhook, { hookKey: "k-0123456789" });
      const webhook = await parseWebhook([petAdoptedWebhook, petRemovedPostWebhook], request, { verify });
      if (webhook.name === "petAdopted") return webhook.body;
      const note = await parseWebhook(noteSentWebhook, request, { verify: false });
      if (note.mediaType === "application/json") return note.body.text;
      if (note.mediaType === "text/plain") return note.body;
      // @ts-expect-error -- There is no such scheme.
      verifyCredentials(petAdoptedWebhook, { other: "k-0123456789" });
      // @ts-expect-error -- The receiver says how it verifies the sender.
      await parseWebhook(noteSentWebhook, request, {});
      return webhook.body.petId;
    }
    export const note: webhooks["petAdopted"]["post"]["responses"][200]["content"]["application/json"] = { text: "Noted." };
  `;

  expect(await compile(program)).toBe("");
});
