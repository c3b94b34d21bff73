import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { renderReport } from "@shortvideo-api/report";
import { createCheckHarCommand } from "../../src/command/create-check-har-command.js";
import { checkHar } from "../../src/traffic/check-har.js";
import { runCommandHere } from "../run-command-here.js";
import { thing, thingsKey, thingsSpec } from "./start-upstream.js";

interface EntryParts {
  url?: string;
  method?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  postData?: object;
  status?: number;
  responseHeaders?: Record<string, string>;
  content?: object;
}

function toPairs(headers: Record<string, string>) {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

/** Creates an entry as a browser writes it. Without changes, it is a right request and response of `things.get`. */
function toEntry(parts: EntryParts = {}) {
  const {
    url = "https://api.example.com/v1/things/12",
    method = "GET",
    headers = { "x-key": thingsKey },
    postData,
  } = parts;
  const { status = 200, responseHeaders = { "content-type": "application/json", "x-total": "1" } } = parts;
  const { content = { size: 30, mimeType: "application/json", text: JSON.stringify(thing) } } = parts;
  return {
    startedDateTime: "2026-11-28T09:30:00.000Z",
    time: 12.5,
    request: {
      method,
      url,
      httpVersion: "h2",
      headers: toPairs({ ":method": method, ...headers }),
      queryString: [],
      cookies: toPairs(parts.cookies ?? {}),
      ...(postData && { postData }),
    },
    response: { status, statusText: "", headers: toPairs(responseHeaders), cookies: [], content },
  };
}

function toHar(...entries: object[]): string {
  return JSON.stringify({ log: { version: "1.2", creator: { name: "test", version: "1" }, entries } });
}

/** Checks an archive. Returns the codes of what was found, and what was not compared. */
async function check(...entries: EntryParts[]) {
  const { report, otherEntries } = await checkHar(toHar(...entries.map(toEntry)), { spec: thingsSpec });
  const { violations, comparison } = report;
  return {
    report,
    otherEntries,
    violations: violations.map(({ code, place }) => `${place} ${code}`),
    differences: comparison?.differences.map(({ code, place }) => `${place} ${code}`),
    notCompared: comparison?.notCompared.map(({ place, reason }) => `${place}: ${reason}`),
  };
}

test("reports nothing about valid exchanges, under any prefix of the path", async () => {
  const { report, ...found } = await check({}, { url: "http://127.0.0.1:8080/proxy/base/things/12?#top" });

  expect(found).toEqual({ otherEntries: 0, violations: [], differences: [], notCompared: [] });
  expect(report).toMatchObject({ requests: 2, comparison: { responses: 2 } });
});

test("both directions are checked, and a body in base64 is decoded", async () => {
  const text = Buffer.from('{"id":7301245789012345678,"name":null}').toString("base64");
  const { violations, differences } = await check(
    { content: { size: 30, mimeType: "application/json", encoding: "base64", text } },
    {
      url: "https://api.example.com/v1/things",
      method: "POST",
      headers: { "x-key": thingsKey, "content-type": "application/json" },
      postData: { mimeType: "application/json", text: "{}" },
      status: 201,
    },
    { url: "https://api.example.com/v1/things?count=51", status: 400, content: { size: 0 } },
  );

  expect(violations).toEqual(["body body-wrong", "query.count parameter-wrong"]);
  expect(differences).toEqual(["body.name null-unexpected", "status status-undocumented"]);
});

test("media types and cookies are read where recorders write them apart from the headers", async () => {
  const { violations, differences } = await check({
    url: "https://api.example.com/v1/things",
    method: "POST",
    cookies: { theme: "grey" },
    postData: { mimeType: "application/json", text: JSON.stringify(thing) },
    status: 201,
    content: { size: 30, mimeType: "application/json", encoding: "base64", text: JSON.stringify(thing) },
  });

  expect(violations).toEqual(["cookie.theme parameter-wrong"]);
  expect(differences).toEqual([]);
});

test("bodies that the archive does not have are named as not compared", async () => {
  const headers = { "x-key": thingsKey, "content-type": "application/json" };
  const { violations, differences, notCompared } = await check(
    { content: { size: 4_000, mimeType: "application/json" } },
    {
      url: "https://api.example.com/v1/things",
      method: "POST",
      headers,
      postData: { mimeType: "application/json", params: [] },
      status: 201,
    },
  );

  expect([violations, differences]).toEqual([[], []]);
  expect(notCompared).toEqual([
    "body: The archive does not have the body.",
    "request body: The body of the request is too large, or was not recorded.",
  ]);
});

test("other entries are counted, and entries without a response are no failures", async () => {
  const { report, otherEntries, violations, differences } = await check(
    { url: "https://cdn.example.com/logo.png" },
    { url: "data:text/plain,things" },
    { status: 0, content: { size: 0 } },
    {},
  );

  expect(otherEntries).toBe(2);
  expect([violations, differences]).toEqual([[], []]);
  expect(report.comparison?.responses).toBe(1);
});

test("with an address of the service, its unknown paths are violations", async () => {
  const har = toHar(
    toEntry({ url: "https://api.example.com/v1/thing/12" }),
    toEntry({ url: "https://cdn.example.com/things/1" }),
  );
  const { report, otherEntries } = await checkHar(har, { spec: thingsSpec, baseUrl: "https://api.example.com/v1" });

  expect(otherEntries).toBe(1);
  expect(report.violations).toMatchObject([{ code: "path-unknown", request: { target: "/thing/12" } }]);
});

test("missing keys are violations only if some request has one", async () => {
  const keyless = await check({ headers: {} }, { headers: {} });
  const forgotten = await check({ headers: {} }, {});

  expect(keyless.violations).toEqual([]);
  expect(keyless.notCompared).toEqual([
    "request key: No request of the archive has a key, so it was probably exported without keys.",
  ]);
  expect(forgotten.violations).toEqual(["header.x-key key-missing"]);
});

test("the report has no key", async () => {
  const { report } = await check({ url: `https://api.example.com/things/12?note=${thingsKey}` });

  const texts = [renderReport(report, "json"), renderReport(report, "html"), renderReport(report, "text")];
  expect(texts.join("\n")).toContain("parameter-unknown");
  expect(texts.filter((text) => text.includes(thingsKey))).toEqual([]);
});

test("the command prints the report, saves samples, and names an archive that it cannot read", async () => {
  const folder = await mkdtemp(join(tmpdir(), "har-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "traffic.har");
  await writeFile(file, `\uFEFF${toHar(toEntry(), toEntry({ url: "https://cdn.example.com/logo.png" }))}`);
  const record = join(folder, "samples");
  const report = join(folder, "report.json");

  const right = await runCommandHere(createCheckHarCommand(), [
    file,
    "--spec",
    thingsSpec,
    "--record",
    record,
    "--report",
    report,
  ]);
  await writeFile(file, "{}");
  const wrong = await runCommandHere(createCheckHarCommand(), [file, "--spec", thingsSpec]);

  expect(right.out).toContain("✓ Every request and every response kept the contract");
  expect(right.err).toBe("Entries that are no requests to the service: 1.\n");
  expect(right.code).toBe(0);
  expect(await readdir(record)).toEqual(["things.get.200.json"]);
  expect(await readFile(report, "utf8")).not.toContain(thingsKey);
  expect(wrong).toMatchObject({ code: 2, err: "The archive has no `log.entries`. Export it as HAR 1.2.\n" });
});
