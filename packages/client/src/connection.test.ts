import { inspect } from "node:util";
import { expect, test } from "vitest";
import { ApiError } from "./api-error.js";
import { type ConnectOptions, createConnection } from "./connection.js";
import { InBandError } from "./in-band-error.js";
import { parseExact } from "@shortvideo-api/wire";
import type { OperationFacts } from "./operation-facts.js";
import { serializeBody } from "./serialize-body.js";
import { serializeParams } from "./serialize-params.js";
import { placeInCookie, placeInHeader, placeInQuery } from "./place-key.js";
import type { ServiceFacts } from "./service-facts.js";
import { UnexpectedAnswerError } from "./unexpected-answer-error.js";

const apiKey = "k-0123456789abcdef";
const baseUrl = "https://api.example/v1";
const facts: ServiceFacts = {
  credential: { place: placeInHeader, name: "x-key", prefix: "Bearer " },
  inBandFailure: { codes: ["error_code", "code"], success: 0, messages: ["reason", "data.hint"] },
};
const getPet: OperationFacts = {
  id: "pets.get",
  verb: "GET",
  path: "/pets/{petId}",
  serialize: serializeParams,
  params: { petId: { in: "path" }, tag: {}, "x-trace": { in: "header" }, c: { in: "cookie" } },
};
const jsonBody = { param: "body", mediaType: "application/json", serialize: serializeBody };
const createPet: OperationFacts = {
  id: "pets.create",
  verb: "POST",
  path: "/pets",
  serialize: serializeParams,
  body: jsonBody,
};
const parse = (text: string): unknown => parseExact(text, { fields: { id: { int64: true } } });
const rex = { petId: "7" };
const newPet = { body: { name: "Rex" } };

class PetNotFoundError extends ApiError {
  override readonly name = "PetNotFoundError";
}

interface Opening extends Partial<ConnectOptions> {
  serviceFacts?: ServiceFacts;
}

/** Opens a service that answers every request with `answer`, and keeps the last request. */
function open(
  answer: Response | ((request: Request, init: RequestInit) => Response | Promise<Response>),
  { serviceFacts = facts, ...options }: Opening = {},
) {
  let last: Request | undefined;
  const fetch = async (request: Request, init: RequestInit): Promise<Response> => {
    last = request;
    return typeof answer === "function" ? answer(request, init) : answer;
  };
  const connection = createConnection(
    { baseUrl, apiKey, fetch, ...options },
    { facts: serviceFacts, errorClasses: { 404: PetNotFoundError } },
  );
  return {
    connection,
    request: (): Request => {
      if (last === undefined) throw new Error("Nothing was sent.");
      return last;
    },
  };
}

