// Each mistake is reported by itself, in every format; one that is made a thousand times is reported once.

import { operations } from "@shortvideo-api/fixtures";
import * as fc from "fast-check";
import { parse } from "parse5";
import { afterAll, beforeAll, expect, test } from "vitest";
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

/** Sends requests of one session, and reads its report. */
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

const ofExample = operations["posts.listComments"].responses.firstPage.cursor;
const comments = "/api/post/comments";
const counted = (count: string): Call => ({ path: comments, query: `videoId=1&count=${count}` });

test("reports each mistake in a body by itself, also several of one body", async () => {
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
    ["/id must be integer, integer", 1],
    ["/id must be integer, decimal", 2],
    ["/id must be integer, null", 1],
    ["/title must be string, integer", 1],
  ]);
});

test("reports each mistake at one place by itself", async () => {
  const { violations } = await send(...["0", "51", "5.0", "None", "", "-1", "%205", "five"].map(counted));

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

test("reports one mistake that was made with several values once", async () => {
  const { violations } = await send(...["51", "52", "9000", "51"].map(counted));

  expect(violations).toMatchObject([
    { mistake: "maximum integer", count: 4, request: { target: expect.stringMatching(/=51$/) } },
  ]);
});

test("reports the mistakes of an object and of a list by property, and not by what was sent or where in the list", async () => {
  const own = await startMock(library);
  try {
    for (const query of [
      "filter[from]=a",
      "filter[to]=b",
      "filter[x1]=1",
      "filter[x2]=1",
      "tag=a&tag=bb",
      "tag=bb&tag=c",
    ]) {
      await fetch(`${own.url}/books?${query}`, { headers: key });
    }

    expect(own.report().violations.map(({ mistake, count }) => [mistake, count])).toEqual([
      ["from type word", 1],
      ["to type word", 1],
      ["additionalProperties object", 2],
      ["minLength word", 2],
    ]);
  } finally {
    await own.stop();
  }
});

test("keeps few kinds of mistake, whatever the values", async () => {
  const values = fc.sample(fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.double().map(String), fc.uuid()), {
    numRuns: 200,
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
  ["neither id of two, and both", "/api/user/info-by-id", ["", "userId=1&secUid=x"]],
  ["a choice in another case, and none at all", "/api/drama/explore", ["releasePeriod=ALL", "releasePeriod=week"]],
  ["a cursor of another list, and one of none", comments, [`videoId=2&cursor=${ofExample}`, "videoId=2&cursor=5"]],
  [
    "a cursor that no page gave out, and one that became a word",
    comments,
    ["videoId=2&cursor=5", "videoId=2&cursor=None"],
  ],
  [
    "a combination with a number that is listed nowhere, and with a word",
    "/api/trending/keyword",
    ["objective=1,7", "objective=1,x"],
  ],
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

test("joins the same mistake of several shards, and no others", async () => {
  const shards = await Promise.all([send(...["0", "51"].map(counted)), send(...["52", "5.0"].map(counted))]);

  const { violations } = mergeReports(shards);

  expect(Object.fromEntries(violations.map(({ mistake, count }) => [mistake, count]))).toEqual({
    "maximum integer": 2,
    "minimum integer": 1,
    "type decimal": 1,
  });
  expect(violations).toHaveLength(3);
});

/** Without what a format puts around or before a character. */
function toPlain(text: string): string {
  return text.replaceAll(/[`\\]/g, "").replaceAll(/\s+/g, " ");
}

/** One request for each mistake, some of them at one place. */
const planted: readonly Call[] = [
  ...["0", "51", "5.0", "None"].map(counted),
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

const attributes = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<failure[^>]* ${name}="([^"]*)"`, "g"))].map(([, value = ""]) => unescape(value));

/** Undoes what XML escapes. */
function unescape(text: string): string {
  const characters = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: keyof typeof characters) => characters[name]);
}

function readText(node: object): string {
  if ("value" in node) return String(node.value);
  return "childNodes" in node && Array.isArray(node.childNodes) ? node.childNodes.map(readText).join("") : "";
}

/** Reads the messages of violations from a report as a reader of the format does, with those that are shown beside them. */
const readers: Readonly<Record<Parameters<typeof renderReport>[1], (text: string) => string[]>> = {
  json: (text) => (JSON.parse(text) as ContractReport).violations.map(({ message }) => message),
  junit: (text) => attributes(text, "message"),
  sarif: (text) => {
    const { runs } = JSON.parse(text) as {
      runs: { results: { message: { text: string }; partialFingerprints: object }[] }[];
    };
    // Code scanning shows one result of those that have one fingerprint.
    const results = new Map(
      runs.flatMap((run) => run.results.map((each) => [JSON.stringify(each.partialFingerprints), each])),
    );
    return [...results.values()].map(({ message }) => message.text.split("\n", 1)[0] ?? "");
  },
  html: (text) => readText(parse(text)).split("\n"),
  text: (text) => [text.replaceAll(/\s+/g, " ")],
};

test.each(Object.entries(readers))("reports every mistake in %s", async (format, read) => {
  const report = await send(...planted);
  const messages = report.violations.map(({ message }) => message);
  expect(new Set(messages).size).toBe(planted.length);

  const shown = read(renderReport(report, format as keyof typeof readers)).map(toPlain);

  expect(messages.map(toPlain).filter((message) => !shown.some((each) => each.includes(message)))).toEqual([]);
});
