// The parameters of a list: accepted values, and changes by the caller during the iteration.

import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { ParamsError } from "../src/index.js";
import { open } from "./open-client.js";

const videoId = "7300000000000000001";

/** Opens a client for a list of comments with one page for each of `cursors`. */
function openComments(cursors: readonly (string | number)[] = [20, 40, 60]) {
  let count = 0;
  const { api, sent } = open(() => {
    count += 1;
    return Response.json({
      status_code: 0,
      comments: [{ cid: `${count}0` }, { cid: `${count}1` }],
      cursor: cursors[count - 1] ?? 0,
      hasMore: count < cursors.length ? 1 : 0,
    });
  });
  const queries = (): string[] => sent.map(({ url }) => new URL(url).search.slice(1));
  return { api, queries };
}

test("accepts the cursor of a page unchanged, as a number or text", async () => {
  const { api, queries } = openComments();

  const page = await api.posts.listComments({ videoId });
  await api.posts.listComments({ videoId, cursor: page.cursor });
  await api.posts.listComments({ videoId, cursor: String(page.cursor) });

  expect(queries().slice(1)).toEqual(Array(2).fill(`videoId=${videoId}&cursor=20`));
});

test("accepts the cursor of a page unchanged in every list that has one", async () => {
  const { api } = openComments();

  // The compiler checks these calls: some pages contain the cursor as a number, others as text.
  const calls = [
    async () => api.dramas.explore({ cursor: (await api.dramas.explore()).cursor }),
    async () =>
      api.users.listPlaylists({ secUid: "a", cursor: (await api.users.listPlaylists({ secUid: "a" })).cursor }),
    async () => api.users.listPosts({ secUid: "a", cursor: (await api.users.listPosts({ secUid: "a" })).data.cursor }),
    async () =>
      api.effects.listPosts({ effectId: "1", cursor: (await api.effects.listPosts({ effectId: "1" })).cursor }),
    async () => api.live.search({ keyword: "a", cursor: (await api.live.search({ keyword: "a" })).cursor }),
    async () =>
      api.posts.listCommentReplies({
        videoId,
        commentId: "1",
        cursor: (await api.posts.listCommentReplies({ videoId, commentId: "1" })).cursor,
      }),
  ];

  expect(calls).toHaveLength(6);
  await expect(calls[4]?.()).resolves.toBeDefined();
});

test("keeps every digit of a 64-bit cursor, and rejects a number that has lost digits", async () => {
  const cursor = "7301245789012345678";
  const { api, queries } = openComments([cursor, 0]);

  for await (const _ of api.posts.iterateComments({ videoId }));
  const rounded = api.posts.listComments({ videoId, cursor: Number(cursor) });

  await expect(rounded).rejects.toThrow("`cursor` must be text or an integer");
  await expect(rounded).rejects.toBeInstanceOf(ParamsError);
  expect(queries()).toEqual([`videoId=${videoId}`, `videoId=${videoId}&cursor=${cursor}`]);
});

test("accepts `undefined` for every optional parameter", async () => {
  const { api, queries } = openComments();

  await api.posts.listComments({ videoId, count: undefined, cursor: undefined });
  await api.users.getById({ userId: "1", secUid: undefined });
  await api.posts.iterateComments({ videoId, cursor: undefined }, { maxItems: 1 }).toArray();

  expect(queries()).toEqual([`videoId=${videoId}`, "userId=1", `videoId=${videoId}`]);
});

test("ignores later changes of the params and options by the caller", async () => {
  const { api, queries } = openComments();
  const params = { videoId, count: 2 };
  const options = { maxItems: 6, maxPages: 3, retry: {} };
  const comments = api.posts.iterateComments(params, options);
  const received: string[] = [];

  params.videoId = "1";
  for await (const { cid } of comments) {
    received.push(cid);
    Object.assign(params, { videoId: "2", count: 9, cursor: "7", more: true });
    Object.assign(options, { maxItems: 1, maxPages: 1, timeoutMs: -1 });
    await setImmediate();
  }

  expect(received).toEqual(["10", "11", "20", "21", "30", "31"]);
  expect(queries()).toEqual([
    `videoId=${videoId}&count=2`,
    `videoId=${videoId}&count=2&cursor=20`,
    `videoId=${videoId}&count=2&cursor=40`,
  ]);
});

test("ignores later changes of a list in the params by the caller", async () => {
  let count = 0;
  const { api, sent } = open(
    () => {
      count += 1;
      return Response.json({ data: { keyword_list: [{ keyword: `a${count}` }], pagination: { has_more: count < 2 } } });
    },
    { onDeprecated: () => {} },
  );
  const objective: (1 | 2 | 3)[] = [1, 2];

  for await (const _ of api.trending.iterateKeywords({ objective })) objective.push(3);

  expect(sent.map(({ url }) => new URL(url).searchParams.get("objective"))).toEqual(["1,2", "1,2"]);
});
