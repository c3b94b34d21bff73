import { expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { type ArrivedRequest, startEcho } from "./start-echo.ts";

const { compileAll, openClient, pick } = await openScenario("media-types");
const echo = await startEcho();
echo.respondBy((_, response) => void response.writeHead(204).end());
const call = openClient({ baseUrl: echo.url });
const png = new Uint8Array([0x89, 0x50, 0, 0xff]);

/** Returns the only request that arrived. */
function takeRequest(): ArrivedRequest {
  const [request, ...others] = echo.takeRequests();
  expect(others).toEqual([]);
  if (!request) throw new Error("No request arrived.");
  return request;
}

function takeText(): [contentType: unknown, body: string] {
  const { headers, body } = takeRequest();
  return [headers["content-type"], body.toString()];
}

test.each<[params: object, contentType: string, body: string]>([
  [{ body: { text: "a", stars: 5 } }, "application/json", '{"text":"a","stars":5}'],
  [{ body: { text: "a" }, contentType: "application/json" }, "application/json", '{"text":"a"}'],
  [
    { body: { text: "a b", stars: 5 }, contentType: "application/x-www-form-urlencoded" },
    "application/x-www-form-urlencoded",
    "text=a%20b&stars=5",
  ],
  [{ body: "Grüße", contentType: "text/plain" }, "text/plain", "Grüße"],
  [{ body: "<note/>", contentType: "application/xml" }, "application/xml", "<note/>"],
  [
    { body: { id: "7300000000000000001" }, contentType: "application/vnd.note+json" },
    "application/vnd.note+json",
    '{"id":7300000000000000001}',
  ],
])("sends the media type that the caller chooses: %j", async (params, contentType, body) => {
  await call("notes.create", params);

  expect(takeText()).toEqual([contentType, body]);
});

test.each<[kind: string, body: unknown]>([
  ["a Uint8Array", png],
  ["an ArrayBuffer", png.buffer],
  ["a Blob", new Blob([png])],
  ["a File", new File([png], "a.png", { type: "image/webp" })],
  ["a stream", new Blob([png]).stream()],
])("sends the bytes of %s", async (_, body) => {
  await call("notes.create", { body, contentType: "image/png" });

  const { headers, body: arrived } = takeRequest();
  expect([headers["content-type"], new Uint8Array(arrived)]).toEqual(["image/png", png]);
});

const vote = { id: "9007199254740993" };
const voteText = '{"id":9007199254740993}';

test.each<[operation: string, params: object, contentType: string, body: string]>([
  ["votes.add", { body: vote }, "text/json", voteText],
  [
    "votes.add",
    { body: vote, contentType: "application/vnd.vote+json; v=1" },
    "application/vnd.vote+json; v=1",
    voteText,
  ],
  ["votes.add", { body: vote, contentType: "application/json" }, "application/json", voteText],
  ["votes.add", { body: vote, contentType: "application/*+json" }, "application/json", voteText],
  ["votes.replace", { body: vote }, "application/json", voteText],
  [
    "votes.addAll",
    { body: [vote, { id: "1", stars: 2 }] },
    "application/x-ndjson",
    `${voteText}\n{"id":1,"stars":2}\n`,
  ],
  ["votes.addAll", { body: "{}\n" }, "application/x-ndjson", "{}\n"],
  ["votes.addAll", { body: [] }, "application/x-ndjson", ""],
  [
    "votes.addAll",
    { body: [vote, vote], contentType: "application/json-seq" },
    "application/json-seq",
    `\u001e${voteText}\n\u001e${voteText}\n`,
  ],
  ["votes.addAll", { body: [1, "a\nb"], contentType: "application/jsonl" }, "application/jsonl", '1\n"a\\nb"\n'],
])("%s sends %j", async (operation, params, contentType, body) => {
  await call(operation, params);

  expect(takeText()).toEqual([contentType, body]);
});

test("sends items one by one, and never twice", async () => {
  const requested: number[] = [];
  async function* listVotes(): AsyncGenerator<object> {
    for (const id of [1, 2]) {
      requested.push(id);
      yield { id: `${id}` };
    }
  }
  echo.respondBy((_, response) => void response.writeHead(503).end());
  const failing = call("votes.addAll", { body: listVotes() }, { repeatable: true });
  await expect(failing).rejects.toMatchObject({ status: 503, attempts: 1 });
  echo.respondBy((_, response) => void response.writeHead(204).end());

  expect(takeText()).toEqual(["application/x-ndjson", '{"id":1}\n{"id":2}\n']);
  expect(requested).toEqual([1, 2]);
});

test("checks each item before it is sent", async () => {
  await expect(call("votes.addAll", { body: [vote, { id: "1", stars: 9 }] })).rejects.toMatchObject({
    violations: [{ param: "body", path: [1, "stars"] }],
  });
  expect(echo.takeRequests()).toEqual([]);
});

test("uses the media type of the file if the document has a range", async () => {
  await call("files.store", { name: "a", body: new Blob([png], { type: "image/webp" }) });
  expect(takeRequest().headers["content-type"]).toBe("image/webp");

  await call("files.store", { name: "a", body: png, contentType: "image/gif" });
  expect(takeRequest().headers["content-type"]).toBe("image/gif");
});

test("writes parts as `encoding` says", async () => {
  const file = new File([png], 'a"b.png', { type: "image/png" });
  const body = {
    file,
    more: [new Blob(["x"]), png],
    note: { text: "ü" },
    tags: ["a", "b"],
    ids: [1, 2],
    csv: "a,b",
  };

  await call("uploads.create", { body });

  const { headers, body: arrived } = takeRequest();
  const [type, boundary] = String(headers["content-type"]).split("; boundary=");
  const parts = arrived.toString("latin1").split(`--${boundary}`);
  const form = 'content-disposition: form-data; name="';
  expect(type).toBe("multipart/form-data");
  expect(parts).toEqual([
    "",
    `\r\n${form}file"; filename="a%22b.png"\r\ncontent-type: image/png\r\n\r\n\u0089P\0ÿ\r\n`,
    `\r\n${form}more"; filename="blob"\r\ncontent-type: application/octet-stream\r\n\r\nx\r\n`,
    `\r\n${form}more"; filename="more"\r\ncontent-type: application/octet-stream\r\n\r\n\u0089P\0ÿ\r\n`,
    `\r\n${form}note"\r\ncontent-type: application/vnd.note+json\r\n\r\n${Buffer.from('{"text":"ü"}').toString("latin1")}\r\n`,
    `\r\n${form}tags"\r\n\r\na\r\n`,
    `\r\n${form}tags"\r\n\r\nb\r\n`,
    `\r\n${form}ids"\r\n\r\n1,2\r\n`,
    `\r\n${form}csv"\r\ncontent-type: text/csv\r\n\r\na,b\r\n`,
    "--\r\n",
  ]);
});

test("writes parts of `multipart/mixed`", async () => {
  await call("uploads.create", {
    body: { note: { text: "a" } },
    contentType: "multipart/mixed",
    query_contentType: "q",
  });

  const [type, body] = takeText();
  expect(type).toMatch(/^multipart\/mixed; boundary=/);
  expect(body).toContain('content-type: application/json\r\n\r\n{"text":"a"}\r\n');
});

test("sends a `FormData` as the caller filled it", async () => {
  const body = new FormData();
  body.append("file", new Blob([png]), "a.png");

  await call("uploads.create", { body });

  const { headers, body: arrived } = takeRequest();
  expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(arrived.toString("latin1")).toContain('filename="a.png"');
});

test("writes the fields of a form as `encoding` says", async () => {
  await call("forms.send", {
    body: { ids: [1, 2], tags: ["a", "b"], note: { text: "x" }, place: { text: "y" }, raw: "a/b?c" },
  });

  expect(takeText()[1]).toBe(
    "ids=1%7C2&tags=a&tags=b&note=%7B%22text%22%3A%22x%22%7D&place=%7B%22text%22%3A%22y%22%7D&raw=a/b?c",
  );
});

test.each<[params: object, message: string]>([
  [{ body: "a", contentType: "text/html" }, "`contentType` must be one of `application/json`, "],
  [{ body: "", contentType: "text/plain" }, '`body` must be text of at least 1 character, got `""`.'],
  [
    { body: { stars: 6 } },
    "`body.text` must be text, got nothing. `body.stars` must be an integer of at most 5, got `6`.",
  ],
])("sends nothing for %j", async (params, message) => {
  const pending: Promise<unknown> = call("notes.create", params);

  await expect(pending).rejects.toThrow(pick("ParamsError"));
  await expect(pending).rejects.toThrow(message);
  expect(echo.takeRequests()).toEqual([]);
});

test("sends a stream once: does not retry, and rejects a second call with it", async () => {
  const body = new Blob([png]).stream();
  echo.respondBy((_, response) => void response.writeHead(503).end());

  await expect(call("files.store", { name: "a", body }, { repeatable: true })).rejects.toMatchObject({ attempts: 1 });
  expect(echo.takeRequests()).toHaveLength(1);
  await expect(call("files.store", { name: "a", body })).rejects.toThrow("`body` has a stream that was already read.");
  expect(echo.takeRequests()).toEqual([]);
});

test("the type of a body depends on its media type", async () => {
  const right = [
    '{ body: { text: "a" } }',
    '{ body: "a", contentType: "text/plain" }',
    '{ body: new Uint8Array(2), contentType: "image/png" }',
  ];
  const wrong = ['{ body: "a" }', '{ body: { text: "a" }, contentType: "text/plain" }'];

  const complaints = await compileAll([...right, ...wrong].map((params) => printProgram(params)));

  const refused = expect.stringContaining("program.ts(2,");
  expect(complaints).toEqual([...right.map(() => ""), ...wrong.map(() => refused)]);
});

test("the type of an item is that of the document", async () => {
  const right = [
    '{ body: [{ id: "1" }] }',
    '{ body: (async function* () { yield { id: "1", stars: 2 }; })() }',
    "{ body: new Blob() }",
    '{ body: [{ id: "1" }], contentType: "application/json-seq" }',
  ];
  const wrong = ["{ body: [{ id: 1 }] }", '{ body: [{ name: "a" }], contentType: "application/json-seq" }'];

  const complaints = await compileAll([...right, ...wrong].map((params) => printProgram(params, "votes.addAll")));

  const refused = expect.stringContaining("program.ts(2,");
  expect(complaints).toEqual([...right.map(() => ""), ...wrong.map(() => refused)]);
});

function printProgram(params: string, operation = "notes.create"): string {
  return `import { createClient } from "./index.js";
export const done: Promise<void> = createClient({ baseUrl: "http://a.example" }).${operation}(${params});
`;
}
