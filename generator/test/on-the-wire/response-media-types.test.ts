import { once } from "node:events";
import { expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

// The generated client against a server that returns one of several media types.

const { openClient, compileAll, pick } = await openScenario("response-media-types");
const server = await startEcho();
const call = openClient({ baseUrl: server.url, retry: { maxRetries: 0 } });
const everyByte = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256));

/** Returns each media type that the request asks for. */
function negotiate(bodies: Readonly<Record<string, string | Buffer>>): void {
  server.respondBy(({ headers }, response) => {
    const [wanted = ""] = String(headers["accept"]).split(",");
    response.writeHead(200, { "content-type": wanted }).end(bodies[wanted]);
  });
}

function respond(status: number, type: string, body: string | Buffer): void {
  server.respondBy((_, response) => void response.writeHead(status, { "content-type": type }).end(body));
}

test("returns each media type as it is documented", async () => {
  negotiate({
    "application/json": '{"id":9007199254740993}',
    "application/vnd.report+json": '{"total":9007199254740995}',
    "text/csv": "ä,b\r\n",
    "application/pdf": everyByte,
  });

  expect(await call("reports.get", { id: "7" })).toEqual({ id: "9007199254740993" });
  expect(await call("reports.get", { id: "7" }, { accept: "application/vnd.report+json" })).toEqual({
    total: "9007199254740995",
  });
  expect(await call("reports.get", { id: "7" }, { accept: "text/csv" })).toBe("ä,b\r\n");
  const pdf = await call("reports.get", { id: "7" }, { accept: "application/pdf" });
  expect(pdf).toBeInstanceOf(Blob);
  expect(Buffer.from(await pdf.arrayBuffer())).toEqual(everyByte);
  const { data, status } = await call(
    "reports.get",
    { id: "7" },
    { accept: "application/pdf", as: "stream" },
  ).withResponse();
  expect(status).toBe(200);
  expect(Buffer.from(await new Response(data).arrayBuffer())).toEqual(everyByte);
});

test.each([
  ["text/plain;charset=UTF-8", "Sunset", "Sunset"],
  ["application/json", '"Sun\\"set"', 'Sun"set'],
  ["application/json", "Sunset", "Sunset"],
  ["text/plain", "7301245789012345678", "7301245789012345678"],
  ["text/plain", '"Sun" and "set"', '"Sun" and "set"'],
  ["text/plain", "", ""],
])("returns a string of any media type that arrives as %s: %s", async (type, body, title) => {
  respond(200, type, body);

  expect(await call("pictures.title", { name: "a" })).toBe(title);
});

test("returns bytes or events of an operation that lists both", async () => {
  negotiate({ "application/octet-stream": everyByte, "text/event-stream": 'data: {"audio":"a"}\n\n' });

  const bytes = await call("files.speak");
  const events = await call("files.speak", {}, { accept: "text/event-stream" });

  expect(Buffer.from(await bytes.arrayBuffer())).toEqual(everyByte);
  expect(await Array.fromAsync(events)).toEqual([{ data: { audio: "a" } }]);
});

test("returns the body that is documented for a status", async () => {
  const job = '{"job":9007199254740993}';

  respond(200, "text/csv", "a,b");
  expect(await call("exports.start")).toBe("a,b");
  expect(await call("exports.start", {}, { accept: "application/json" })).toBe("a,b");
  respond(202, "application/json", job);
  expect(await call("exports.start")).toEqual({ job: "9007199254740993" });
  expect(await call("exports.start", {}, { accept: "application/json" })).toEqual({ job: "9007199254740993" });
  expect(await call("exports.start").withResponse()).toMatchObject({ status: 202, data: { job: "9007199254740993" } });

  // The same media type has 64-bit numbers in other places.
  respond(200, "application/json", '{"id":7}');
  expect(await call("exports.get", { id: "a" })).toEqual({ id: "7" });
  respond(202, "application/json", '{"job":7}');
  expect(await call("exports.get", { id: "a" })).toEqual({ job: "7" });

  respond(200, "application/pdf", everyByte);
  const pdf = await call("exports.replace", { id: "a" }, { accept: "application/pdf" });
  expect(Buffer.from(await pdf.arrayBuffer())).toEqual(everyByte);
  respond(206, "application/problem+json", job);
  for (const accept of ["application/pdf", "text/csv", undefined]) {
    expect(await call("exports.replace", { id: "a" }, { accept })).toEqual({ job: "9007199254740993" });
  }
  respond(204, "", "");
  expect(await call("exports.replace", { id: "a" })).toBeUndefined();

  respond(200, "text/event-stream", 'data: {"id":7}\n\n');
  expect(await Array.fromAsync(await call("exports.watch", { id: "a" }))).toEqual([{ data: { id: "7" } }]);
  respond(202, "application/json", job);
  expect(await call("exports.watch", { id: "a" })).toEqual({ job: "9007199254740993" });
});

