// The results of calls for the responses of a service: data, or an error of the right class.

import { expect, test } from "vitest";
import type { Layer } from "../../src/call/metadata.js";
import { ApiError, InBandError, UnexpectedResponseError } from "../../src/errors/api-error.js";
import { successCodes } from "../../src/layers/success-codes.js";
import { fail, getPet, open, plainMetadata, PetNotFoundError, rex } from "../open-pets.js";

test("throws the class of a documented failure", async () => {
  const response = Response.json({ code: "pet_gone", reason: "No pet has this id." }, { status: 404 });
  response.headers.set("retry-after", "3");
  response.headers.set("set-cookie", "session=1");

  const error = await fail(open(response).connection.call(getPet, rex));

  expect(error).toBeInstanceOf(PetNotFoundError);
  expect(error).toMatchObject({
    name: "PetNotFoundError",
    message: "pets.get returned 404 with code pet_gone: No pet has this id.",
    operation: "pets.get",
    status: 404,
    code: "pet_gone",
    attempts: 1,
    retryable: false,
    retryAfterMs: 3_000,
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
    "pets.get returned 502. Try again later.",
  ],
  [new Response(null, { status: 500 }), 500, undefined, "pets.get returned 500. Try again later."],
  [Response.json({ code: 503 }, { status: 503 }), 503, { code: 503 }, "pets.get returned 503. Try again later."],
])("throws an ApiError for a failure without a class: %o", async (response, status, body, message) => {
  const error = await fail(open(response).connection.call(getPet, rex));

  expect(error.constructor).toBe(ApiError);
  expect([error.status, error.body, error.message]).toEqual([status, body, message]);
});

test.each([
  [{ code: 7, reason: "Closed." }, 7, "pets.get returned 200 with code 7: Closed."],
  [{ error_code: "x1", code: 0 }, "x1", "pets.get returned 200 with code x1."],
  [{ code: 7, data: { hint: "Later." } }, 7, "pets.get returned 200 with code 7: Later."],
  [{ error_code: 0, code: 7 }, 7, "pets.get returned 200 with code 7."],
])("throws when the body of a success says that the call failed: %o", async (body, code, message) => {
  const error = await fail(open(Response.json(body)).connection.call(getPet, rex));

  expect(error).toBeInstanceOf(InBandError);
  expect(error).toMatchObject({ name: "InBandError", status: 200, code, message, body });
});

test.each([
  [{ error_code: 0, code: 0 }],
  [{ code: "0" }],
  [{ code: null }],
  [{ code: true }],
  [{ code: false }],
  [{}],
  [[]],
  ["text"],
  [null],
])("returns a body without a code of failure: %o", async (body) => {
  expect(await open(Response.json(body)).connection.call(getPet, rex)).toEqual(body);
});

const metadataWithCodes = { ...plainMetadata, codes: ["code"], success: [0, 200, "OK", "00000"], messages: ["reason"] };

test.each([0, "0", 200, "200", " 200 ", "OK", "ok", "Ok", "00000", "", null, true])(
  "treats a code that the document lists, or no code, as success: %j",
  async (code) => {
    const { connection } = open(Response.json({ code }), { serviceMetadata: metadataWithCodes });

    expect(await connection.call(getPet, rex)).toEqual({ code });
  },
);

test.each([
  [true, false],
  [false, true],
])("treats %j as success if the document lists it, and %j as failure", async (success, failure) => {
  const serviceMetadata = { ...metadataWithCodes, success: [success] };
  const call = (body: object): Promise<unknown> =>
    open(Response.json(body), { serviceMetadata }).connection.call(getPet, rex);

  expect(await call({ code: success })).toEqual({ code: success });
  expect(await call({ code: null })).toEqual({ code: null });
  expect(await fail(call({ code: failure, reason: "Gone." }))).toMatchObject({
    name: "InBandError",
    code: String(failure),
    message: expect.stringContaining("Gone."),
  });
});

test.each([1, 2000, "00", "000000", "OKAY", "not ok", "error"])(
  "treats a code that the document does not list as failure: %j",
  async (code) => {
    const { connection } = open(Response.json({ code, name: "Rex" }), { serviceMetadata: metadataWithCodes });

    expect(await fail(connection.call(getPet, rex))).toMatchObject({ name: "InBandError", code });
  },
);

function callWith(code: unknown, layers: Layer[]): Promise<unknown> {
  return open(Response.json({ code, error_code: "ok" }), { layers }).connection.call(getPet, rex);
}

test("uses the caller's codes of success in place of the document's", async () => {
  expect(await callWith(200, [successCodes([0, 200, "OK"])])).toEqual({ code: 200, error_code: "ok" });
  expect(await fail(callWith(7, [successCodes([0, 200, "OK"])]))).toMatchObject({ name: "InBandError", code: 7 });
  expect(await fail(callWith(0, [successCodes(["OK"])]))).toMatchObject({ name: "InBandError", code: 0 });
  expect(await fail(callWith(0, []))).toMatchObject({ name: "InBandError", code: "ok" });
});

test.each(["200", "{}", "null", "[]", "[true]", "[[0]]"])("rejects %s as codes of success", (written) => {
  expect(() => successCodes(JSON.parse(written))).toThrow("`successCodes` must be a list of numbers and texts");
});

test.each([
  [new Response("<html>", { headers: { "content-type": "text/html" } }), 200, "with text/html that is not JSON"],
  [new Response('{"name":', { headers: { "content-type": "application/json" } }), 200, "that is not JSON"],
  [new Response(""), 200, "without a body"],
  [new Response(null, { status: 204 }), 204, "without a body"],
  [new Response(null, { status: 308, headers: { location: "https://other.example/" } }), 308, "with a redirect"],
])("throws for a response that the operation does not document: %o", async (response, status, finding) => {
  const error = await fail(open(response).connection.call(getPet, rex));

  expect(error).toBeInstanceOf(UnexpectedResponseError);
  expect(error.status).toBe(status);
  expect(error.message).toContain(`pets.get returned ${status}`);
  expect(error.message).toContain(finding);
});

test("returns text that is not JSON as the `body` of the error", async () => {
  const error = await fail(open(new Response("<html>")).connection.call(getPet, rex));

  expect(error.body).toBe("<html>");
});