/** The error that a call ends in. */
async function fail(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error("The call succeeded."),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

test("sends verb, path, query, headers, cookies and key, and gives the parsed answer", async () => {
  const { connection, request } = open(Response.json({ code: 0, name: "Rex" }), { headers: { "x-app": "tests" } });

  const answer = await connection.call(getPet, { ...rex, tag: ["a", "b"], "x-trace": 1, c: 2 });

  expect(answer).toEqual({ code: 0, name: "Rex" });
  expect([request().method, request().url]).toEqual(["GET", `${baseUrl}/pets/7?tag=a&tag=b`]);
  expect(Object.fromEntries(request().headers)).toEqual({
    accept: "application/json, */*;q=0.5",
    cookie: "c=2",
    "x-app": "tests",
    "x-key": `Bearer ${apiKey}`,
    "x-trace": "1",
  });
});

test("sends a body in its media type", async () => {
  const { connection, request } = open(Response.json({}));

  await connection.call(createPet, newPet);

  expect(request().headers.get("content-type")).toBe("application/json");
  expect(await request().text()).toBe('{"name":"Rex"}');
});

test("leaves the boundary of a form to fetch", async () => {
  const { connection, request } = open(Response.json({}));

  await connection.call({ ...createPet, body: { ...jsonBody, mediaType: "multipart/form-data" } }, newPet);

  expect(request().headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  expect((await request().formData()).get("name")).toBe("Rex");
});

test("sends a stream", async () => {
  const { connection, request } = open(Response.json({}));

  await connection.call(
    { ...createPet, body: { ...jsonBody, mediaType: "application/octet-stream" } },
    { body: new Blob(["bytes"]).stream() },
  );

  expect(request().headers.get("content-type")).toBe("application/octet-stream");
  expect(await request().text()).toBe("bytes");
});

test.each([
  ["in the query", placeInQuery, (request: Request) => new URL(request.url).searchParams.get("x-key")],
  ["as a cookie", placeInCookie, (request: Request) => request.headers.get("cookie")?.replace("x-key=", "")],
])("sends the key %s", async (_, place, read) => {
  const { connection, request } = open(Response.json({}), {
    serviceFacts: { credential: { place, name: "x-key" } },
  });

  await connection.call(getPet, rex);

  expect(read(request())).toBe(apiKey);
});

test("sends no key where there is none, or where the service takes none", async () => {
  const keyless = open(Response.json({}), { apiKey: undefined });
  const unguarded = open(Response.json({}), { serviceFacts: {} });

  await keyless.connection.call(getPet, rex);
  await unguarded.connection.call(getPet, rex);

  expect(keyless.request().headers.has("x-key")).toBe(false);
  expect([...unguarded.request().headers.values()].join()).not.toContain(apiKey);
});

test("refuses a key that no header can carry, without showing it", () => {
  expect(() => open(Response.json({}), { apiKey: "k-0123\n456789" })).toThrow(
    /^`apiKey` cannot stand in a header(?!.*0123)/,
  );
});

test("gives 64-bit numbers with all their digits", async () => {
  const { connection } = open(new Response('{"id":7300000000000000001}'));

  expect(await connection.call({ ...getPet, parse }, rex)).toEqual({
    id: "7300000000000000001",
  });
});

test("gives texts, bytes and nothing as the operation documents them", async () => {
  const text = { empty: () => "", parse: (found: string) => found };
  expect(await open(new Response("a,b")).connection.call({ ...getPet, ...text }, rex)).toBe("a,b");
  expect(await open(new Response("")).connection.call({ ...getPet, ...text }, rex)).toBe("");
  expect(
    await open(new Response(null, { status: 204 })).connection.call({ ...getPet, answer: "none" }, rex),
  ).toBeUndefined();
  expect(
    await open(new Response(null, { status: 204 })).connection.call({ ...getPet, mayBeEmpty: true }, rex),
  ).toBeUndefined();
  const bytes = await open(new Response("bytes")).connection.call<Blob>({ ...getPet, answer: "binary" }, rex);
  expect(await bytes.text()).toBe("bytes");
});

test("throws the class that stands for a documented failure", async () => {
  const answer = Response.json({ code: "pet_gone", reason: "No pet has this id." }, { status: 404 });
  answer.headers.set("retry-after", "3");
  answer.headers.set("set-cookie", "session=1");

  const error = await fail(open(answer).connection.call(getPet, rex));

  expect(error).toBeInstanceOf(PetNotFoundError);
  expect(error).toMatchObject({
    name: "PetNotFoundError",
    message: "pets.get was answered 404 pet_gone: No pet has this id.",
    operation: "pets.get",
    status: 404,
    code: "pet_gone",
    attempts: 1,
    retryable: false,
    retryAfter_ms: 3_000,
    body: { code: "pet_gone", reason: "No pet has this id." },
  });
  expect(error.headers.get("retry-after")).toBe("3");
  expect(error.headers.has("set-cookie")).toBe(false);
});

test.each([
  [
    new Response("<h1>Bad gateway</h1>", { status: 502 }),
    502,
    "<h1>Bad gateway</h1>",
    "pets.get was answered 502. Try again later.",
  ],
  [new Response(null, { status: 500 }), 500, undefined, "pets.get was answered 500. Try again later."],
  [Response.json({ code: 503 }, { status: 503 }), 503, { code: 503 }, "pets.get was answered 503. Try again later."],
])("throws an ApiError for a failure that no class stands for: %o", async (answer, status, body, message) => {
  const error = await fail(open(answer).connection.call(getPet, rex));

  expect(error.constructor).toBe(ApiError);
  expect([error.status, error.body, error.message]).toEqual([status, body, message]);
});

test.each([
  [{ code: 7, reason: "Closed." }, 7, "pets.get was answered 200 7: Closed."],
  [{ error_code: "x1", code: 0 }, "x1", "pets.get was answered 200 x1."],
  [{ code: 7, data: { hint: "Later." } }, 7, "pets.get was answered 200 7: Later."],
  [{ error_code: 0, code: 7 }, 7, "pets.get was answered 200 7."],
])("throws when a success says in its body that it is none: %o", async (body, code, message) => {
  const error = await fail(open(Response.json(body)).connection.call(getPet, rex));

  expect(error).toBeInstanceOf(InBandError);
  expect(error).toMatchObject({ name: "InBandError", status: 200, code, message, body });
});

test.each([[{ error_code: 0, code: 0 }], [{ code: "0" }], [{ code: null }], [{}], [[]], ["text"], [null]])(
  "takes a body for a success that does not deny it: %o",
  async (body) => {
    expect(await open(Response.json(body)).connection.call(getPet, rex)).toEqual(body);
  },
);

test.each([
  [new Response("<html>", { headers: { "content-type": "text/html" } }), 200, "with text/html that is not JSON"],
  [new Response('{"name":', { headers: { "content-type": "application/json" } }), 200, "that is not JSON"],
  [new Response(""), 200, "without a body"],
  [new Response(null, { status: 204 }), 204, "without a body"],
  [new Response(null, { status: 308, headers: { location: "https://other.example/" } }), 308, "with a redirect"],
])("throws for an answer that the operation does not document: %o", async (answer, status, finding) => {
  const error = await fail(open(answer).connection.call(getPet, rex));

  expect(error).toBeInstanceOf(UnexpectedAnswerError);
  expect(error.status).toBe(status);
  expect(error.message).toContain(`pets.get was answered ${status}`);
  expect(error.message).toContain(finding);
});

test("keeps the text that is not JSON", async () => {
  const error = await fail(open(new Response("<html>")).connection.call(getPet, rex));

  expect(error.body).toBe("<html>");
});

test("asks fetch not to follow redirects, which would take the key along", async () => {
  const { connection, request } = open(Response.json({}));

  await connection.call(getPet, rex);

  expect(request().redirect).toBe("manual");
});

test.each([
  ["a failure that quotes it", Response.json({ reason: `Key ${apiKey} is unknown.` }, { status: 401 })],
  ["a failure in the body", Response.json({ code: 1, reason: `Key ${apiKey} is unknown.` })],
  ["text that is not JSON", new Response(`<p>${apiKey}`)],
  ["a redirect", new Response(null, { status: 302, headers: { location: `https://b.example/?key=${apiKey}` } })],
])("shows the key nowhere: %s", async (_, answer) => {
  const error = await fail(open(answer).connection.call(getPet, rex));

  const shown = [
    inspect(error, { depth: Infinity, showHidden: true }),
    JSON.stringify(error),
    JSON.stringify([...error.headers]),
    error.stack,
  ].join("\n");
  expect(shown).not.toContain(apiKey);
  expect(shown).not.toContain("api.example");
});

test("shows no key that came from a file with a line break at its end", async () => {
  const { connection, request } = open(Response.json({ reason: `Key ${apiKey} is unknown.` }, { status: 401 }), {
    apiKey: `${apiKey}\n`,
  });

  const error = await fail(connection.call(getPet, rex));

  expect(request().headers.get("x-key")).toBe(`Bearer ${apiKey}`);
  expect(error.message).toBe(
    "pets.get was answered 401: Key [redacted] is unknown. Does `baseUrl` lead to the service itself?",
  );
});

test("shows the key in no client", async () => {
  const { connection } = open(Response.json({}));

  expect(inspect(connection, { depth: Infinity, showHidden: true })).not.toContain(apiKey);
  expect(JSON.stringify(connection)).not.toContain(apiKey);
});

test("rejects with the reason of an abort, before it sends and while it waits", async () => {
  const reason = new Error("enough");
  const controller = new AbortController();
  const waiting = open(
    (_, { signal }) => new Promise((__, reject) => signal?.addEventListener("abort", () => reject(new Error("other")))),
  );

  const call = waiting.connection.call(getPet, rex, { signal: controller.signal });
  controller.abort(reason);

  await expect(call).rejects.toBe(reason);
  await expect(
    open(() => expect.fail("sent")).connection.call(getPet, rex, { signal: controller.signal }),
  ).rejects.toBe(reason);
});

test("takes the global fetch of the moment", async () => {
  const { fetch } = globalThis;
  const { connection } = open(Response.json({}), { fetch: undefined });
  try {
    globalThis.fetch = async () => Response.json({ late: true });

    expect(await connection.call(getPet, rex)).toEqual({ late: true });
  } finally {
    globalThis.fetch = fetch;
  }
});
