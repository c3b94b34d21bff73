import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { killServers, startServer } from "./start-server.ts";

const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));
let singleUrl: string;
let replicas: readonly string[];

beforeAll(async () => {
  const [single, ...others] = await Promise.all(
    [0, 1, 2, 3].map(async () => startServer([process.execPath, main, "--quiet"])),
  );
  singleUrl = single?.url ?? "";
  replicas = others.map(({ url }) => url);
});
afterAll(killServers);

let turn = 0;
const nextReplica = () => replicas[turn++ % replicas.length] ?? "";

interface ReplicaRequest {
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request. Returns all parts of the response in which replicas could differ, except the date. */
async function send(
  url: string,
  { target, headers = {} }: ReplicaRequest,
): Promise<{ headers: string[][]; status: number; body: string }> {
  const response = await fetch(url + target, { headers: { "x-gateway-key": "any", ...headers } });
  const body = await response.text();
  const compared = [...response.headers].filter(([name]) => name !== "date");
  return { status: response.status, headers: compared, body };
}

const videoId = "7301245789012345678";
const lists = [
  {
    path: "/api/post/comments",
    query: `videoId=${videoId}&count=7`,
    position: /"cursor":"?([^",}]+)/,
    hasMore: /"hasMore":1/,
  },
  {
    path: "/api/user/posts",
    query: "secUid=SEC1&count=9",
    position: /"cursor":"?([^",}]+)/,
    hasMore: /"hasMore":true/,
  },
  {
    path: "/api/search/live",
    query: "keyword=tide",
    position: /"cursor":"?([^",}]+)/,
    hasMore: /"has_?[mM]ore":(?:1|true)/,
  },
];

test.each(lists)("returns the same pages of $path from alternating replicas as from one process", async (list) => {
  const readList = async (nextUrl: () => string) => {
    const bodies: string[] = [];
    for (let cursor = "0"; ;) {
      const target = `${list.path}?${list.query}&cursor=${encodeURIComponent(cursor)}`;
      const { body, status } = await send(nextUrl(), { target });
      expect(status).toBe(200);
      bodies.push(body);
      if (!list.hasMore.test(body) || bodies.length > 50) return bodies;
      cursor = list.position.exec(body)?.[1] ?? "";
    }
  };

  const pages = await readList(nextReplica);

  expect(pages.length).toBeGreaterThan(1);
  expect(pages).toEqual(await readList(() => singleUrl));
});

const words = [
  "code=429",
  "example=emptyPage",
  "dynamic=true, seed=7",
  "seed=42",
  ...[
    "in-band-failure",
    "empty-list",
    "empty-page",
    "cursor-repeats",
    "extremes",
    "absent",
    "nulls",
    "extra",
    "hostile",
  ].map((name) => `scenario=${name}`),
  ...["new-values", "numeric-booleans", "wrong-content-type", "not-json"].map((name) => `scenario=${name}`),
  "scenario=no-such-scenario",
];

test.each(words)("returns the same response from each replica for `%s`, in each place", async (preference) => {
  const target = `/api/post/comments?videoId=${videoId}&count=5`;
  const requests: ReplicaRequest[] = [
    { target, headers: { prefer: preference } },
    { target: `/~${preference.replace(", ", ",")}${target}` },
    { target, headers: { "x-gateway-key": `mock:${preference}` } },
  ];

  for (const each of requests) {
    const expected = await send(singleUrl, each);
    const responses = await Promise.all(replicas.map(async (url) => send(url, each)));
    expect(responses).toEqual(replicas.map(() => expected));
  }
});

test("rejects invalid requests with the same response from each replica", async () => {
  for (const target of [
    "/api/post/comments?videoId=x&count=51",
    "/api/post/coments",
    "/api/user/info-by-id",
    `/api/post/comments?videoId=${videoId}&cursor=7`,
  ]) {
    const expected = await send(singleUrl, { target });
    expect(expected.status).toBeGreaterThanOrEqual(400);
    for (const url of replicas) expect(await send(url, { target })).toEqual(expected);
  }
});
