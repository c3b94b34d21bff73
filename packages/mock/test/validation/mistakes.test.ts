// Reports show each kind of mistake as its own violation, in every format. A repeated mistake is counted, not listed again.

import { operations } from "@shortvideo-api/fixtures";
import * as fc from "fast-check";
import { parse } from "parse5";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { key, library } from "../library.js";
import { type ContractReport, mergeReports, renderReport } from "@shortvideo-api/report";
import { type MockServer, startMock } from "../../src/index.js";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

interface Call {
  readonly path: string;
  readonly query?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

let sessions = 0;

/** Sends invalid requests in one session. Returns its report. */
async function send(...calls: readonly Call[]): Promise<ContractReport> {
  const session = `mistakes-${++sessions}`;
  for (const { path, query = "", method = "GET", headers = { "x-gateway-key": "any" }, body } of calls) {
    const response = await fetch(`${mock.url}/~session=${session}${path}?${query}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    await response.arrayBuffer();
  }
  return mock.report(session);
}

const firstCursor = operations["posts.listComments"].responses.firstPage.cursor;
const comments = "/api/post/comments";
const callWithCount = (count: string): Call => ({ path: comments, query: `videoId=1&count=${count}` });

test("reports each mistake in a body separately, even several in one body", async () => {
  const books = await startMock(library);
  const headers = { ...key, "content-type": "application/json" };
  const bodies = [
    '{"id":"1","title":"A"}',
    '{"id":1.5,"title":"A"}',
    '{"id":null,"title":2}',
    '{"id":2.5,"title":"B"}',
  ];
  for (const body of bodies) await (await fetch(`${books.url}/books`, { method: "POST", headers, body })).arrayBuffer();
  const { violations } = books.report();
  await books.stop();

  expect(violations.map(({ mistake, count }) => [mistake, count])).toEqual([
    ["/id must be an integer, integer", 1],
    ["/id must be an integer, decimal", 2],
    ["/id must be an integer, null", 1],
    ["/title must be text, integer", 1],
  ]);
});

test("reports each mistake at one place separately", async () => {
  const { violations } = await send(...["0", "51", "5.0", "None", "", "-1", "%205", "five"].map(callWithCount));

  expect(violations.map(({ place, mistake, count }) => [place, mistake, count])).toEqual([
    ["query.count", "minimum integer", 1],
    ["query.count", "maximum integer", 1],
    ["query.count", "type decimal", 1],
    ["query.count", "type null word", 1],
    ["query.count", "type empty", 1],
    ["query.count", "minimum negative integer", 1],
    ["query.count", "type padded with blanks", 1],
    ["query.count", "type word", 1],
  ]);
});

test("reports the same mistake with several values once", async () => {
  const { violations } = await send(...["51", "52", "9000", "51"].map(callWithCount));

  expect(violations).toMatchObject([
    { mistake: "maximum integer", count: 4, request: { target: expect.stringMatching(/=51$/) } },
  ]);
});

test("reports mistakes in an object by property, and those in a list without index or value", async () => {
  const books = await startMock(library);
  try {
    for (const query of [
      "filter[from]=a",
      "filter[to]=b",
      "filter[x1]=1",
      "filter[x2]=1",
      "tag=a&tag=bb",
      "tag=bb&tag=c",
    ]) {
      await fetch(`${books.url}/books?${query}`, { headers: key });
    }

    expect(books.report().violations.map(({ mistake, count }) => [mistake, count])).toEqual([
      ["from type word", 1],
      ["to type word", 1],
      ["additionalProperties object", 2],
      ["minLength word", 2],
    ]);
  } finally {
    await books.stop();
  }
});

test("reports few kinds of mistakes for any values", async () => {
  const values = fc.sample(fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.double().map(String), fc.uuid()), {
    numRuns: inCI(200, 40),
    seed: 7,
  });
  const paths = [
    (value: string) => ({ path: comments, query: `videoId=1&count=${value}` }),
    (value: string) => ({ path: comments, query: `videoId=${value}x` }),
    (value: string) => ({ path: comments, query: `videoId=1&cursor=${value}x` }),
    (value: string) => ({ path: "/api/drama/explore", query: `releasePeriod=${value}x` }),
  ];
  const sent = values.map((value) => encodeURIComponent(value));

  for (const write of paths) {
    const { violations, unlisted } = await send(...sent.map(write));

    expect(violations.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(values.length - 1);
    expect([violations.length > 3, violations.length < 25, unlisted]).toEqual([true, true, undefined]);
  }
});

test.each([
  ["a request without two exclusive ids, and one with both", "/api/user/info-by-id", ["", "userId=1&secUid=x"]],
  [
    "an enumerated value in another case, and an unknown value",
    "/api/drama/explore",
    ["releasePeriod=ALL", "releasePeriod=week"],
  ],
  [
    "a cursor of another list, and a cursor of no list",
    comments,
    [`videoId=2&cursor=${firstCursor}`, "videoId=2&cursor=5"],
  ],
  [
    "a cursor that no page contains, and a cursor that is a word",
    comments,
    ["videoId=2&cursor=5", "videoId=2&cursor=None"],
  ],
  ["a list with an unlisted number, and with a word", "/api/trending/keyword", ["objective=1,7", "objective=1,x"]],
])("reports %s as two mistakes", async (_, path, queries) => {
  const { violations } = await send(...queries.map((query) => ({ path, query })));

  expect(violations).toHaveLength(2);
  expect(new Set(violations.map(({ place }) => place)).size).toBe(1);
});

test("reports all violations of a request with both of two exclusive ids", async () => {
  const { violations } = await send({
    path: "/api/user/info-by-id",
    query: "userId=abc&secUid=&userID=1",
    headers: { "x-gateway-key": "any", prefer: "exmaple=firstPage" },
  });

  expect(violations.map(({ code, place }) => `${code} ${place}`).sort()).toEqual([
    "parameter-unknown query.userID",
    "parameter-wrong query.secUid",
    "parameter-wrong query.userId",
    "parameters-exclusive query.userId|secUid",
    "preference-unknown header.prefer",
  ]);
});

test("reports an unknown cursor together with other violations", async () => {
  const { violations } = await send({ path: comments, query: "videoId=1&cursor=5&count=0" });

  expect(violations.map(({ code, place }) => `${code} ${place}`)).toEqual([
    "parameter-wrong query.count",
    "position-unknown query.cursor",
  ]);
});

test("merges the same mistake of several shards, and keeps others apart", async () => {
  const shards = await Promise.all([
    send(...["0", "51"].map(callWithCount)),
    send(...["52", "5.0"].map(callWithCount)),
  ]);

  const { violations } = mergeReports(shards);

  expect(Object.fromEntries(violations.map(({ mistake, count }) => [mistake, count]))).toEqual({
    "maximum integer": 2,
    "minimum integer": 1,
    "type decimal": 1,
  });
  expect(violations).toHaveLength(3);
});

/** Removes the quotes and escapes of a format. */
function toPlain(text: string): string {
  return text.replaceAll(/[`\\]/g, "").replaceAll(/\s+/g, " ");
}

/** One request for each kind of mistake. */
const invalidCalls: readonly Call[] = [
  ...["0", "51", "5.0", "None"].map(callWithCount),
  { path: "/api/user/info-by-id" },
  { path: "/api/user/info-by-id", query: "userId=1&secUid=x" },
  { path: comments, query: "videoId=1&Count=5" },
  { path: comments },
  { path: comments, query: "videoId=1&videoId=2" },
  { path: comments, query: "videoId=1&cursor=5" },
  { path: comments, query: "videoId=1", headers: {} },
  { path: comments, query: "videoId=1", method: "DELETE" },
  { path: comments, query: "videoId=1", method: "POST", body: "{}" },
  { path: comments, query: "videoId=%zz" },
  { path: "/api/post/coments", query: "videoId=1" },
  { path: "/api/post/detial", query: "videoId=1" },
  { path: comments, query: "videoId=1", headers: { "x-gateway-key": "any", prefer: "scenario=nope" } },
];

const readAttributes = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<failure[^>]* ${name}="([^"]*)"`, "g"))].map(([, value = ""]) => unescape(value));

