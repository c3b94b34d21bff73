// Documents with success codes other than 0: numbers and words.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startMock } from "@shortvideo-api/mock";
import { readInBandFailure } from "../src/verify/compare/compare-response.js";

type Success = number | string | (number | string)[];

/** Starts a mock of a document that declares these codes of successes. The field `code` of its response has the given schema. */
async function start(success: Success, code: object) {
  const folder = await mkdtemp(join(tmpdir(), "success-"));
  const schema = { type: "object", required: ["code"], properties: { code, message: { type: "string" } } };
  const content = { "application/json": { schema } };
  const responses = { 200: { description: "One.", content }, 400: { description: "Wrong." } };
  const spec = join(folder, "api.json");
  const declared = { codes: ["code"], success, messages: ["message"] };
  const paths = { "/parcel": { get: { operationId: "parcels.get", responses } } };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", "x-in-band-failure": declared, paths }));
  const mock = await startMock({ spec });
  onTestFinished(async () => {
    await mock.stop();
    await rm(folder, { recursive: true });
  });
  return {
    declared,
    get: async (prefer: string) => (await fetch(`${mock.url}/parcel`, { headers: { prefer } })).json(),
  };
}

test.each<[string, Success, object]>([
  ["a number", 0, { type: "integer" }],
  ["another number", 200, { type: "integer" }],
  ["numbers", [200, 0], { type: "integer" }],
  ["a word", "OK", { type: "string", minLength: 1 }],
  ["a word in a list", [0, "SUCCESS"], { type: "string", minLength: 1 }],
  ["a number in a field of type string", 0, { type: "string", minLength: 1 }],
])("returns success and failure codes as the document declares them: %s", async (_, success, code) => {
  const { declared, get } = await start(success, code);

  for (const seed of [1, 2, 3]) expect(readInBandFailure(declared, await get(`seed=${seed}`))).toBeUndefined();
  expect(readInBandFailure(declared, await get("scenario=in-band-failure"))).toMatch(/^`code` /);
});

const declared = { codes: ["status_code", "result.code"], success: [0, "OK"], messages: ["message"] };

test.each([
  [{}, undefined],
  [{ status_code: 0 }, undefined],
  [{ status_code: "0" }, undefined],
  [{ status_code: "ok" }, undefined],
  [{ status_code: "" }, undefined],
  [{ status_code: null }, undefined],
  [{ status_code: true }, undefined],
  [{ status_code: 4 }, "`status_code` 4"],
  [{ status_code: "00" }, "`status_code` 00"],
  [{ status_code: "Denied" }, "`status_code` Denied"],
  [{ status_code: 0, result: { code: 7 } }, "`result.code` 7"],
])("detects the same failure codes as the client: %j", (body, failure) => {
  expect(readInBandFailure(declared, body)).toBe(failure);
});
