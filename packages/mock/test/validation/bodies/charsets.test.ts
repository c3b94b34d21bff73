import { expect, test } from "vitest";
import { form, useBodiesMock } from "./use-bodies-mock.js";

const bodies = useBodiesMock();

const latin1 = Uint8Array.of(...Buffer.from('{"name":"Ren\u00e9"}', "latin1"));

test.each<[name: string, path: string, body: Uint8Array<ArrayBuffer>, type: string, expected: string]>([
  ["JSON in Latin-1", "json", latin1, "application/json", "body-malformed"],
  // https://www.rfc-editor.org/rfc/rfc8259#section-11
  ["JSON in Latin-1 that says so", "json", latin1, "application/json; charset=iso-8859-1", "body-malformed"],
  ["JSON in UTF-8 that says otherwise", "json", toBytes('{"name":"René"}'), "application/json; charset=x", "accepted"],
  [
    "JSON that is truncated in a character",
    "json",
    toBytes('{"name":"René').slice(0, -1),
    "application/json",
    "body-malformed",
  ],
  [
    "JSON with a surrogate in UTF-8",
    "json",
    Uint8Array.of(...toBytes('{"name":"'), 0xed, 0xa0, 0x80, ...toBytes('"}')),
    "application/json",
    "body-malformed",
  ],
  ["JSON with a byte order mark", "json", toBytes('\uFEFF{"name":"Rex"}'), "application/json", "body-malformed"],
  ["a form in Latin-1", "form", Uint8Array.of(...Buffer.from("name=Ren\u00e9", "latin1")), form, "body-malformed"],
  ["text in Latin-1", "text", Uint8Array.of(0xe9), "text/plain", "body-malformed"],
  [
    "text in Latin-1 that says so",
    "text",
    Uint8Array.of(0xe9, 0xe9, 0xe9, 0xe9, 0xe9),
    "text/plain; charset=iso-8859-1",
    "accepted",
  ],
  ["long text in Latin-1", "text", new Uint8Array(6).fill(0xe9), "text/plain; charset=ISO-8859-1", "body-wrong"],
  [
    "text in UTF-16",
    "text",
    Uint8Array.of(...Buffer.from("short", "utf16le")),
    "text/plain; charset=utf-16",
    "accepted",
  ],
  ["half a character of UTF-16", "text", new Uint8Array(3), "text/plain; charset=utf-16le", "body-malformed"],
  ["text with a byte order mark", "text", toBytes("\uFEFFshort"), "text/plain", "accepted"],
  ["text in an unknown charset", "text", toBytes("short"), "text/plain; charset=klingon", "media-type-unknown"],
])("%s", async (_name, path, body, type, expected) => {
  expect(await bodies.ask(path, body, type)).toBe(expected);
});

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

test.each<[path: string, body: string | Uint8Array<ArrayBuffer>, type: string, message: string]>([
  ["json", latin1, "application/json", "The body is not UTF-8. JSON is always UTF-8."],
  ["json", "\uFEFF{}", "application/json", "The body begins with a byte order mark, which JSON does not have."],
  [
    "text",
    Uint8Array.of(0xe9),
    "text/plain",
    "The body is not UTF-8, the default. Name another `charset` in `content-type`.",
  ],
  [
    "text",
    "short",
    "text/plain; charset=klingon",
    "`content-type` has the charset `klingon`, which the mock does not know. Send `utf-8`.",
  ],
  [
    "shortBytes",
    "12345",
    "image/png",
    "The body of shortBytes does not fit: it has 5 bytes, and must have at most 4 bytes.",
  ],
])("explains what is wrong with the bytes of %s", async (path, body, type, message) => {
  const response = await fetch(`${bodies.mock.url}/${path}`, {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
  expect(response.headers.get("x-mock-violation")).toContain(message);
});
