// A cursor belongs to the list that gave it out: the comments of one post, and not those of another.

import { afterAll, beforeAll, expect, test } from "vitest";
import { readAt } from "../src/answer/places.js";
import { type Mock, startMock } from "../src/index.js";
import { readCall, readWords } from "./read-curl.js";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

const example = "7301245789012345678";

function ask(path: string, query: Record<string, string>, prefer = ""): Promise<Response> {
  return fetch(`${mock.url}${path}?${new URLSearchParams(query).toString()}`, {
    headers: { "x-gateway-key": "any", prefer },
  });
}

async function readCursor(path: string, query: Record<string, string>, prefer = ""): Promise<string> {
  const body = (await (await ask(path, query, prefer)).json()) as { cursor: string | number };
  return String(body.cursor);
}

async function readProblem(path: string, query: Record<string, string>): Promise<string> {
  const response = await ask(path, query);
  expect(response.status).toBe(400);
  return response.headers.get("x-mock-problem") ?? "";
}

const comments = "/api/post/comments";

test.each([
  ["of the example call", { videoId: example }],
  ["of another post", { videoId: "1" }],
  ["of another post, in pages of two", { videoId: "1", count: "2" }],
  ["of another post, made of a seed", { videoId: "1" }, "seed=7"],
  ["of another post, chosen by name", { videoId: "1" }, "example=firstPage"],
])("refuses a cursor of the comments %s for those of a third", async (_, query, prefer = "") => {
  const cursor = await readCursor(comments, query, prefer);

  expect((await ask(comments, { ...query, cursor }, prefer)).status).toBe(200);
  expect(await readProblem(comments, { ...query, videoId: "2", cursor })).toBe(
    `query.cursor: \`cursor\` is \`${cursor}\`, which belongs to another list of posts.listComments, one of another \`videoId\`; \`0\` asks for the first page, and each page tells at \`cursor\` what asks for the one after it. (position-unknown)`,
  );
});

test("says of a cursor that was counted on from one given out that no page gave it out", async () => {
  const query = { videoId: example, count: "5" };
  const given = Number(await readCursor(comments, query));

  for (const step of [1, 2, 10, 100, 1_000, -1]) {
    expect(await readProblem(comments, { ...query, cursor: String(given + step) })).toContain(
      `\`cursor\` is \`${given + step}\`, which no page of posts.listComments gave out;`,
    );
  }
});

test("walks the comments of each post through the same pages, which the fixtures hold", async () => {
  const ids = await Promise.all(
    [example, "1"].map(async (videoId) => {
      const found: unknown[] = [];
      for (let [cursor, more] = ["0", true]; more;) {
        const page = (await (await ask(comments, { videoId, cursor })).json()) as {
          comments: { cid: string }[];
          cursor: number;
          hasMore: number;
        };
        found.push(page.comments.map(({ cid }) => cid));
        [cursor, more] = [String(page.cursor), page.hasMore === 1];
      }
      return found;
    }),
  );

  expect(ids[0]).toHaveLength(3);
  expect(ids[1]).toEqual(ids[0]);
  expect(mock.report().operations.flatMap(({ answers }) => answers.map(({ name }) => name))).toContain("lastPage");
});

test("gives the page that is asked for by its name as one of the list that is asked for", async () => {
  const body: unknown = await (await ask(comments, { videoId: "42" }, "example=secondPage")).json();

  expect(readAt(body, "comments.0.aweme_id")).toBe("42");
  expect(readAt(body, "cursor")).not.toBe(42006);
});

test("refuses a cursor of the replies to another comment of the same post", async () => {
  const path = "/api/post/comment/replies";
  const cursor = await readCursor(path, { videoId: "1", commentId: "5" });

  expect(await readProblem(path, { videoId: "1", commentId: "6", cursor })).toContain("`videoId` or `commentId`");
});

test("refuses a cursor of a list that was chosen otherwise, a default being as good as what is left out", async () => {
  const path = "/api/drama/explore";
  const cursor = await readCursor(path, { type: "10", count: "2" });

  expect((await ask(path, { cursor })).status).toBe(200);
  expect(await readProblem(path, { type: "7", cursor })).toContain("`type` or `releasePeriod`");
});

test("takes another size, and another text that may be left out, on the way through a list", async () => {
  const cursor = await readCursor(comments, { videoId: "1", count: "2" });
  const search = await readCursor("/api/search/live", { keyword: "rain", search_id: "0" });

  expect((await ask(comments, { videoId: "1", count: "7", cursor })).status).toBe(200);
  expect((await ask("/api/search/live", { keyword: "rain", search_id: "20261101", cursor: search })).status).toBe(200);
  expect(await readProblem("/api/search/live", { keyword: "snow", cursor: search })).toContain("`keyword`");
});

test("corrects a request with a cursor of another list by leaving it out", async () => {
  const cursor = await readCursor(comments, { videoId: "1" });
  const refused = await ask(comments, { videoId: "2", cursor });
  const [words = []] = readWords([refused.headers.get("x-mock-correction") ?? ""], "any");

  expect(readCall(words).url).toBe(`${mock.url}${comments}?videoId=2`);
});
