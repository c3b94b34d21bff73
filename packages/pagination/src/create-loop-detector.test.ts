import { expect, test } from "vitest";
import { iterateCursor } from "./iterate-cursor.js";
import { iterateOffset } from "./iterate-offset.js";
import { iteratePages } from "./iterate-pages.js";
import type { Paginator } from "./create-paginator.js";

interface Song {
  id: string | number | null;
  url: string;
}

let signature = 0;

/** Songs whose addresses are signed anew each time. */
function sign(...ids: Song["id"][]): Song[] {
  return ids.map((id) => ({ id, url: `https://cdn.example/${id}?signature=${(signature += 1)}` }));
}

const list = {
  operation: "songs.list",
  getItems: (page: Song[]) => page,
  hasMore: () => true,
  getKey: (song: Song) => song.id,
};

/** Walks pages that come in this order for ever, in each of the three styles. */
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

/** The ids that a paginator hands out, and how it ended. */
async function collect(songs: Paginator<Song[], Song>): Promise<{ met: unknown[]; error: unknown }> {
  const met: unknown[] = [];
  try {
    for await (const song of songs) met.push(song.id);
    return { met, error: undefined };
  } catch (error) {
    return { met, error };
  }
}

test.each(Object.entries(styles))("knows a page again whose addresses were signed anew: %s", async (_, paginator) => {
  const { met, error } = await collect(paginator([1, "2"]));

  expect(met).toEqual([1, "2"]);
  expect(String(error)).toContain("repeats an earlier page");
});

test.each(Object.entries(styles))("knows a page again that comes later: %s", async (_, paginator) => {
  const { met, error } = await collect(paginator([1, 2], [3], [4, 5]));

  expect(met).toEqual([1, 2, 3, 4, 5]);
  expect(String(error)).toContain("repeats an earlier page");
});

test.each(Object.entries(styles))(
  "takes no single item that is pinned for a page repeated: %s",
  async (_, paginator) => {
    const { met } = await collect(paginator([7], [1, 7], [7, 2], [7], [3, 7]));

    expect(met).toEqual([7, 1, 7, 7, 2, 7, 3, 7, 7]);
  },
);

test.each(Object.entries(styles))("ends though single items alternate for ever: %s", async (style, paginator) => {
  const { met, error } = await collect(paginator([1], [2]));

  expect(error).toMatchObject({ name: "PaginationLoopError" });
  expect(met).toHaveLength(2 + (style === "cursor" ? 101 : 11));
});

test("lets a cursor paginator go on behind a page that was repeated, with the position of the error", async () => {
  const { error } = await collect(styles.cursor([1, 2]));

  expect(error).toMatchObject({ resumeToken: { operation: "songs.list", page: "c2", skip: 0 } });
});

test("compares an item that came without its key by all that it holds", async () => {
  let fetched = 0;
  const paginator = iteratePages<Song[], Song>({
    ...list,
    fetchPage: async () => [{ id: null, url: `a${(fetched += 1)}` }, ...sign(1)],
    hasMore: () => fetched < 3,
  });

  expect(await paginator.toArray()).toHaveLength(6);
});

test("takes an empty key for none, since a service that fills in nothing gives it to every item", async () => {
  let fetched = 0;
  const paginator = iteratePages<Song[], Song>({
    ...list,
    fetchPage: async () => [1, 2].map(() => ({ id: "", url: `a${(fetched += 1)}` })),
    hasMore: () => fetched < 6,
  });

  expect(await paginator.toArray()).toHaveLength(6);
});