test("returns nothing of a response to HEAD", async () => {
  server.respondBy((_, response) => void response.writeHead(202, { "content-type": "application/json" }).end());

  expect(await call("files.check", { name: "a" })).toBeUndefined();
});

test("rejects a body that another status has", async () => {
  server.respondBy((_, response) => void response.writeHead(202, { "content-type": "text/csv" }).end("a,b"));
  await expect(call("exports.start")).rejects.toMatchObject({
    name: "UnexpectedResponseError",
    message: expect.stringContaining("with `text/csv` instead of `application/json`"),
  });
  server.respondBy((_, response) => void response.writeHead(200, { "content-type": "text/csv" }).end("a,b"));
  await expect(call("exports.watch", { id: "a" })).rejects.toMatchObject({ name: "UnexpectedResponseError" });
});

test("asks for a media type within a range", async () => {
  negotiate({ "image/png": everyByte, "image/svg+xml": "<svg/>", "application/json": '{"id":7}' });

  const png = await call("pictures.get", { name: "a" }, { accept: "image/png" });
  expect(Buffer.from(await png.arrayBuffer())).toEqual(everyByte);
  expect(png.type).toBe("image/png");
  const original = await call("pictures.original", { name: "a" }, { accept: "image/png" });
  expect(Buffer.from(await original.arrayBuffer())).toEqual(everyByte);
  const stream = await call("pictures.show", {}, { accept: "image/png", as: "stream" });
  expect(Buffer.from(await new Response(stream).arrayBuffer())).toEqual(everyByte);
  expect(await call("pictures.show", {}, { accept: "image/svg+xml" })).toBe("<svg/>");
  expect(await call("pictures.show", {}, { accept: "application/json" })).toEqual({ id: "7" });
  await expect(call("pictures.show", {}, { accept: "video/mp4" })).rejects.toThrow("`accept` must be one of");
});

test("rejects bytes where the call asked for text, and text where it asked for bytes", async () => {
  server.respondBy((_, response) => void response.writeHead(200, { "content-type": "application/pdf" }).end(everyByte));
  await expect(call("reports.get", { id: "7" }, { accept: "text/csv" })).rejects.toMatchObject({
    name: "UnexpectedResponseError",
    body: undefined,
    message: expect.stringContaining("with `application/pdf` instead of `text/csv`"),
  });
  server.respondBy((_, response) => void response.writeHead(200, { "content-type": "text/csv" }).end("a,b"));
  await expect(call("reports.get", { id: "7" }, { accept: "application/pdf" })).rejects.toMatchObject({
    name: "UnexpectedResponseError",
  });
});

test("rejects an option that the operation does not have, and sends nothing", async () => {
  server.takeRequests();

  await expect(call("reports.get", { id: "7" }, { accept: "image/png" })).rejects.toThrow(
    "`accept` must be one of `application/json`, `application/vnd.report+json`, `text/csv`, `application/pdf`",
  );
  await expect(call("reports.get", { id: "7" }, { as: "stream" })).rejects.toThrow(
    "`as` must be absent, since `application/json` is not read as bytes",
  );
  await expect(call("files.blob", { name: "a" }, { as: "text" })).rejects.toThrow("`as` must be `blob` or `stream`");
  await expect(call("files.link", { name: "a" }, { accept: "text/csv" })).rejects.toThrow("has no option `accept`");
  expect(server.takeRequests()).toEqual([]);
});

test.each([
  [304, "", "files.blob returned 304."],
  [400, '{"message":"No such file."}', "files.blob returned 400: No such file."],
  [503, '{"message":"Closed."}', "files.blob returned 503: Closed. Try again later."],
  [400, "<html>", "files.blob returned 400. Does `baseUrl` lead to the service itself?"],
])("doubts the address only if a failure is undocumented: %d %s", async (status, body, message) => {
  server.respondBy((_, response) => void response.writeHead(status, { "content-type": "text/plain" }).end(body));

  await expect(call("files.blob", { name: "a" })).rejects.toMatchObject({ name: "ApiError", status, message });
});

