// A suite that matches the contract, and sends requests in unusual orders: at the same time, again, aborted, resumed or left.

import assert from "node:assert/strict";
import { connect } from "node:net";
import { behaves, runBehaviors } from "./behaviors.ts";
import { setTimeout as wait } from "node:timers/promises";

const baseUrl = process.env["MOCK_URL"] ?? "";
const video = "7301245789012345678";

/** The parts of pages that this suite reads. */
interface Body {
  readonly comments: readonly { readonly cid: string }[];
  readonly videoList: readonly unknown[];
  readonly hasMore: number;
  readonly cursor: number;
  readonly data: { readonly music_list: readonly unknown[]; readonly has_more: boolean; readonly total: number };
}

interface Answer {
  readonly status: number;
  readonly retryAfterMs: number;
  readonly body: Body;
}

interface Options {
  /** Preference for the response. */
  readonly prefer?: string;
  readonly signal?: AbortSignal;
  readonly method?: string;
}

async function ask(target: string, { prefer, ...init }: Options = {}): Promise<Answer> {
  const headers = { "x-gateway-key": "any", ...(prefer === undefined ? {} : { prefer }) };
  const response = await fetch(baseUrl + target, { ...init, headers });
  const text = await response.text();
  const retryAfterMs = Number(response.headers.get("retry-after")) * 1_000;
  return { status: response.status, retryAfterMs, body: response.ok && text !== "" ? JSON.parse(text) : undefined };
}

const comments = (count: number, cursor?: number | string) =>
  `/api/post/comments?videoId=${video}&count=${count}${cursor === undefined ? "" : `&cursor=${cursor}`}`;

/** Reads a list from a cursor on. Calls `between` before each request. Returns the cursors of the requested pages. */
async function readComments(
  count: number,
  {
    cursor,
    prefer,
    between,
    pages = 100,
  }: { cursor?: number; prefer?: string; between?: (cursor?: number) => Promise<unknown>; pages?: number } = {},
): Promise<number[]> {
  const read: number[] = [];
  for (let next = cursor; read.length < pages;) {
    await between?.(next);
    const { status, body } = await ask(comments(count, next), prefer === undefined ? {} : { prefer });
    assert.equal(status, 200);
    next = body.cursor;
    read.push(next);
    if (!body.hasMore) return read;
  }
  return read;
}

behaves("20 first requests at the same time", async () => {
  const prefer = "session=first";
  await Promise.all(Array.from({ length: 20 }, () => ask(comments(20), { prefer })));
  await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`/api/post/detail?videoId=${index}`, { prefer })));
});

behaves("the same request 30 times, one after the other", async () => {
  for (let count = 0; count < 30; count++) await ask("/api/live/stream");
});

behaves("a first page that is polled while the list is read", async () => {
  await readComments(20, { between: () => ask(comments(20)) });
});

behaves("a list that is left after its first page, and read from the start later", async () => {
  await ask(comments(10));
  await ask(comments(10));
  await readComments(10);
});

behaves("a list that is left in its middle, and read from the start later", async () => {
  await readComments(10, { pages: 2 });
  await readComments(10);
});

behaves("a list that is read twice, the first time to its end", async () => {
  await readComments(50);
  await readComments(50);
});

behaves("a list that is resumed where another process has stopped", async () => {
  const [, cursor = 0] = await readComments(15, { pages: 2, prefer: "session=before" });
  await readComments(15, { cursor, prefer: "session=after" });
});

behaves("a list that is resumed in the same session", async () => {
  const [, cursor = 0] = await readComments(15, { pages: 2 });
  await ask("/api/live/stream");
  await readComments(15, { cursor });
});

behaves("a list that is resumed from the middle after it was read to its end", async () => {
  const [first = 0] = await readComments(25);
  await readComments(25, { cursor: first });
});

behaves("a list with another page size after each page", async () => {
  let cursor: number | undefined;
  for (const count of [5, 7, 11]) cursor = (await ask(comments(count, cursor))).body.cursor;
});

behaves("a list that is read by its offset, with a page size that changes", async () => {
  let read = 0;
  for (const count of [1, 2, 1, 1]) {
    const { body } = await ask(`/api/post/discover?keyword=sea&count=${count}&cursor=${read}`);
    read += body.videoList.length;
    if (!body.hasMore) break;
  }
});

behaves("two lists that are read alternately", async () => {
  let other: number | undefined;
  await readComments(20, {
    async between() {
      other = (await ask(`/api/user/playlist?secUid=SEC1&count=1${other === undefined ? "" : `&cursor=${other}`}`)).body
        .cursor;
    },
    pages: 2,
  });
});

behaves("one list that is read alternately in two sessions", async () => {
  await readComments(20, {
    prefer: "session=one",
    between: (cursor) => ask(comments(20, cursor), { prefer: "session=two" }),
  });
});

behaves("the replies to each comment, while the comments are read", async () => {
  const { body } = await ask(comments(5));
  for (const { cid } of body.comments) {
    const replies = `/api/post/comment/replies?videoId=${video}&commentId=${cid}&count=2`;
    const first = await ask(replies);
    if (first.body.hasMore) await ask(`${replies}&cursor=${first.body.cursor}`);
  }
  await ask(comments(5, body.cursor));
});

