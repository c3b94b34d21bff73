import { serviceDocument } from "@shortvideo-api/mock/requests";
import { fileURLToPath } from "node:url";
import { credentialForms } from "@shortvideo-api/document";
import { createMock } from "@shortvideo-api/mock";
import { checkVerification, renderVerifyReport } from "@shortvideo-api/report";
import { describe, expect, test } from "vitest";
import { inCI, oneOf } from "../../../../scripts/in-ci.js";
import { verifyService } from "../../src/verify/verify-service.js";
import { type Answer, exploreCinema, type Plant, printDifference } from "./cinema.js";

const json = { "content-type": "application/json" };
const failure = '{"message":"No."}';

const honest: Plant = (sent, respond) => respond(sent);
const answer = (status: number, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { ...json, ...headers },
  text: failure,
});

async function listRequests(seed: number): Promise<readonly string[]> {
  const { requests } = await exploreCinema(honest, { operations: ["films.list"], explore: { seed } });
  return requests;
}

const generatorTests = "../../../../generator/test";
const corpus = ["petstore.yaml", "museum.yaml"].map((file) => `${generatorTests}/corpus/${file}`);
const lists = ["lists-by-address", "offset-list"].map(
  (name) => `${generatorTests}/scenarios/${name}/spec/openapi.yaml`,
);
const others = ["cinema.yaml", "../verify/shop.yaml", "../../../mock/test/library.yaml", ...corpus, ...lists].map(
  (file) => fileURLToPath(new URL(file, import.meta.url)),
);

describe("an exploration of the mock", () => {
  test.each(oneOf(3, others))("finds no difference from %s", async (spec) => {
    const { fetch } = await createMock({ spec });

    const { report } = await verifyService({
      baseUrl: "http://mock.test",
      // Some documents have basic authentication, and others accept any key.
      key: credentialForms.basic.written,
      spec,
      perSecond: 1_000_000,
      fetch,
      explore: {},
    });

    expect(report.differences.map(printDifference)).toEqual([]);
    expect(report.exploration?.unsteady).toBe(0);
    expect(report.exploration?.unexplored).toEqual([]);
    const { rules = [] } = report.exploration ?? {};
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter(({ met, broken, open }) => open === 0 && (met === 0 || broken === 0))).toEqual([]);
  });

  test("finds no difference from the document of the service", async () => {
    const { fetch, operations } = await createMock();

    const { report } = await verifyService({
      baseUrl: "http://mock.test",
      key: "any",
      spec: serviceDocument,
      perSecond: 1_000_000,
      fetch,
      operations: inCI(operations, ["users.listPosts"]),
      explore: { maxRequests: 100_000 },
    });

    expect(report.differences.map(printDifference)).toEqual([]);
    expect(report.exploration).toMatchObject({ unsteady: 0, unexplored: [] });
  });
});