/** Decodes the entities of XML. */
function unescape(text: string): string {
  const characters = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: keyof typeof characters) => characters[name]);
}

function readText(node: object): string {
  if ("value" in node) return String(node.value);
  return "childNodes" in node && Array.isArray(node.childNodes) ? node.childNodes.map(readText).join("") : "";
}

/** For each format, reads the visible texts of a report, which contain the messages of the violations. */
const readers: Readonly<Record<Parameters<typeof renderReport>[1], (text: string) => string[]>> = {
  json: (text) => (JSON.parse(text) as ContractReport).violations.map(({ message }) => message),
  junit: (text) => readAttributes(text, "message"),
  sarif: (text) => {
    const { runs } = JSON.parse(text) as {
      runs: { results: { message: { text: string }; partialFingerprints: object }[] }[];
    };
    // Code scanning shows one result for each fingerprint.
    const results = new Map(
      runs.flatMap((run) => run.results.map((each) => [JSON.stringify(each.partialFingerprints), each])),
    );
    return [...results.values()].map(({ message }) => message.text.split("\n", 1)[0] ?? "");
  },
  html: (text) => readText(parse(text)).split("\n"),
  text: (text) => [text.replaceAll(/\s+/g, " ")],
  markdown: (text) => text.split("\n").map((line) => line.replaceAll("&#8203;", "")),
  github: (text) => [text.replaceAll("%25", "%")],
};

test.each(Object.entries(readers))("reports every mistake in %s", async (format, read) => {
  const report = await send(...invalidCalls);
  const messages = report.violations.map(({ message }) => message);
  expect(new Set(messages).size).toBe(invalidCalls.length);

  const shown = read(renderReport(report, format as keyof typeof readers)).map(toPlain);

  expect(messages.map(toPlain).filter((message) => !shown.some((each) => each.includes(message)))).toEqual([]);
});
