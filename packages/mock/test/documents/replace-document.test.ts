import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type MockServer, MockStartError, startMock } from "../../src/index.js";
import { renderReport, reportFormatNames } from "@shortvideo-api/report";
import { key, library } from "../library.js";

const text = readFileSync(library.spec, "utf8");
let spec = "";
let mock: MockServer;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), "replace-"));
  spec = join(folder, "library.yaml");
  writeFileSync(spec, text);
  mock = await startMock({ ...library, spec });
  onTestFinished(async () => {
    await mock.stop({ graceMs: 0 });
    rmSync(folder, { recursive: true });
  });
});

function save(...edits: readonly (readonly [from: string, to: string])[]): void {
  writeFileSync(
    spec,
    edits.reduce((edited, [from, to]) => edited.replaceAll(from, to), text),
  );
}

async function fetchStatus(path: string): Promise<number> {
  return (await fetch(`${mock.url}${path}`, { headers: key })).status;
}

test("serves the saved document at the same address", async () => {
  const { url } = mock;
  expect(await fetchStatus("/books?count=6")).toBe(400);

  save(["maximum: 5", "maximum: 6"], ["/readers/search:", "/readers/find:"]);
  await mock.replace();

  expect(mock.url).toBe(url);
  expect([await fetchStatus("/books?count=6"), await fetchStatus("/readers/search?id=1")]).toEqual([200, 404]);
  expect(await fetchStatus("/readers/find?id=1")).toBe(200);
});

test("replaces fixtures, and keeps the earlier ones if none are given", async () => {
  const book = { id: "7301234567890123499", title: "Another" };
  await mock.replace({
    fixtures: { ...library.fixtures, "books.get": { ...library.fixtures["books.get"], responses: { example: book } } },
  });
  await mock.replace();

  const response = await fetch(`${mock.url}/books/9780000000001`, { headers: key });

  expect(await response.text()).toContain("Another");
});

test("keeps the earlier document if the new one has problems, and reports them", async () => {
  save(["\npaths:", "\npaths: ["], ["maximum: 5", "maximum: 6"]);

  const replaced = mock.replace();

  await expect(replaced).rejects.toThrow(MockStartError);
  await expect(replaced).rejects.toThrow(
    /^The mock continues with the previous document\.\n {2}.*library\.yaml.* cannot be read, line \d+: /,
  );
  expect([await fetchStatus("/books?count=5"), await fetchStatus("/books?count=6")]).toEqual([200, 400]);
  save(["maximum: 5", "maximum: 6"]);
  await mock.replace();
  expect(await fetchStatus("/books?count=6")).toBe(200);
});

test("keeps the settings and counts of sessions", async () => {
  const prefer = { ...key, prefer: "session=a" };
  await fetch(`${mock.url}/-/sessions/a/preference`, { method: "PUT", body: "code=429" });
  await fetch(`${mock.url}/books?count=5`, { headers: prefer });
  await fetch(`${mock.url}/readers/search?nobody=1`, { headers: prefer });

  save(["/readers/search:", "/readers/find:"], ["readers.search", "readers.find"]);
  await mock.replace({ fixtures: { ...library.fixtures, "readers.find": library.fixtures["readers.search"] } });
  const response = await fetch(`${mock.url}/books?count=5`, { headers: prefer });

  expect(response.status).toBe(429);
  const report = mock.report("a");
  expect(report.operations.map(({ id, requests }) => [id, requests])).toEqual([
    ["books.list", 2],
    ["books.add", 0],
    ["books.get", 0],
    ["books.listNewest", 0],
    ["readers.find", 0],
  ]);
  expect(report.violations.map(({ operation }) => operation)).toContain("readers.search");
  for (const format of reportFormatNames) expect(renderReport(report, format)).toContain("readers.search");
});

test("keeps connections open and responds to a request in progress", async () => {
  const { hostname, port } = new URL(mock.url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString()));
  const nextResponse = async () => {
    while (!received.includes("\r\n\r\n")) await new Promise((resolve) => socket.once("data", resolve));
    const [line] = received.split("\r\n", 1);
    received = "";
    return line;
  };
  const get = "GET /books?count=6 HTTP/1.1\r\nhost: x\r\nx-reader-key: any\r\n\r\n";
  socket.write(get);
  expect(await nextResponse()).toBe("HTTP/1.1 400 Bad Request");
  socket.write("POST /books HTTP/1.1\r\nhost: x\r\nx-reader-key: any\r\ncontent-type: application/json\r\n");

  save(["maximum: 5", "maximum: 6"]);
  await mock.replace();
  socket.write('content-length: 22\r\n\r\n{"id":1,"title":"Two"}');
  expect(await nextResponse()).toBe("HTTP/1.1 201 Created");
  socket.write(get);
  expect(await nextResponse()).toBe("HTTP/1.1 200 OK");

  socket.destroy();
});

test("responds to all requests while documents are replaced", async () => {
  const end = new AbortController();
  const statuses = new Set<number>();
  const callers = Array.from({ length: 4 }, async () => {
    while (!end.signal.aborted) statuses.add(await fetchStatus("/books?count=5"));
  });

  for (let maximum = 6; maximum < 16; maximum += 1) {
    save(["maximum: 5", `maximum: ${maximum}`]);
    await mock.replace();
  }
  end.abort();
  await Promise.all(callers);

  expect([...statuses]).toEqual([200]);
});

test("loads simultaneous documents in order and keeps the last", async () => {
  const other = join(spec, "../other.yaml");
  writeFileSync(other, text.replaceAll("maximum: 5", "maximum: 9"));

  const broken = mock.replace({ spec: "/nowhere.yaml" });
  await Promise.all([expect(broken).rejects.toThrow("no such file"), mock.replace({ spec: other }), mock.replace()]);

  expect(await fetchStatus("/books?count=9")).toBe(200);
});
