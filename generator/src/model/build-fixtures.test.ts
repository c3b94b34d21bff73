import { expect, test } from "vitest";
import { buildFixtures } from "./build-fixtures.ts";
import { buildSamples } from "./build-sample.ts";
import type { Pagination, PathStep } from "./model.ts";
import { readSampleValue } from "./sample-value.ts";
import type { Json } from "./json.ts";
import type { Schema } from "./schema.ts";

const song: Schema = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "string", examples: ["7300000000000000000"] } },
};
const songs: Schema = { type: "array", items: { $ref: "#/components/schemas/Song" } };

const common = {
  iterate: "iterateSongs",
  paginate: "paginateSongs",
  param: "cursor",
  paramType: "string",
  start: "0",
  items: [{ name: "songs", optional: true }],
  itemType: { kind: "schema", name: "Song" },
  hasMore: [[{ name: "hasMore", optional: false }]],
  total: [],
  key: undefined,
  size: undefined,
} as const;

function valuesOf(
  page: Schema,
  pagination: Pagination | undefined,
  examples: readonly unknown[] = [],
  otherSpellings: ReadonlySet<Schema> = new Set(),
): Record<string, Json> {
  const schemas = { Song: song, Page: page };
  const aliases = new Map(Object.keys(schemas).map((key) => [key, key]));
  const samples = buildSamples({ schemas, aliases, otherSpellings });
  const fixtures = buildFixtures(samples, {
    schema: { $ref: "#/components/schemas/Page" },
    examples,
    pagination,
    echoes: [],
    request: { kind: "object", fields: [] },
  });
  return Object.fromEntries(fixtures.map(({ name, sample }) => [name, readSampleValue(sample, 0, samples.byAlias)]));
}

const ids = (...last: readonly number[]): Json[] => last.map((digit) => ({ id: `730000000000000000${digit}` }));

test("links the pages of a cursor list, in the types of its fields", () => {
  const page: Schema = {
    type: "object",
    properties: { songs, cursor: { type: "integer" }, hasMore: { type: "integer" } },
  };

  const pages = valuesOf(page, {
    ...common,
    style: "cursor",
    next: [[{ name: "cursor", optional: true }]],
    nextTypes: ["number"],
  });

  expect(pages).toEqual({
    firstPage: { songs: ids(1, 2, 3), cursor: 121_260, hasMore: 1 },
    secondPage: { songs: ids(4, 5, 6), cursor: 242_520, hasMore: 1 },
    lastPage: { songs: ids(7, 8), cursor: 323_360, hasMore: 0 },
    emptyPage: { songs: [], cursor: 0, hasMore: 0 },
  });
});

test("gives each list cursors of its own, and the same each time", () => {
  const page: Schema = { type: "object", properties: { songs, cursor: { type: "string" } } };
  const cursorsOf = (paginate: string) =>
    Object.values(
      valuesOf(page, {
        ...common,
        paginate,
        style: "cursor",
        next: [[{ name: "cursor", optional: true }]],
        nextTypes: ["string"],
      }),
    ).flatMap((each) => (each as { cursor?: string }).cursor ?? []);
  const [songsOfArtist, songsOfAlbum] = [cursorsOf("paginateArtistSongs"), cursorsOf("paginateAlbumSongs")];

  expect(songsOfArtist).toHaveLength(4);
  expect(cursorsOf("paginateArtistSongs")).toEqual(songsOfArtist);
  // Both begin at the default.
  expect(songsOfArtist.filter((cursor) => songsOfAlbum.includes(cursor))).toEqual(["0"]);
});

test("ends a list that only its cursor ends", () => {
  const page: Schema = { type: "object", properties: { songs, cursor: { type: "integer" } } };

  const pages = valuesOf(page, {
    ...common,
    hasMore: [],
    style: "cursor",
    next: [[{ name: "cursor", optional: true }]],
    nextTypes: ["number"],
  });

  expect(pages["secondPage"]).toMatchObject({ cursor: 242_520 });
  expect(pages["lastPage"]).toEqual({ songs: ids(7, 8) });
});

test("counts pages and items where the envelope does", () => {
  const envelope: Schema = {
    type: "object",
    properties: {
      has_more: { type: "boolean" },
      page: { type: "integer" },
      size: { type: "integer" },
      total_count: { type: "integer" },
    },
  };
  const page: Schema = {
    type: "object",
    properties: { data: { type: "object", properties: { songs, pagination: envelope } } },
  };

  const pages = valuesOf(page, {
    ...common,
    style: "page",
    param: "page",
    start: 1,
    items: [
      { name: "data", optional: true },
      { name: "songs", optional: true },
    ],
    hasMore: [envelopeField("has_more")],
    total: [envelopeField("total_count")],
    size: { param: "limit", default: 20, maximum: 20 },
  });

  expect(pages["lastPage"]).toEqual({
    data: { songs: ids(7, 8), pagination: { has_more: false, page: 3, size: 3, total_count: 8 } },
  });
  expect(pages["emptyPage"]).toMatchObject({ data: { pagination: { page: 1, total_count: 0 } } });
});

test("writes what has several spellings by the first, and by others that have to be there", () => {
  const page: Schema = {
    type: "object",
    required: ["more"],
    properties: { songs, hasMore: { type: "integer" }, has_more: { type: "boolean" }, more: { type: "boolean" } },
  };
  const hasMore = [
    [{ name: "hasMore", optional: true }],
    [{ name: "has_more", optional: true }],
    [{ name: "more", optional: false }],
  ];

  const pages = valuesOf(
    page,
    { ...common, style: "offset", hasMore },
    [],
    new Set([page.properties?.["has_more"] ?? true]),
  );

  expect(pages["firstPage"]).toEqual({ songs: ids(1, 2, 3), hasMore: 1, more: true });
  expect(pages["lastPage"]).toEqual({ songs: ids(7, 8), hasMore: 0, more: false });
});

test("has no empty page where the list must not be empty", () => {
  const page: Schema = {
    type: "object",
    properties: { songs: { ...songs, minItems: 1 }, hasMore: { type: "boolean" } },
  };

  expect(Object.keys(valuesOf(page, { ...common, style: "offset" }))).toEqual(["firstPage", "secondPage", "lastPage"]);
});

test("takes the first valid example of the body as it is", () => {
  const page: Schema = { type: "object", required: ["songs"], properties: { songs } };

  expect(valuesOf(page, undefined, [{ songs: 3 }, { songs: [{ id: "1" }] }])).toEqual({
    example: { songs: [{ id: "1" }] },
  });
});

function envelopeField(name: string): PathStep[] {
  return ["data", "pagination", name].map((step) => ({ name: step, optional: true }));
}