test("returns the target of a documented redirect, and follows none", async () => {
  server.respondBy((_, response) => void response.writeHead(302, { location: "../files/a?b=c" }).end());
  const Redirect = pick("Redirect");

  const found = await call("reports.get", { id: "7" });
  expect(found).toBeInstanceOf(Redirect);
  expect(found).toEqual({ status: 302, location: `${server.url}/files/a?b=c` });
  expect(await call("files.link", { name: "a" }).withResponse()).toMatchObject({ status: 302, data: { status: 302 } });
  await expect(call("files.blob", { name: "a" })).rejects.toMatchObject({
    name: "UnexpectedResponseError",
    status: 302,
  });

  server.respondBy((_, response) => void response.writeHead(302).end());
  await expect(call("files.link", { name: "a" })).rejects.toMatchObject({
    name: "UnexpectedResponseError",
    status: 302,
  });
  server.respondBy((_, response) => void response.writeHead(301, { location: "/b" }).end('{"message":"Renamed."}'));
  await expect(call("files.link", { name: "a" })).rejects.toMatchObject({ status: 301, body: { message: "Renamed." } });
});

test("returns outcomes as values", async () => {
  const resultOf = pick("resultOf");
  negotiate({ "application/json": '{"id":1}' });
  expect(await resultOf(call("reports.get", { id: "7" }))).toMatchObject({ ok: true, status: 200, data: { id: "1" } });

  server.respondBy((_, response) => void response.writeHead(404).end('{"message":"Gone."}'));
  const documented = await resultOf(call("reports.get", { id: "7" }));
  expect(documented).toMatchObject({
    ok: false,
    isDocumented: true,
    error: { status: 404, body: { message: "Gone." } },
  });
  server.respondBy((_, response) => void response.writeHead(404).end("<h1>Not found</h1>"));
  expect(await resultOf(call("reports.get", { id: "7" }))).toMatchObject({ ok: false, isDocumented: false });
  server.respondBy((_, response) => void response.destroy());
  expect(await resultOf(call("reports.get", { id: "7" }))).toMatchObject({
    ok: false,
    error: { name: "ConnectionError" },
  });
  await expect(resultOf(call("reports.get", { id: "7" }, { as: "stream" }))).rejects.toThrow(RangeError);
});

test("iterates over a list in its default media type", async () => {
  negotiate({ "application/json": '{"reports":[{"id":1},{"id":2}],"more":false}' });
  const reports = pick("createClient")({ baseUrl: server.url }).reports.iterate();

  expect(await Array.fromAsync(reports)).toEqual([{ id: "1" }, { id: "2" }]);
});

test("downloads a large file in constant memory", async () => {
  // 1 GB in CI, 128 MB elsewhere.
  const pieces = inCI(16 * 1024, 2 * 1024);
  const piece = Buffer.alloc(64 * 1024, 7);
  let sentBytes = 0;
  server.respondBy(async (_, response) => {
    response.writeHead(200, { "content-type": "application/zip" });
    while (sentBytes < pieces * piece.byteLength) {
      sentBytes += piece.byteLength;
      if (!response.write(piece)) await once(response, "drain");
    }
    response.end();
  });
  const stream: ReadableStream<Uint8Array> = await call(
    "files.blob",
    { name: "a" },
    { as: "stream", maxResponseBytes: 1 },
  );
  let readBytes = 0;
  let mostBufferedBytes = 0;
  const beforeBytes = measureUse();
  let mostUsedBytes = 0;
  for await (const bytes of stream) {
    readBytes += bytes.byteLength;
    mostBufferedBytes = Math.max(mostBufferedBytes, sentBytes - readBytes);
    mostUsedBytes = Math.max(mostUsedBytes, measureUse() - beforeBytes);
  }

  expect(readBytes).toBe(pieces * piece.byteLength);
  // Neither the client nor the system keeps more than its buffers, however slowly the reader reads.
  expect(mostBufferedBytes).toBeLessThan(32 * 2 ** 20);
  // The garbage collector may leave some pieces for later.
  expect(mostUsedBytes).toBeLessThan(512 * 2 ** 20);
});

