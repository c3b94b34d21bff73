import { Readable } from "node:stream";
import { startMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

const { compileAll, openClient, pick, spec } = await openScenario("multipart-parts");
const echo = await startEcho();
echo.respondBy((_, response) => void response.writeHead(204).end());
const call = openClient({ baseUrl: echo.url });
const form = 'content-disposition: form-data; name="';
const png = new Uint8Array([0x89, 0x50, 0, 0xff]);

/** Returns the media type of the only request that arrived, and its parts. */
function takeParts(): [contentType: string, parts: string[]] {
  const [request, ...others] = echo.takeRequests();
  expect(others).toEqual([]);
  if (!request) throw new Error("No request arrived.");
  const [type = "", boundary] = String(request.headers["content-type"]).split("; boundary=");
  const parts = request.body.toString("latin1").split(`--${boundary}`);
  expect([parts[0], parts.at(-1)]).toEqual(["", "--\r\n"]);
  return [type, parts.slice(1, -1)];
}

test("sends the headers of parts", async () => {
  await call("photos.add", {
    body: { photo: new File([png], "a.png"), thumbnail: new Blob(["x"]), tags: ["a", "b"] },
    partHeaders: {
      photo: { "X-Rotation": 90, "X-Caption": "by the sea" },
      thumbnail: { "X-Size": { w: 3, h: 4 } },
      tags: { "X-Weights": [1, 0.5] },
    },
  });

  expect(takeParts()).toEqual([
    "multipart/form-data",
    [
      `\r\n${form}photo"; filename="a.png"\r\ncontent-type: image/png\r\nX-Rotation: 90\r\nX-Caption: by the sea\r\n\r\n\u0089P\0ÿ\r\n`,
      `\r\n${form}thumbnail"; filename="blob"\r\ncontent-type: application/octet-stream\r\nX-Size: w=3,h=4\r\n\r\nx\r\n`,
      `\r\n${form}tags"\r\nX-Weights: 1,0.5\r\n\r\na\r\n`,
      `\r\n${form}tags"\r\nX-Weights: 1,0.5\r\n\r\nb\r\n`,
    ],
  ]);
});

test("sends streams of Node, and other iterables of bytes, once", async () => {
  const partHeaders = { photo: { "X-Rotation": 90 }, thumbnail: { "X-Size": { w: 3, h: 4 } } };
  const body = { photo: Readable.from([png]), thumbnail: listBytes() };

  await call("photos.add", { body, partHeaders });

  expect(takeParts()).toEqual([
    "multipart/form-data",
    [
      `\r\n${form}photo"; filename="photo"\r\ncontent-type: image/png\r\nX-Rotation: 90\r\n\r\n\u0089P\0ÿ\r\n`,
      `\r\n${form}thumbnail"; filename="thumbnail"\r\ncontent-type: application/octet-stream\r\nX-Size: w=3,h=4\r\n\r\n\u0089P\0ÿü\r\n`,
    ],
  ]);
  await expect(call("photos.add", { body, partHeaders })).rejects.toThrow("`body` has a stream that was already read.");
});

async function* listBytes(): AsyncGenerator<Uint8Array> {
  yield png;
  yield Buffer.from([0xfc]);
}

test("the types of the client take files as bytes, streams and forms", async () => {
  const errors = await compileAll(
    [
      "{ photo: new Uint8Array(1), thumbnail: new ArrayBuffer(1) }",
      "{ photo: new Blob().stream(), thumbnail: list() }",
      "new FormData()",
      `{ photo: "text" }`,
    ].map(
      (body) => `import { createClient } from "./index.js";
declare function list(): AsyncGenerator<Uint8Array>;
void list;
void createClient({ baseUrl: "http://a.example" }).photos.add({ body: ${body}, partHeaders: { photo: { "X-Rotation": 90 } } });
`,
    ),
  );

  expect(errors.map((each) => each.includes("TS2322"))).toEqual([false, false, false, true]);
  expect(errors.slice(0, 3)).toEqual(["", "", ""]);
});

test("sends headers of parts as JSON, in the media type that the caller chooses", async () => {
  await call("photos.add", {
    body: { photo: new Blob(["x"]) },
    contentType: "multipart/mixed",
    partHeaders: { photo: { "X-Place": { city: "Rome" } } },
  });

  expect(takeParts()).toEqual([
    "multipart/mixed",
    [
      `\r\n${form}photo"; filename="blob"\r\ncontent-type: application/octet-stream\r\nX-Place: {"city":"Rome"}\r\n\r\nx\r\n`,
    ],
  ]);
});

test.each<[params: object, message: string]>([
  [{}, '`partHeaders.photo["X-Rotation"]` must be one of `0`, `90`, `180`, `270`, got nothing.'],
  [
    { partHeaders: { photo: { "X-Rotation": 45 } } },
    '`partHeaders.photo["X-Rotation"]` must be one of `0`, `90`, `180`, `270`, got `45`.',
  ],
  [{ partHeaders: { photo: { "X-Rotation": 0, "X-Other": "a" } } }, '`partHeaders.photo["X-Other"]`'],
  [{ partHeaders: { photo: { "X-Rotation": 0 }, other: {} } }, "`partHeaders.other`"],
  [{ partHeaders: { photo: { "X-Rotation": 0, "X-Caption": "a\r\nX-Other: b" } } }, "holds a character"],
])("sends nothing for the invalid headers of parts in %j", async (params, message) => {
  await expect(call("photos.add", { body: { photo: new Blob(["x"]) }, ...params })).rejects.toThrow(message);
  expect(echo.takeRequests()).toEqual([]);
});

test("sends a stream as a part, but never a second time", async () => {
  echo.respondBy((_, response) => void response.writeHead(503).end());
  onTestFinished(() => echo.respondBy((_, response) => void response.writeHead(204).end()));
  const body = { photo: new Blob([png]).stream(), thumbnail: new Blob(["x"]).stream(), tags: ["a"] };
  const partHeaders = { photo: { "X-Rotation": 0 }, thumbnail: { "X-Size": { w: 1 } } };

  const pending: Promise<unknown> = call("photos.add", { body, partHeaders }, { repeatable: true });

  await expect(pending).rejects.toMatchObject({ status: 503, attempts: 1 });
  const [type, parts] = takeParts();
  expect([type, parts.map((part) => part.replace(/^.*\r\n\r\n/s, ""))]).toEqual([
    "multipart/form-data",
    ["\u0089P\0ÿ\r\n", "x\r\n", "a\r\n"],
  ]);
  await expect(call("photos.add", { body, partHeaders })).rejects.toThrow(
    "`body` has a stream that was already read. Pass a new one.",
  );
});

test("rejects with a `ConnectionError` when the stream of a part fails", async () => {
  const cause = new Error("The disk is gone.");
  const photo = new ReadableStream({ pull: (controller) => controller.error(cause) });

  const pending: Promise<unknown> = call("photos.add", {
    body: { photo },
    partHeaders: { photo: { "X-Rotation": 0 } },
  });

  await expect(pending).rejects.toThrow(pick("ConnectionError"));
});

test("the mock accepts streams and headers of parts, and checks the headers", async () => {
  const mock = await startMock({ spec, port: 0 });
  onTestFinished(() => mock.stop());
  const body = { photo: new Blob([png]).stream(), thumbnail: new Blob(["x"]), tags: ["a", "b"] };
  const partHeaders = {
    photo: { "X-Rotation": 90, "X-Caption": "by the sea" },
    thumbnail: { "X-Size": { w: 3, h: 4 } },
    tags: { "X-Weights": [1, 0.5] },
  };
  const bareForm = new FormData();
  bareForm.append("photo", new Blob([png], { type: "image/png" }));

  expect(await openClient({ baseUrl: mock.url })("photos.add", { body, partHeaders })).toBeUndefined();
  const bare = await fetch(`${mock.url}/photos`, { method: "POST", body: bareForm });
  expect(bare.headers.get("x-mock-violation")).toContain("the part `photo` has no header `X-Rotation`");
  expect(mock.warnings.filter((warning) => warning.includes("multipart/form-data"))).toEqual([]);
});

test("the types of parts and of their headers depend on the media type", async () => {
  const rotation = 'partHeaders: { photo: { "X-Rotation": 90 } }';
  const complaints = await compileAll(
    [
      `{ body: { photo: new Blob().stream() }, ${rotation} }`,
      `{ body: { photo: new Blob() }, contentType: "multipart/mixed" }`,
      "{ body: { photo: new Blob() } }",
      `{ body: { photo: new Blob() }, partHeaders: { photo: { "X-Rotation": 45 } } }`,
      `{ body: { photo: new Blob() }, contentType: "multipart/mixed", ${rotation} }`,
    ].map(printProgram),
  );

  const expected = ["", "", ...Array.from({ length: 3 }, () => expect.stringContaining("program.ts(2,"))];
  expect(complaints).toEqual(expected);
});

function printProgram(params: string): string {
  return `import { createClient } from "./index.js";
export const done: Promise<void> = createClient({ baseUrl: "http://a.example" }).photos.add(${params});
`;
}
