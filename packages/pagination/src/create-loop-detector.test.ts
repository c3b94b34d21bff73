import { expect, test } from "vitest";
import { parseHasMore } from "./create-loop-detector.js";
import { iterateCursor } from "./iterate-cursor.js";
import { iterateOffset } from "./iterate-offset.js";
import { iteratePages } from "./iterate-pages.js";
import type { Paginator } from "./create-paginator.js";

interface Song {
  id: string | number | null;
  url: string;
}

let signature = 0;

/** Creates songs whose addresses have new signatures each time. */
function sign(...ids: Song["id"][]): Song[] {
  return ids.map((id) => ({ id, url: `https://cdn.example/${id}?signature=${(signature += 1)}` }));
}

const list = {
  operation: "songs.list",
  getItems: (page: Song[]) => page,
  hasMore: () => true,
  getKey: (song: Song) => song.id,
};

/** Paginates pages that repeat in this order forever, in each of the three styles. */
const styles = {
  cursor(...pages: Song["id"][][]) {
    let fetched = 0;
    const { hasMore: _, ...rest } = list;
    const fetchPage = async () => sign(...(pages[fetched++ % pages.length] ?? []));
    return iterateCursor<Song[], Song, string>({ ...rest, fetchPage, getNextCursor: () => `c${fetched}` });
  },
  page(...pages: Song["id"][][]) {
    return iteratePages<Song[], Song>({
      ...list,
      fetchPage: async (number) => sign(...(pages[(number - 1) % pages.length] ?? [])),
    });
  },
  offset(...pages: Song["id"][][]) {
    let fetched = 0;
    return iterateOffset<Song[], Song>({
      ...list,
      fetchPage: async () => sign(...(pages[fetched++ % pages.length] ?? [])),
    });
  },
};

/** Returns the ids that a paginator returned, and the error that ended it. */
async function collect(songs: Paginator<Song[], Song>): Promise<{ received: unknown[]; error: unknown }> {
  const received: unknown[] = [];
  try {
    for await (const song of songs) received.push(song.id);
    return { received, error: undefined };
  } catch (error) {
    return { received, error };
  }
}

test.each(Object.entries(styles))("recognizes a repeated page with new signatures: %s", async (_, paginator) => {
  const { received, error } = await collect(paginator([1, "2"]));

  expect(received).toEqual([1, "2"]);
  expect(String(error)).toContain("repeats an earlier page");
});

test.each(Object.entries(styles))("recognizes a page that comes again later: %s", async (_, paginator) => {
  const { received, error } = await collect(paginator([1, 2], [3], [4, 5]));

  expect(received).toEqual([1, 2, 3, 4, 5]);
  expect(String(error)).toContain("repeats an earlier page");
});

test.each(Object.entries(styles))("does not take a pinned item for a repeated page: %s", async (_, paginator) => {
  const { received } = await collect(paginator([7], [1, 7], [7, 2], [7], [3, 7]));

  expect(received).toEqual([7, 1, 7, 7, 2, 7, 3, 7, 7]);
});

test.each(Object.entries(styles))("ends when single items alternate forever: %s", async (style, paginator) => {
  const { received, error } = await collect(paginator([1], [2]));

  expect(error).toMatchObject({ name: "PaginationLoopError" });
  expect(received).toHaveLength(2 + (style === "cursor" ? 101 : 11));
});

test("a cursor list can go on after a repeated page with the token of the error", async () => {
  const { error } = await collect(styles.cursor([1, 2]));

  expect(error).toMatchObject({ resumeToken: { operation: "songs.list", page: "c2", skip: 0 } });
});

test("compares an item without a key by its content", async () => {
  let fetched = 0;
  const paginator = iteratePages<Song[], Song>({
    ...list,
    fetchPage: async () => [{ id: null, url: `a${(fetched += 1)}` }, ...sign(1)],
    hasMore: () => fetched < 3,
  });

  expect(await paginator.toArray()).toHaveLength(6);
});

test("ignores a key that is empty, since the service did not fill it in", async () => {
  let fetched = 0;
  const paginator = iteratePages<Song[], Song>({
    ...list,
    fetchPage: async () => [1, 2].map(() => ({ id: "", url: `a${(fetched += 1)}` })),
    hasMore: () => fetched < 6,
  });

  expect(await paginator.toArray()).toHaveLength(6);
});

test.each([true, 1, 2, -1, "1", "true", "TRUE", " true ", "2"])("reads `hasMore: %j` as yes", (value) => {
  expect(parseHasMore(value)).toBe(true);
});

test.each([false, 0, "0", "false", "False", "00"])("reads `hasMore: %j` as no", (value) => {
  expect(parseHasMore(value)).toBe(false);
});

test.each([undefined, null, "", " ", "maybe", {}, [], [1]])("reads `hasMore: %j` as neither yes nor no", (value) => {
  expect(parseHasMore(value)).toBeUndefined();
});