const sounds = (page: number) => `/api/music/unlimited-sounds?limit=3&page=${page}`;

behaves("numbered pages at the same time, up to the total of the first one", async () => {
  const prefer = "session=total";
  const { body } = await ask(sounds(1), { prefer });
  const last = Math.ceil(body.data.total / 3);
  assert.ok(last > 2);
  await Promise.all(Array.from({ length: last - 1 }, (_, index) => ask(sounds(index + 2), { prefer })));
});

behaves("numbered pages from the last to the first", async () => {
  const { body } = await ask(sounds(1));
  for (let page = Math.ceil(body.data.total / 3); page > 0; page--) await ask(sounds(page));
});

behaves("a page between others", async () => {
  for (const page of [1, 3, 2]) await ask(sounds(page));
});

behaves("HEAD of each page before the page", async () => {
  await readComments(20, { between: (cursor) => ask(comments(20, cursor), { method: "HEAD" }) });
});

const failures = [
  "code=500",
  "scenario=not-json",
  "scenario=truncated",
  "scenario=reset",
  "scenario=reset, after=half",
  "scenario=in-band-failure",
];
behaves("each page again after each failure", async () => {
  await readComments(20, {
    async between(cursor) {
      for (const prefer of failures) await ask(comments(20, cursor), { prefer }).catch(() => {});
    },
  });
});

behaves("20 retries of a request that fails, and then succeeds", async () => {
  const statuses = [];
  for (let count = 0; count < 21; count++) {
    statuses.push((await ask("/api/place/info?placeId=5", { prefer: "scenario=flaky, times=20" })).status);
  }
  assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 500), 200]);
});

behaves("retries of a request that is rejected with 429, after the time in `retry-after`", async () => {
  for (const prefer of ["scenario=rate-limited, retry-after=1, session=limited", "code=429"]) {
    const { status, retryAfterMs } = await ask("/api/place/info?placeId=6", { prefer });
    assert.equal(status, 429);
    if (prefer.includes("session")) await wait(retryAfterMs);
    assert.equal((await ask("/api/place/info?placeId=6", prefer.includes("session") ? { prefer } : {})).status, 200);
  }
});

behaves("10 requests at the same time that a limit rejects, and their retries", async () => {
  const prefer = "scenario=rate-limited, retry-after=1, session=burst";
  const askAll = () =>
    Promise.all(Array.from({ length: 10 }, (_, index) => ask(`/api/place/info?placeId=${index}`, { prefer })));
  const rejected = await askAll();
  assert.ok(rejected.every(({ status }) => status === 429));
  await wait(Math.max(...rejected.map(({ retryAfterMs }) => retryAfterMs)));
  assert.ok((await askAll()).every(({ status }) => status === 200));
});

behaves("a request to another operation while one must wait", async () => {
  await ask("/api/place/info?placeId=7", { prefer: "code=429" });
  await ask("/api/collection/info?collectionId=7");
});

/** Aborts a request at an event of its response. */
async function abort(target: string, prefer: string, when: "before the response" | "in its body"): Promise<void> {
  const controller = new AbortController();
  const headers = { "x-gateway-key": "any", prefer };
  const asked = fetch(baseUrl + target, { headers, signal: controller.signal });
  if (when === "in its body") await (await asked).body?.getReader().read();
  else await wait(20);
  controller.abort();
  await asked.then((response) => response.text()).catch(() => {});
}

behaves("a page again after the caller has given up", async () => {
  await readComments(30, {
    async between(cursor) {
      await abort(comments(30, cursor), "scenario=slow, delay_ms=60000", "before the response");
      await abort(comments(30, cursor), "scenario=drip, bytes=100, pause_ms=60000", "in its body");
    },
  });
});

/** Counts the requests to which the mock has sent its response. */
async function countRequests(): Promise<number> {
  const report: { readonly requests: number } = JSON.parse(await (await fetch(`${baseUrl}/-/report`)).text());
  return report.requests;
}

behaves("a page again after the caller has left without reading the response", async () => {
  const { port, hostname, host } = new URL(baseUrl);
  await readComments(35, {
    async between(cursor) {
      const before = await countRequests();
      const socket = connect(Number(port), hostname).pause();
      const words = [`GET ${comments(35, cursor)} HTTP/1.1`, `host: ${host}`, "x-gateway-key: any", "\r\n"];
      socket.write(words.join("\r\n"));
      while ((await countRequests()) === before) await wait(1);
      socket.destroy();
    },
  });
});

behaves("a list with an empty page between others, and an empty list", async () => {
  assert.ok((await readComments(40, { prefer: "scenario=empty-page, session=empty" })).length > 2);
  await ask(comments(40), { prefer: "scenario=empty-list" });
});

behaves("ids of earlier responses, with all their digits", async () => {
  const { body } = await ask(comments(50));
  for (const { cid } of body.comments.slice(0, 5))
    await ask(`/api/post/comment/replies?videoId=${video}&commentId=${cid}`);
});

await runBehaviors();
