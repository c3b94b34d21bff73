import { afterAll, beforeEach, expect, test } from "vitest";
import { type Exchange, startMock } from "../../src/index.js";
import { checkReport, renderReport, reportFormatNames, reportFormats } from "@shortvideo-api/report";
import { key, library, send } from "../library.js";

const exchanges: Exchange[] = [];
const mock = await startMock({ ...library, onExchange: (exchange) => exchanges.push(exchange) });
afterAll(() => mock.stop());
beforeEach(() => {
  mock.reset();
  exchanges.length = 0;
});

function control(path: string, method = "GET", body?: string): Promise<Response> {
  return fetch(`${mock.url}/-/${path}`, { method, ...(body === undefined ? {} : { body }) });
}

async function readMessage(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  return (body as { message: unknown }).message;
}

test("keeps the reports of sessions apart, and reports all requests together", async () => {
  await fetch(`${mock.url}/books?count=5`, { headers: { ...key, prefer: "session=a" } });
  await fetch(`${mock.url}/~session=b/books?count=9`, { headers: key });
  await fetch(`${mock.url}/books`, { headers: key });

  const [a, b, all] = await Promise.all(
    ["sessions/a/report", "sessions/b/report?format=json", "report"].map(async (path) => (await control(path)).json()),
  );

  expect(a).toMatchObject({ format: 1, document: { title: "A library" }, requests: 1, violations: [] });
  expect(a.operations[0].parameters[1].boundaries[1]).toEqual({ kind: "maximum", value: 5, count: 1 });
  expect(b).toMatchObject({ requests: 1, violations: [{ code: "parameter-wrong", place: "query.count", count: 1 }] });
  expect(all).toMatchObject({ requests: 3 });
  expect({ ...mock.report(), verdict: checkReport(mock.report()) }).toEqual(all);
  expect({ ...mock.report("a"), verdict: checkReport(mock.report("a")) }).toEqual(a);
  expect(mock.report("c").requests).toBe(0);
});

test.each(reportFormatNames)("returns a report as %s", async (format) => {
  const response = await control(`sessions/default/report?format=${format}`);

  expect([response.status, response.headers.get("content-type")]).toEqual([200, reportFormats[format].mediaType]);
  expect(await response.text()).toBe(renderReport(mock.report("default"), format));
});

test("lists the sessions with their counts, and returns a single one", async () => {
  await fetch(`${mock.url}/books`, { headers: { ...key, prefer: "session=a" } });
  await control("sessions/b/preference", "PUT", "seed=2");

  const { sessions } = (await (await control("sessions")).json()) as { sessions: unknown };
  expect(sessions).toEqual([
    { id: "default", requests: 0, violations: 0, preference: "" },
    { id: "a", requests: 1, violations: 0, preference: "" },
    { id: "b", requests: 0, violations: 0, preference: "seed=2" },
  ]);
  expect(await (await control("sessions/b")).json()).toMatchObject({ id: "b", preference: "seed=2" });
});

test("sets the preference of a session until the session is deleted", async () => {
  const status = async () => (await fetch(`${mock.url}/~session=a/books`, { headers: key })).status;

  const set = await control("sessions/a/preference", "PUT", "code=429\n");
  expect([set.status, await status()]).toEqual([204, 429]);
  expect(await (await control("sessions/a/preference")).text()).toBe("code=429");
  expect((await fetch(`${mock.url}/books`, { headers: key })).status).toBe(200);

  expect((await control("sessions/a", "DELETE")).status).toBe(204);
  expect(await status()).toBe(200);
});

test("treats an empty preference as absent", async () => {
  await control("sessions/a/preference", "PUT", "code=429");

  expect((await control("sessions/a/preference", "PUT", "")).status).toBe(204);
  expect(await (await control("sessions/a/preference")).text()).toBe("");
});

test("deletes all counts with all sessions", async () => {
  await fetch(`${mock.url}/nowhere`);

  expect((await control("sessions", "DELETE")).status).toBe(204);
  expect(mock.report().requests).toBe(0);
});

