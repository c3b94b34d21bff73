import { expect, test, vi } from "vitest";
import type { BodyMetadata, SerializedBody } from "../call/metadata.js";
import { serializeBody } from "./serialize-body.js";

const write = (
  body: unknown,
  metadata: Pick<BodyMetadata, "mediaType" | "exact" | "encoding">,
): Partial<SerializedBody> => serializeBody({ body }, { param: "body", ...metadata }) ?? {};

const int64 = { fields: { id: { int64: true } } } as const;

test("writes JSON, and 64-bit numbers with all their digits", () => {
  const { body, contentType } = write(
    { id: "7300000000000000001" },
    { mediaType: "application/vnd.api+json", exact: int64 },
  );

  expect(body).toBe('{"id":7300000000000000001}');
  expect(contentType).toBe("application/vnd.api+json");
});

test("writes a text as a JSON text", () => {
  expect(write("a", { mediaType: "application/json" }).body).toBe('"a"');
});

test("writes a form, with lists and objects in it", () => {
  const values = { a: "x y", b: ["1", "2"], c: { d: 1 }, f: undefined, g: null };

  const { body, contentType } = write(values, { mediaType: "application/x-www-form-urlencoded" });

  expect(body).toBe("a=x%20y&b=1&b=2&c=%7B%22d%22%3A1%7D&g=null");
  expect(contentType).toBe("application/x-www-form-urlencoded");
});

test("writes the parts of a form, and leaves its content type to fetch", async () => {
  const file = new File(["content"], "a.txt", { type: "text/plain" });

  const { body, contentType } = write(
    { file, tags: ["x", "y"], meta: { n: 1 }, none: undefined },
    { mediaType: "multipart/form-data" },
  );

  const form = await new Response(body).formData();
  expect(form.get("file")).toMatchObject({ name: "a.txt", type: "text/plain" });
  expect(form.getAll("tags")).toEqual(["x", "y"]);
  expect([form.get("meta"), form.has("none")]).toEqual(['{"n":1}', false]);
  expect(contentType).toBeNull();
});

test("names a `Blob` in a runtime whose `Blob` has a `name`, as in Bun", async () => {
  const { body } = write(
    { file: Object.assign(new Blob(["x"]), { name: undefined }) },
    { mediaType: "multipart/form-data" },
  );

  expect(await new Response(body).text()).toContain('; filename="blob"');
});

test("writes the bytes of streams of Node, and of other iterables", async () => {
  const { body, contentType, duplex } = write(listBytes(), { mediaType: "application/octet-stream" });

  expect(await new Response(body).text()).toBe("ab");
  expect([contentType, duplex]).toEqual(["application/octet-stream", "half"]);
});

async function* listBytes(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array([97]);
  yield new Uint8Array([98]);
}

test("writes null in each kind of form", async () => {
  const values = { note: null, tags: ["a", null], meta: { note: null }, list: [{ note: null }, null], json: null };
  const encoding = { json: { contentType: "application/json" }, photo: { contentType: "image/png" } };

  const text = write(values, { mediaType: "application/x-www-form-urlencoded", encoding });
  const parts = write({ ...values, photo: null }, { mediaType: "multipart/form-data", encoding });

  const expected = [
    ["note", "null"],
    ["tags", "a"],
    ["tags", "null"],
    ["meta", '{"note":null}'],
    ["list", '{"note":null}'],
    ["list", "null"],
    ["json", "null"],
  ];
  expect([...new URLSearchParams(await new Response(text.body).text())]).toEqual(expected);
  expect([...(await new Response(parts.body).formData())]).toEqual([...expected, ["photo", "null"]]);
  const types = (await new Response(parts.body).text()).match(/^content-type: .*$/gm);
  expect(types).toEqual(Array.from({ length: 3 }, () => "content-type: application/json"));
});

