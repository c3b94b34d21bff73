import { fileURLToPath } from "node:url";
import { operations } from "@shortvideo-api/fixtures";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadDocument, readServedOperations } from "@shortvideo-api/mock/requests";
import { createValidators } from "../../src/verify/compare/create-validators.js";
import { compareResponse } from "../../src/verify/compare/compare-response.js";
import { createRedactor } from "../../src/verify/record/create-redactor.js";
import { type Verification, verifyService } from "../../src/verify/verify-service.js";
import { type DeviatingService, startDeviatingService } from "./start-deviating-service.js";

const spec = fileURLToPath(new URL("shop.yaml", import.meta.url));

async function readShop() {
  const { document } = await loadDocument(spec);
  const operation = readServedOperations(document).find(({ id }) => id === "orders.get");
  if (!operation) throw new Error("The shop has no orders.get.");
  return { operation, validators: createValidators(document) };
}

/** Creates a function that redacts a response of `orders.get`. */
async function createRecorder(): Promise<(text: string) => string> {
  const { operation, validators } = await readShop();
  return (text) => {
    const response = {
      status: 200,
      contentType: "application/json",
      headers: new Headers(),
      text,
      encoding: "utf-8" as const,
    };
    const { body, visits } = compareResponse(validators, operation, response);
    return body ? createRedactor(validators)(body, visits) : "";
  };
}

function listTexts(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (typeof node !== "object" || node === null) return [];
  return Object.values(node).flatMap(listTexts);
}

describe("a recorded sample", () => {
  test("keeps types, lengths, formats, listed values and small numbers, and no other text", async () => {
    const record = await createRecorder();
    const order = {
      id: "ID",
      id_str: "7301234567890123457",
      customer: "c-204",
      country: "NO",
      status: "paid",
      paid: true,
      note: null,
      amount: 12.5,
      ordered_at: 1_760_000_123,
      day: "2026-01-31",
      extra: '{"gift":true,"wrap":2,"card":"For Ada"}',
      buyer: { name: "Ada Falk", avatar: "https://cdn.example.net/ada-falk/me.png?sig=abc" },
      tags: { "ada falk": "red" },
    };
    const text = JSON.stringify({ code: 0, data: order }).replace('"ID"', "7301234567890123457");
    const recorded = record(text);
    const sample = JSON.parse(recorded).data;
    expect(recorded).not.toMatch(/ada|falk|204|7301234567890123457|sig=/i);
    expect(recorded).toMatch(/"id": 1\d{18},/);
    expect(sample).toMatchObject({ status: "paid", paid: true, note: null, amount: 12.5, ordered_at: 1_759_968_000 });
    expect(sample.id_str).toMatch(/^\d{19}$/);
    expect(sample.country).toMatch(/^(?!NO)[A-Z]{2}$/);
    expect(sample.day).toMatch(/^2026-\d\d-\d\d$/);
    expect(sample.buyer.avatar).toMatch(/^https:\/\/example\.com\/\d+\.png$/);
    expect(sample.buyer.name).toHaveLength("Ada Falk".length);
    expect(JSON.parse(sample.extra)).toMatchObject({ gift: true, wrap: 2 });
  });

  test("replaces the same value by the same stand-in, also a number and its text", async () => {
    const record = await createRecorder();
    const digits = "7301234567890123457";
    const recorded = record(`{"code":0,"data":{"id":${digits},"id_str":"${digits}","customer":"Ada","seen":"Ada"}}`);
    const [, id] = /"id": (\d+)/.exec(recorded) ?? [];
    const { data } = JSON.parse(recorded);
    expect(data.id_str).toBe(id);
    expect(data.customer).toBe(data.seen);
  });

  test("contains no text of any response, except values that the document lists", async () => {
    const record = await createRecorder();
    const names = fc.oneof(fc.constantFrom("id", "id_str", "customer", "note", "buyer", "tags", "extra"), fc.string());
    const values = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.emailAddress(),
      fc.uuid(),
      fc.jsonValue(),
      fc.bigInt().map(String),
    );
    const orders = fc.dictionary(names, values, { noNullPrototype: true });
    fc.assert(
      fc.property(orders, (order) => {
        const recorded = new Set(listTexts(JSON.parse(record(JSON.stringify({ code: 0, data: order })))));
        const survivors = listTexts(order).filter((text) => !/^\d?$/.test(text) && recorded.has(text));
        expect(survivors).toEqual([]);
      }),
    );
  });

  test("contains no text of JSON in texts, of keys in maps, or of undocumented fields", async () => {
    const record = await createRecorder();
    const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }).map((text) => `${text}¤`);
    const map = fc.dictionary(word, word, { noNullPrototype: true });
    fc.assert(
      fc.property(map, word, (hidden, text) => {
        const order = { extra: JSON.stringify({ card: text, more: hidden }), tags: hidden, log_pb: { hidden, text } };
        expect(record(JSON.stringify({ code: 0, data: order }))).not.toContain("¤");
      }),
    );
  });
});

describe("samples of the short-video service", () => {
  let service: DeviatingService;
  let verification: Verification;

  beforeAll(async () => {
    service = await startDeviatingService((response) => response);
    verification = await verifyService({ baseUrl: service.url, key: "secret", perSecond: 10_000, record: true });
  });

  afterAll(() => service.stop());

  test("are one per operation and status, named after both", () => {
    const names = Object.keys(operations).map((id) => `${id}.200.json`);
    expect([...verification.samples.keys()].toSorted()).toEqual(
      names.filter((name) => verification.samples.has(name)).toSorted(),
    );
    expect(verification.samples.size).toBeGreaterThan(20);
  });

  test("conform to the document if the responses do", async () => {
    const { document } = await loadDocument(fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml")));
    const validators = createValidators(document);
    for (const operation of readServedOperations(document)) {
      const text = verification.samples.get(`${operation.id}.200.json`);
      if (text === undefined) continue;
      const response = {
        status: 200,
        contentType: "application/json",
        headers: new Headers(),
        text,
        encoding: "utf-8" as const,
      };
      const { differences } = compareResponse(validators, operation, response);
      expect({ operation: operation.id, differences }).toEqual({ operation: operation.id, differences: [] });
    }
  });

  test("contain no name, text or address of the responses", () => {
    const all = [...verification.samples.values()].join("\n");
    for (const word of [
      "tomas_bakes",
      "Tomas Bakes",
      "shortvideo-cdn",
      "Which trail",
      "7301245789012345678",
      "lina.harbor",
    ]) {
      expect(all).not.toContain(word);
    }
  });
});
