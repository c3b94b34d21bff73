import { readFile } from "node:fs/promises";
import { parseText } from "@shortvideo-api/document";
import type { EngineRequest, EngineVerdict } from "@shortvideo-api/mock";
import { expect, test } from "vitest";
import { copyDocument } from "../src/copy-document.js";
import { prismEngine } from "../src/index.js";

const engine = await loadEngine();

test("accepts a valid request and returns the first example of the document", async () => {
  const verdict = await ask({ target: "/pets/7?limit=2" });

  expect(verdict).toEqual({
    kind: "accepted",
    reasons: [],
    response: { status: 200, mediaType: "application/json", body: { name: "Rex" } },
  });
});

test("returns the status and the example that a request prefers", async () => {
  const notFound = await ask({ target: "/pets/7", status: 404 });
  const second = await ask({ target: "/pets/7", example: "second" });

  expect(notFound.response).toMatchObject({ status: 404, body: { message: "No such pet." } });
  expect(second.response?.body).toEqual({ name: "Tom" });
});

test("accepts a request whose preferred response Prism does not have", async () => {
  const verdict = await ask({ target: "/pets/7", status: 418 });

  expect(verdict).toEqual({ kind: "accepted", reasons: [] });
});

test.each<[string, Partial<EngineRequest>, RegExp]>([
  ["a value outside its limits", { target: "/pets/7?limit=99" }, /^query\.limit: .*<= 50/],
  ["a missing key", { target: "/pets/7", headers: {} }, /Invalid security scheme used \(UNAUTHORIZED\)/],
  ["an unknown path", { target: "/nothing" }, /NO_PATH_MATCHED_ERROR/],
  ["a method of another operation", { target: "/pets", method: "PUT" }, /NO_METHOD_MATCHED_ERROR/],
  ["HEAD, which Prism does not support", { target: "/pets/7", method: "HEAD" }, /NO_METHOD_MATCHED_ERROR/],
  ["a body that does not match", json("/pets", '{"name":1}'), /^body\.name: .*string/],
])("rejects %s", async (_, request, reason) => {
  const { kind, reasons } = await ask(request);

  expect(kind).toBe("rejected");
  expect(reasons.join("; ")).toMatch(reason);
});

test.each<[string, Partial<EngineRequest>, RegExp]>([
  ["a path that cannot be decoded", { target: "/pets/%zz" }, /URI malformed/],
  ["`Accept: *`", { target: "/pets/7", headers: { key: ["any"], accept: ["*"] } }, /invalid media type/],
  ["malformed JSON", json("/pets", '{"name":'), /hangs on a JSON body/],
])("survives %s, and reports that Prism failed", async (_, request, reason) => {
  const { kind, reasons } = await ask(request);

  expect(kind).toBe("failed");
  expect(reasons.join("; ")).toMatch(reason);
});

test("does not let a pattern run for years, and reports it as a warning", async () => {
  const { kind } = await ask({ target: `/pets/7?tag=${"a".repeat(60)}!` });

  expect(kind).toBe("accepted");
  expect(engine.warnings).toEqual(["Prism does not check patterns that can backtrack for a long time: `^(a+)+$`."]);
});

test("loads no other document, and keeps the rest of an example that looks like a reference", async () => {
  const { response } = await ask({ target: "/patterns" });

  expect(response?.body).toEqual({ pattern: "^(a+)+$" });
});

test("removes callbacks, because Prism would send requests to addresses that a caller names", async () => {
  const document = await readDocument();
  expect(JSON.stringify(document)).toContain('"callbacks"');

  expect(JSON.stringify(copyDocument(document).copy)).not.toContain('"callbacks"');
});

test("does not change the document", async () => {
  const document = await readDocument();
  const before = structuredClone(document);

  await prismEngine().load(document);

  expect(document).toEqual(before);
});

async function loadEngine() {
  return prismEngine().load(await readDocument());
}

async function readDocument(): Promise<object> {
  const parsed = parseText(await readFile(new URL("pets.yaml", import.meta.url), "utf8"));
  if ("code" in parsed) throw new Error(parsed.message);
  return parsed.value as object;
}

function ask(request: Partial<EngineRequest>): Promise<EngineVerdict> {
  return engine.respond({
    method: "GET",
    target: "/",
    headers: { key: ["any"] },
    body: new Uint8Array(),
    status: undefined,
    example: undefined,
    ...request,
  });
}

function json(target: string, text: string): Partial<EngineRequest> {
  const headers = { key: ["any"], "content-type": ["application/json"] };
  return { method: "POST", target, headers, body: new TextEncoder().encode(text) };
}