describe("a run", () => {
  test("sends the same requests for the same seed, and others for another seed", async () => {
    const [one, again, other] = [await listRequests(7), await listRequests(7), await listRequests(8)];

    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test("prints a random seed, with which it can be repeated", async () => {
    const { report } = await exploreCinema(honest, { operations: ["films.get"], explore: {} });

    expect(renderVerifyReport(report, "text")).toContain(`\`--seed ${report.exploration?.seed}\` repeats it.`);
  });

  test("sends at most the given number of requests, and says so", async () => {
    const { report, requests } = await exploreCinema(honest, { explore: { seed: 1, maxRequests: 60 } });

    const { exploration } = report;
    expect(exploration).toMatchObject({ requests: 60, stopped: "The maximum number of requests was reached." });
    expect(requests.length).toBe(report.requests);
    expect(exploration?.cases.sent).toBeLessThan(exploration?.cases.planned ?? 0);
  });

  test("reports the results so far when it is stopped", async () => {
    const stop = new AbortController();
    let sent = 0;
    const { report } = await exploreCinema(
      (request, respond) => {
        sent += 1;
        if (sent === 100) stop.abort();
        return respond(request);
      },
      { signal: stop.signal },
    );

    expect(report).toMatchObject({ interrupted: true, requests: 100, exploration: { seed: 1 } });
    expect(checkVerification(report).exitCode).toBe(1);
  });

  test("waits when the service asks it to, and then continues", async () => {
    let isAsked = false;
    const { report } = await exploreCinema(
      async (sent, respond) => {
        if (isAsked || sent.query.get("fields") !== "short") return await respond(sent);
        isAsked = true;
        return answer(503, { "retry-after": "0" });
      },
      { operations: ["films.get"] },
    );

    expect(isAsked).toBe(true);
    expect(report.differences).toEqual([]);
  });

  test("stops when the rate limit is reached for good", async () => {
    let sent = 0;
    const { report } = await exploreCinema(
      (request, respond) =>
        (sent += 1) > 30 ? Promise.resolve(answer(429, { "retry-after": "0" })) : respond(request),
      { operations: ["films.list"] },
    );

    expect(report.exploration?.stopped).toBe("The service stopped responding, or its rate limit was reached.");
    expect(report.differences.map(printDifference)).toEqual(["films.list status-undocumented status"]);
  });
});

describe("reports no difference", () => {
  test.each([401, 403, 404])(
    "for status %s to a valid request, because it depends on rights or data",
    async (status) => {
      const { report } = await exploreCinema(
        async (sent, respond) => (sent.query.get("fields") === "short" ? answer(status) : await respond(sent)),
        { operations: ["films.get"] },
      );

      expect(report.differences.map(({ code }) => code).filter((code) => code !== "status-undocumented")).toEqual([]);
      const rule = report.exploration?.rules.find((each) => each.rule === "value short");
      expect(rule).toMatchObject({ met: 0, open: 1 });
    },
  );

  test("for a failure that does not occur again", async () => {
    let isOver = false;
    const { report } = await exploreCinema(
      async (sent, respond) => {
        if (isOver || sent.query.get("sort") !== "year") return await respond(sent);
        isOver = true;
        return answer(500);
      },
      { operations: ["films.list"] },
    );

    expect(report.differences).toEqual([]);
    expect(report.exploration?.unsteady).toBe(1);
  });

  test("for an unknown id, if another id is known", async () => {
    let refused = 0;
    const { report } = await exploreCinema(async (sent, respond) => {
      const isItem = /^\/films\/\d{19}$/.test(sent.path) && !sent.path.endsWith("3451");
      return isItem && ++refused === 1 ? answer(404) : await respond(sent);
    });

    expect(refused).toBeGreaterThan(1);
    expect(report.differences).toEqual([]);
  });

  test("for an operation without a successful request, and names the operation", async () => {
    const { report } = await exploreCinema(async (sent, respond) =>
      sent.path === "/films" ? answer(400) : await respond(sent),
    );

    expect(report.differences).toEqual([]);
    expect(report.exploration?.unexplored).toEqual([
      { operation: "films.list", reason: "No request to it succeeded." },
    ]);
  });

  test("for a list whose order changes with each request", async () => {
    let id = 7_301_234_567_890_100_000n;
    const { report } = await exploreCinema(
      async (sent, respond) => {
        const right = await respond(sent);
        const ids = /"id":\d+,"id_str":"\d+"/g;
        const text = right.text.replaceAll(ids, () => `"id":${(id += 1n)},"id_str":"${id}"`);
        return sent.path === "/films" ? { ...right, text } : right;
      },
      { operations: ["films.list"] },
    );

    expect(report.differences).toEqual([]);
    expect(report.exploration?.unsteady).toBe(1);
  });
});

test("requests an item by the id that a list returns if the id of the document is unknown", async () => {
  const { report } = await exploreCinema(async (sent, respond) =>
    sent.path.endsWith("/7301234567890123451") ? answer(404) : await respond(sent),
  );

  expect(report.exploration?.unexplored).toEqual([]);
  expect(report.exploration?.rules.filter(({ operation }) => operation === "films.get").length).toBeGreaterThan(5);
  expect(JSON.stringify(report)).not.toContain("7301234567890124451");
});

test("shows the request on which a service breaks the connection", async () => {
  const { report } = await exploreCinema(
    (sent, respond) =>
      sent.query.get("count") === "21" ? Promise.reject(new TypeError("fetch failed")) : respond(sent),
    { operations: ["films.list"] },
  );

  expect(report.differences.map(printDifference)).toEqual(["films.list response-missing status"]);
  expect(report.differences[0]?.curl).toContain("/films?city=Bergen&count=21");
});

test("prints variables for the values of the caller, also in headers", async () => {
  const { report } = await exploreCinema(
    (sent, respond) =>
      sent.query.get("count") === "21" && sent.headers.get("x-language") === "sv"
        ? Promise.resolve(answer(500))
        : respond(sent),
    {
      operations: ["films.list"],
      requests: '{"operation":"films.list","params":{"city":"Tromsø","x-language":"sv"}}',
    },
  );

  const [{ curl, request } = {}] = report.differences;
  expect(curl).toBe(
    'curl -H "x-cinema-key: $SERVICE_KEY" -H "x-language: $x_language" "$SERVICE_URL/films?city=${city}&count=21"',
  );
  expect(request).toEqual({ method: "GET", target: "/films?city=…&count=21" });
});

test("counts each rule in all formats that show counts", async () => {
  const { report } = await exploreCinema(honest, { operations: ["films.get"] });

  const { exploration = {} } = JSON.parse(renderVerifyReport(report, "json"));
  expect(exploration).toMatchObject({ seed: 1, rules: expect.arrayContaining([expect.objectContaining({ met: 1 })]) });
  const html = renderVerifyReport(report, "html");
  expect(html).toMatch(/<td role="cell" data-label="Rule">pattern<\/td>/);
  expect(renderVerifyReport(report, "text")).toMatch(/^Explored: \d+ of \d+ rules about requests, in \d+ cases$/m);
  expect(renderVerifyReport(report, "markdown")).toContain("### Explored");
});
