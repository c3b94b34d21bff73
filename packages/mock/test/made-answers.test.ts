// Answers that are made up are answers all the same: successes, and pages that lead on.

import { fileURLToPath } from "node:url";
import { parseExact } from "@shortvideo-api/wire";
import { operations as fixtures } from "@shortvideo-api/fixtures";
import { afterEach, expect, test } from "vitest";
import { readAt } from "../src/answer/places.js";
import { createBodyJudge } from "../src/contract/body-judge.js";
import { loadDocument } from "../src/contract/load-document.js";
import type { Operation } from "../src/contract/operation.js";
import { readOperations } from "../src/contract/read-operations.js";
import { type Mock, startMock } from "../src/index.js";
import { service } from "../src/service.js";

const { document } = await loadDocument(service.spec);
const judge = createBodyJudge(document);
const operations = readOperations(document);

let mock: Mock;
afterEach(() => mock.stop());

async function ask({ id, path, responses }: Operation, words: string, query: object = {}): Promise<unknown> {
  const known = Object.entries<{ request: object }>(fixtures).find(([key]) => key === id)?.[1].request;
  const given = Object.entries({ ...known, ...query }).map(([name, value]) => [name, String(value)]);
  const response = await fetch(`${mock.url}${path}?${new URLSearchParams(given).toString()}`, {
    headers: { "x-gateway-key": "any", prefer: words },
  });
  expect(response.headers.get("x-mock-problem")).toBeNull();
  return parseExact(await response.text(), responses.get("200")?.exact);
}

function listNumbers(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listNumbers) : [];
}

const sources = [
  ["factories", {}],
  ["the schemas alone", { spec: service.spec, fixtures: {} }],
] as const;

test.each(sources)(
  "are successes within the document, of plausible numbers, where they come from %s",
  async (_, source) => {
    mock = await startMock(source);
    for (const operation of operations) {
      for (const words of ["dynamic=true", "dynamic=true, seed=5"]) {
        const body = await ask(operation, words);
        const codes = ["status_code", "statusCode", "code"].map((name) => readAt(body, name));

        expect([operation.id, judge.findFault(operation, 200, body)]).toEqual([operation.id, undefined]);
        expect(codes.filter((code) => code !== undefined && code !== 0)).toEqual([]);
        // Loudness is below zero, as the document's own examples are.
        expect([operation.id, listNumbers(body).filter((number) => number < -100)]).toEqual([operation.id, []]);
        expect(JSON.stringify(body)).not.toContain("x-provenance");
      }
    }
  },
);

test.each(sources)("lead from page to page to an end, where they come from %s", async (_, source) => {
  mock = await startMock(source);
  for (const operation of operations) {
    const { style, param, next = "", hasMore = "", items } = operation.pagination ?? {};
    if (param === undefined) continue;
    const counts: number[] = [];
    for (let position: unknown; counts.length < 10;) {
      const query = position === undefined ? {} : { [param]: position };
      const page = await ask(operation, "dynamic=true", query);
      const found = readAt(page, items ?? "");
      counts.push(Array.isArray(found) ? found.length : 0);
      if (!readAt(page, hasMore)) break;
      position =
        style === "cursor"
          ? readAt(page, next)
          : style === "page"
            ? counts.length + 1
            : counts.reduce((sum, count) => sum + count);
    }

    expect([operation.id, counts.length]).toEqual([operation.id, 3]);
  }
});

const library = fileURLToPath(new URL("library.yaml", import.meta.url));

test("are of the document where it has no fixtures", async () => {
  mock = await startMock({ spec: library, fixtures: {} });
  const call = () => fetch(`${mock.url}/books?count=2`, { headers: { "x-reader-key": "any", prefer: "dynamic=true" } });
  const [one, other] = [await (await call()).text(), await (await call()).text()];

  expect(one).toBe(other);
  expect(JSON.parse(one)).toMatchObject({ hasMore: true, next: expect.any(Number) });
});
