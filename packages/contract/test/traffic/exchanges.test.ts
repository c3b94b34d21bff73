import * as fc from "fast-check";
import { fileURLToPath } from "node:url";
import { type MockOptions, startMock } from "@shortvideo-api/mock";
import { createReadOptions, loadDocument, readServedOperations, serviceDocument } from "@shortvideo-api/mock/requests";
import { credentialForms } from "@shortvideo-api/document";
import { describe, expect, test } from "vitest";
import { makeRequests } from "../../../mock/bench/make-requests.js";
import { inCI, oneOf } from "../../../../scripts/in-ci.js";
import { startProxy } from "../../src/traffic/start-proxy.js";

function toPath(name: string): string {
  return fileURLToPath(new URL(`../../../mock/test/${name}`, import.meta.url));
}

/** Makes valid requests to all operations of a document. */
async function listRequests(spec: string) {
  const source = await loadDocument(spec);
  return makeRequests(readServedOperations(source.document, createReadOptions(source))).map((made) => {
    const keys = (place: string) =>
      made.credentials
        .filter((credential) => credential.in === place)
        .map(({ form, name, prefix }) => [name, prefix + credentialForms[form].written] as const);
    const cookies = [...made.cookies, ...keys("cookie")].map(([name, value]) => `${name}=${value}`).join("; ");
    const search = new URLSearchParams([...made.query, ...keys("query")].map(([name, value]) => [name, value]));
    return {
      method: made.method,
      target: encodeURI(made.path) + (search.size === 0 ? "" : `?${search}`),
      headers: [
        ...made.headers,
        ...keys("header"),
        ...(cookies === "" ? [] : [["cookie", cookies] as const]),
        ...(made.body ? [["content-type", made.body.mediaType] as const] : []),
      ],
      ...(made.body && { body: made.body.text }),
    };
  });
}

const preferences = ["", "dynamic=true, seed=3", "scenario=in-band-failure", "scenario=empty-list", "code=429"];

describe.each(oneOf(3, ["", "library.yaml", "responses/streams.yaml"]))("with the document %j", (name) => {
  const options: MockOptions = name === "" ? {} : { spec: toPath(name) };

  test("everything that the mock returns through a proxy is clean", async () => {
    const mock = await startMock(options);
    const proxy = await startProxy({ upstream: mock.url, spec: options.spec });
    const requests = await listRequests(options.spec ?? serviceDocument);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...requests), fc.constantFrom(...preferences), async (request, prefer) => {
        const headers = [...request.headers, ["prefer", prefer] as const].map(([each, value]): [string, string] => [
          each,
          value,
        ]);
        const sent = { method: request.method, headers, ...(request.body !== undefined && { body: request.body }) };
        const direct = await fetch(mock.url + request.target, sent);
        // Some operations cannot play a preference. The mock rejects it, and a service would ignore it.
        fc.pre(!direct.headers.has("x-mock-violation"));

        const passed = await fetch(proxy.url + request.target, sent);

        expect(passed.status).toBe(direct.status);
        expect(await passed.text()).toBe(await direct.text());
      }),
      { numRuns: inCI(80, 25) },
    );
    const { requests: count, violations, comparison } = await proxy.report();
    await proxy.stop({ graceMs: 0 });
    await mock.stop({ graceMs: 0 });

    expect(count).toBeGreaterThan(5);
    expect(comparison?.responses).toBe(count);
    expect([violations, comparison?.differences]).toEqual([[], []]);
  });
});