test("writes parts in the style of their encoding", async () => {
  const encoding = {
    spaced: { style: "spaceDelimited" },
    deep: { style: "deepObject" },
    exploded: { style: "form" },
    pairs: { style: "form", explode: false },
  } as const;
  const values = {
    spaced: [1, 2],
    deep: { a: { b: 1 } },
    exploded: { x: "ä", y: [1, 2] },
    pairs: { c: 1 },
  };

  const { body } = write(values, { mediaType: "multipart/form-data", encoding });

  expect([...(await new Response(body).formData())]).toEqual([
    ["spaced", "1 2"],
    ["deep[a][b]", "1"],
    ["x", "ä"],
    ["y", "1"],
    ["y", "2"],
    ["pairs", "c,1"],
  ]);
});

test("writes a text as JSON where a part is declared as JSON", async () => {
  const encoding = { a: { contentType: "application/json" }, b: { contentType: "application/json" } };

  const { body } = write({ a: "5", b: ["x", 1] }, { mediaType: "multipart/form-data", encoding });

  expect([...(await new Response(body).formData())]).toEqual([
    ["a", '"5"'],
    ["b", '"x"'],
    ["b", "1"],
  ]);
});

const stream = (...chunks: readonly string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

test("writes streams as parts, one after the other", async () => {
  const values = { file: stream("ab", "c"), name: "x", more: [stream("d"), new Blob(["e"])], none: stream() };

  const { body, contentType, duplex } = write(values, { mediaType: "multipart/form-data" });

  const form = await new Response(body, { headers: { "content-type": contentType ?? "" } }).formData();
  const files = [form.get("file"), ...form.getAll("more"), form.get("none")];
  expect(await Promise.all(files.map((file) => new Response(file).text()))).toEqual(["abc", "d", "e", ""]);
  expect([form.get("name"), duplex]).toEqual(["x", "half"]);
});

test("reads a part when its turn comes, and cancels all parts", async () => {
  const events: string[] = [];
  const part = (name: string): ReadableStream<Uint8Array> =>
    new ReadableStream(
      {
        pull: (controller) => {
          events.push(`read ${name}`);
          controller.enqueue(new Uint8Array([1]));
        },
        cancel: (reason) => void events.push(`cancel ${name}: ${reason}`),
      },
      { highWaterMark: 0 },
    );
  const { body } = write({ a: part("a"), b: part("b") }, { mediaType: "multipart/form-data" });
  if (!(body instanceof ReadableStream)) throw new Error("The body is not a stream.");
  const reader = body.getReader();

  await reader.read();
  await reader.read();
  await reader.cancel("enough");

  expect(events.filter((event) => event !== "read a")).toEqual(["cancel a: enough", "cancel b: enough"]);
  expect(events).toContain("read a");
});

test("rejects a stream that was sent before", () => {
  const file = stream("a");
  write({ file }, { mediaType: "multipart/form-data" });

  expect(() => write({ more: [file] }, { mediaType: "multipart/form-data" })).toThrow(
    "`body` has a stream that was already read. Pass a new one.",
  );
});

test.each([
  ["multipart/form-data", new FormData()],
  ["application/x-www-form-urlencoded", new URLSearchParams({ a: "1" })],
  ["application/octet-stream", new Uint8Array([1, 2])],
  ["image/png", new Blob(["x"])],
  ["text/plain", "as it is"],
])("sends a serialized body of `%s` unchanged", (mediaType, ready) => {
  expect(write(ready, { mediaType }).body).toBe(ready);
});

test("leaves the content type to fetch if the document has a range", () => {
  expect(write(new Blob(["x"], { type: "image/png" }), { mediaType: "*/*" }).contentType).toBeNull();
});

test("writes no body for `undefined`, and JSON for null", () => {
  expect(write(undefined, { mediaType: "application/json" })).toEqual({});
  expect(write(null, { mediaType: "application/json" }).body).toBe("null");
});

test.each([
  ["application/json", { id: 1 }, "String"],
  ["multipart/form-data", { id: 1, file: new Uint8Array([1]) }, "Blob"],
])("writes a body of `%s` in a runtime without streams, such as React Native", (mediaType, given, kind) => {
  vi.stubGlobal("ReadableStream", undefined);
  try {
    const { body } = write(given, { mediaType });

    expect(Object(body).constructor.name).toBe(kind);
  } finally {
    vi.unstubAllGlobals();
  }
});