test.each([
  ["sessions/a/preference", "PUT", "scenario=slo", 400, "such as `slow`"],
  ["sessions/a/preference", "PUT", "respond-async", 400, "not a word of the mock"],
  ["sessions/a/preference", "PUT", "session=b", 400, "the path already names the session"],
  ["sessions/a/preference", "PUT", `seed=1${" ".repeat(3_000)}`, 413, "up to 2000 bytes"],
  ["sessions/a%2Fb/preference", "PUT", "seed=1", 400, "up to 100 letters"],
  [`sessions/${"a".repeat(101)}/preference`, "PUT", "seed=1", 400, "up to 100 letters"],
  ["sessions/%/report", "GET", undefined, 400, "has a `%`"],
  ["sessions/nobody/report", "GET", undefined, 404, "The mock has no session `nobody`"],
  ["sessions/__proto__", "GET", undefined, 404, "The mock has no session"],
  ["report?format=pdf", "GET", undefined, 400, `Unknown \`format\` \`pdf\`. Formats: ${reportFormatNames.join(", ")}.`],
  ["report?format=__proto__", "GET", undefined, 400, "Unknown `format` `__proto__`"],
  ["reports", "GET", undefined, 404, "`/-/sessions/{session}/report`"],
  ["", "GET", undefined, 404, "`/-/health`"],
  ["report", "POST", "x", 405, "accepts GET, HEAD, OPTIONS, not POST"],
])("rejects %s by %s with the reason", async (path, method, body, status, message) => {
  const response = await control(path, method, body);

  expect([response.status, response.headers.get("content-type")]).toEqual([status, "application/json"]);
  expect(await readMessage(response)).toContain(message);
  expect(mock.report().requests).toBe(0);
});

test("rejects pages of other origins, and accepts HEAD", async () => {
  const head = await send(mock.url, "/-/sessions/default/report", { method: "HEAD" });
  const preflight = await send(mock.url, "/-/sessions/a/preference", {
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "PUT" },
  });
  const own = await send(mock.url, "/-/sessions/a", { method: "DELETE", headers: { origin: mock.url } });
  const renamed = await send(mock.url, "/-/report", { headers: { host: "evil.example" } });

  expect([head.status, head.text]).toEqual([200, ""]);
  expect(head.headers).not.toHaveProperty("access-control-allow-origin");
  expect(preflight.status).toBe(403);
  expect(preflight.headers).not.toHaveProperty("access-control-allow-methods");
  expect(own.status).toBe(204);
  expect(renamed.status).toBe(403);
});

test("with `keepsRecord`, keeps the report and deletes the settings", async () => {
  const recording = await startMock({ ...library, keepsRecord: true });
  await fetch(`${recording.url}/-/sessions/default/preference`, { method: "PUT", body: "code=429" });
  await fetch(`${recording.url}/books?count=9`, { headers: key });

  for (const path of ["sessions/default", "sessions"]) await fetch(`${recording.url}/-/${path}`, { method: "DELETE" });

  expect(recording.report()).toMatchObject({ requests: 1, violations: [{ code: "parameter-wrong" }] });
  expect((await fetch(`${recording.url}/books`, { headers: key })).status).toBe(200);
  // The owner of the mock may delete the report.
  recording.reset();
  expect(recording.report()).toMatchObject({ requests: 0, violations: [] });
  await recording.stop();
});

test("does not count preflights, and counts HEAD without coverage", async () => {
  await send(mock.url, "/books", { method: "OPTIONS" });
  await send(mock.url, "/books", { method: "HEAD", headers: key });

  const { requests, operations } = mock.report();
  expect([requests, operations[0]?.requests]).toEqual([1, 0]);
});

test("starts with a preference for every session, and rejects an unknown scenario", async () => {
  await expect(startMock({ ...library, preference: "scenario=slo" })).rejects.toThrow("such as `slow`");
  const failing = await startMock({ ...library, preference: "code=429" });

  expect((await fetch(`${failing.url}/books`, { headers: key })).status).toBe(429);
  await failing.stop();
});
