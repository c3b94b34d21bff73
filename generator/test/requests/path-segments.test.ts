import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  chooseOperation,
  createReadOptions,
  createRouter,
  loadDocument,
  readServedOperations,
} from "@shortvideo-api/mock/requests";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { openDocument } from "../on-the-wire/open-scenario.ts";

// The law of paths with several names in one segment: the mock reads the values that the client was given, whatever they contain.

const folder = mkdtempSync(join(tmpdir(), "segments-"));
afterAll(() => rmSync(folder, { recursive: true }));

const segments = ["{a}-{b}", "{a}.{b}", "{a}:{b}", "{a}_{b}", "{a}--{b}", "x{a}-to-{b}y", "{a}-{b}.{c}", "({a},{b})"];

test("the mock reads the values that the client writes into one segment of a path", async () => {
  const spec = join(folder, "openapi.json");
  writeFileSync(spec, JSON.stringify(toDocument()));
  const { openClient } = await openDocument("segments", spec);
  const source = await loadDocument(spec);
  const router = createRouter(readServedOperations(source.document, createReadOptions(source)));
  let sent = "";
  const call = openClient({
    baseUrl: "http://mock.example",
    fetch: async (input: RequestInfo, init?: RequestInit) => {
      sent = new URL(new Request(input, init).url).pathname;
      return Response.json({});
    },
  });
  const someText = fc.stringMatching(/^[-a.:_,()t0%~! é]{1,6}$/).filter((text) => !/^\.{1,2}$/.test(text));
  await fc.assert(
    fc.asyncProperty(fc.nat(segments.length - 1), someText, someText, someText, async (index, a, b, c) => {
      const given = segments[index]?.includes("{c}") ? { a, b, c } : { a, b };
      await call(`ops.op${index}`, given);
      const routes = router.find(sent.slice(1).split("/").map(decodeURIComponent));

      expect({ ...chooseOperation(routes, "GET", undefined, sent)?.pathValues }).toEqual(given);
    }),
    { numRuns: 500 },
  );
});

function toDocument(): object {
  const paths = segments.map((segment, index) => {
    const parameters = [...segment.matchAll(/\{(\w)\}/g)].map(([, name]) => {
      return { name, in: "path", required: true, schema: { type: "string" } };
    });
    const responses = {
      200: { description: "Done.", content: { "application/json": { schema: { type: "object" } } } },
    };
    return [`/${index}/${segment}`, { get: { operationId: `ops.op${index}`, tags: ["ops"], parameters, responses } }];
  });
  return {
    openapi: "3.1.0",
    info: { title: "Segments", version: "1.0.0" },
    servers: [{ url: "http://mock.example" }],
    tags: [{ name: "ops", description: "All." }],
    paths: Object.fromEntries(paths),
  };
}
