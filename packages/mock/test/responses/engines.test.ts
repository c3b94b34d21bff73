import { afterEach, expect, test } from "vitest";
import {
  createMock,
  type EngineRequest,
  type EngineVerdict,
  type Exchange,
  type ResponseEngine,
} from "../../src/index.js";
import { killCli, runCli } from "../run-cli.js";

// This package cannot load Prism. `packages/prism` tests the mock with Prism.

afterEach(killCli);

test("`--engine prism` without the package is a usage error that names the package", async () => {
  const { code, output } = runCli(["start", "--port", "0", "--engine", "prism"]);

  expect(await code).toBe(2);
  expect(output.err).toContain("npm install --save-dev @shortvideo-api/prism");
});

test("`--engine` rejects an unknown name and lists the engines", async () => {
  const { code, output } = runCli(["start", "--engine", "other"]);

  expect(await code).toBe(2);
  expect(output.err).toContain("Allowed choices are built-in, prism.");
});

test("`createMock` rejects the name of an unknown engine", async () => {
  await expect(createMock({ engine: "other" as never })).rejects.toThrow("Unknown engine `other`.");
});

test("an engine sees the request without the preference, and the preferred response", async () => {
  const requests: EngineRequest[] = [];
  const mock = await createMock({ engine: createEngine((request) => void requests.push(request)) });

  await mock.fetch("http://mock/~code=401/api/post/detail?videoId=1", { headers: { "x-gateway-key": "any" } });

  expect(requests).toMatchObject([
    { method: "GET", target: "/api/post/detail?videoId=1", headers: { "x-gateway-key": ["any"] }, status: 401 },
  ]);
});

test("the mock sends its own response if that of the engine has another status or media type, or an invalid body", async () => {
  const exchanges: Exchange[] = [];
  const verdicts = [
    { status: 418, mediaType: "application/json", body: {} },
    { status: 200, mediaType: "text/plain", body: {} },
    { status: 200, mediaType: "application/json", body: { itemInfo: 1 } },
  ].map((response): EngineVerdict => ({ kind: "accepted", reasons: [], response }));
  for (const verdict of verdicts) {
    const mock = await createMock({
      engine: createEngine(() => {}, verdict),
      onExchange: (exchange) => void exchanges.push(exchange),
    });
    const response = await mock.fetch("http://mock/api/post/detail?videoId=1", { headers: { "x-gateway-key": "any" } });
    expect(await response.json()).toMatchObject({ itemInfo: { itemStruct: expect.anything() } });
  }

  expect(exchanges.map(({ opinion }) => opinion)).toEqual([
    { engine: "stand-in", hasResponded: false, disagreement: createDisagreement("status 418 instead of 200") },
    {
      engine: "stand-in",
      hasResponded: false,
      disagreement: createDisagreement("media type text/plain instead of application/json"),
    },
    {
      engine: "stand-in",
      hasResponded: false,
      disagreement: createDisagreement("the body must have the property `statusCode`"),
    },
  ]);
});

test("an engine that rejects a valid request does not change the response", async () => {
  const mock = await createMock({ engine: createEngine(() => {}, { kind: "rejected", reasons: ["one", "two"] }) });

  const response = await mock.fetch("http://mock/api/post/detail?videoId=1", { headers: { "x-gateway-key": "any" } });

  expect(response.status).toBe(200);
  expect(mock.report().violations).toEqual([]);
  expect(mock.report().engines).toEqual([
    {
      name: "stand-in",
      requests: 1,
      responses: 0,
      disagreements: [
        {
          code: "request-rejected",
          operation: "posts.get",
          reason: "one; two",
          count: 1,
          request: { method: "GET", target: "/api/post/detail?videoId=1" },
        },
      ],
    },
  ]);
});

test("a report lists a bounded number of disagreements, and counts the others", async () => {
  let count = 0;
  const engine = createEngine(
    () => {},
    () => ({ kind: "failed", reasons: [`failure ${count++}`] }),
  );
  const mock = await createMock({ engine });

  for (let request = 0; request < 1_010; request++) await mock.fetch("http://mock/");

  const [report] = mock.report().engines ?? [];
  expect(report?.disagreements).toHaveLength(1_000);
  expect(report).toMatchObject({ requests: 1_010, unlisted: 10 });
});

function createDisagreement(reason: string) {
  return { code: "response-unusable", reason };
}

/** Creates an engine that returns this verdict for each request. */
function createEngine(
  onRequest: (request: EngineRequest) => void,
  verdict: EngineVerdict | (() => EngineVerdict) = { kind: "accepted", reasons: [] },
): ResponseEngine {
  return {
    name: "stand-in",
    load: () =>
      Promise.resolve({
        warnings: [],
        respond(request) {
          onRequest(request);
          return Promise.resolve(typeof verdict === "function" ? verdict() : verdict);
        },
      }),
  };
}
