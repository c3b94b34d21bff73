import * as fc from "fast-check";
import { fileURLToPath } from "node:url";
import { createMock, type MockOptions } from "@shortvideo-api/mock";
import { createReadOptions, loadDocument, readServedOperations } from "@shortvideo-api/mock/requests";
import { credentialForms } from "@shortvideo-api/document";
import { describe, expect, test } from "vitest";
import { makeRequests } from "../../../mock/bench/make-requests.js";
import { inCI } from "../../../../scripts/in-ci.js";
import { createExchangeChecker } from "../../src/traffic/create-exchange-checker.js";
import { serviceDocument } from "../../src/verify/verify-service.js";
import { exchangeWith, type TestRequest } from "./exchange-with.js";

function toPath(name: string): string {
  return fileURLToPath(new URL(`../../../mock/test/${name}`, import.meta.url));
}

/** Makes valid requests to all operations of a document. */
async function listRequests(spec: string): Promise<TestRequest[]> {
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

describe.each(["", "library.yaml", "responses/streams.yaml"])("with the document %j", (name) => {
  const options: MockOptions = name === "" ? {} : { spec: toPath(name) };

  test("everything that the mock returns to a valid request is clean", async () => {
    const mock = await createMock(options);
    const checker = await createExchangeChecker(options);
    const requests = await listRequests(options.spec ?? serviceDocument);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...requests), fc.constantFrom(...preferences), async (request, prefer) => {
        const headers = [...(request.headers ?? []), ["prefer", prefer] as const];
        const exchange = await exchangeWith(mock.fetch, { ...request, headers });
        // Some operations cannot play a preference. The mock rejects it, and a service would ignore it.
        fc.pre(
          ![...(exchange.response && "headers" in exchange.response ? exchange.response.headers : [])].some(
            ([header]) => header === "x-mock-violation",
          ),
        );
        const { differences, violations, operation } = checker.check(exchange);
        expect({ differences, violations }).toEqual({ differences: [], violations: [] });
        expect(operation).toBeDefined();
      }),
      { numRuns: inCI(200, 30) },
    );
    expect(checker.report().comparison?.differences).toEqual([]);
  });
});