test("ends the connection when a reader of a download stops", async () => {
  const closed = new Promise<void>((resolve) => {
    server.respondBy((_, response) => {
      response.on("close", resolve);
      response.writeHead(200, { "content-type": "application/zip" }).write("PK");
    });
  });
  const stream: ReadableStream<Uint8Array> = await call("files.blob", { name: "a" }, { as: "stream" });

  for await (const bytes of stream) {
    expect(Buffer.from(bytes).toString()).toBe("PK");
    break;
  }

  await closed;
});

test("a download fails with an error of the client", async () => {
  server.respondBy((_, response) => {
    response.writeHead(200, { "content-length": "10" }).write("PK", () => setImmediate(() => response.destroy()));
  });
  const stream = await call("files.blob", { name: "a" }, { as: "stream" });
  await expect(new Response(stream).text()).rejects.toMatchObject({ name: "ConnectionError", operation: "files.blob" });

  const controller = new AbortController();
  server.respondBy((_, response) => void response.writeHead(200).write("PK"));
  const aborted = await call("files.blob", { name: "a" }, { as: "stream", signal: controller.signal });
  controller.abort("enough");
  await expect(new Response(aborted).text()).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
});

test("the types of the client are those of the document", async () => {
  const [right, wrongForm, wrongType, wrongStatus, wrongRange] = await compileAll([
    printProgram(""),
    printProgram(`const blob: Blob = await api.files.blob({ name: "a" }, { as: "stream" });`),
    printProgram(`await api.files.link({ name: "a" }, { accept: "text/csv" });`),
    printProgram(`const job: Job = await api.exports.start();`),
    printProgram(`await api.pictures.show({}, { accept: "video/mp4" });`),
  ]);

  expect(right).toBe("");
  expect(wrongForm).toContain("program.ts(34,");
  expect(wrongStatus).toContain("program.ts(34,");
  expect(wrongRange).toContain("program.ts(34,");
  expect(wrongType).toContain("accept");
});

/** Returns the bytes in use by JavaScript. */
function measureUse(): number {
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

function printProgram(read: string): string {
  return `import { createClient, Redirect, resultOf, type Job, type Report } from "./index.js";
const api = createClient({ baseUrl: "http://a.example" });
export async function run(): Promise<void> {
  const report: Report | Redirect<302> = await api.reports.get({ id: "7" });
  if (report instanceof Redirect) console.log(report.location, report.status === 302);
  else console.log(report.id.length);
  const csv = await api.reports.get({ id: "7" }, { accept: "text/csv" });
  if (!(csv instanceof Redirect)) console.log(csv.trim());
  const pdf = await api.reports.get({ id: "7" }, { accept: "application/pdf", as: "stream" });
  if (!(pdf instanceof Redirect)) console.log(pdf.getReader());
  const zip: Blob = await api.files.blob({ name: "a" });
  const result = await resultOf(api.reports.get({ id: "7" }));
  if (result.ok) console.log(result.data, result.status, zip.size);
  else if (result.isDocumented) console.log(result.error.status === 404, result.error.body.message.trim());
  else console.log(result.error.retryable);
  const started: string | Job = await api.exports.start();
  if (typeof started !== "string") console.log(started.job.length);
  const gotten = await api.exports.get({ id: "a" });
  console.log("job" in gotten ? gotten.job : gotten.id);
  const replaced: Blob | Job | undefined = await api.exports.replace({ id: "a" }, { accept: "application/pdf" });
  const watched = await api.exports.watch({ id: "a" });
  if ("job" in watched) console.log(watched.job, replaced);
  else for await (const { data } of watched) console.log(data.id);
  const png: Blob = await api.pictures.get({ name: "a" }, { accept: "image/png" });
  const original: ReadableStream = await api.pictures.original({ name: "a" }, { accept: "image/png", as: "stream" });
  const shown: ReadableStream = await api.pictures.show({}, { accept: "image/gif", as: "stream" });
  const svg: string = await api.pictures.show({}, { accept: "image/svg+xml" });
  const json: Report = await api.pictures.show({}, { accept: "application/json" });
  console.log(png, original, shown, svg, json, (await api.pictures.show()).id);
  const checked: undefined | void = await api.files.check({ name: "a" });
  console.log(checked);
  const { location } = await api.files.link({ name: "a" });
  for await (const { id } of api.reports.iterate()) console.log(id.length, location);
  ${read}
}
`;
}
