import { describe, expect, test } from "vitest";
import { readMultipart } from "./read-multipart.js";

const type = "multipart/form-data; boundary=x";

/** Writes a body with a part for each text. Line breaks in `parts` are those of HTTP. */
function read(parts: readonly string[], contentType = type, encoding: BufferEncoding = "utf8") {
  const written = [...parts.map((part) => `--x\n${part}\n`), "--x--\n"].join("").replaceAll("\n", "\r\n");
  return readMultipart(contentType, Buffer.from(written, encoding));
}

const field = 'content-disposition: form-data; name="a"';

test.each<[name: string, part: string, text: string, fileType: string | undefined]>([
  ["a text", `${field}\n\n é`, " é", undefined],
  ["an empty text", `${field}\n\n`, "", undefined],
  ["lines", `${field}\n\n\n1\n--\n--y\n`, "\r\n1\r\n--\r\n--y\r\n", undefined],
  ["a text that begins as the delimiter does", `${field}\n\n1\n--xy`, "1\r\n--xy", undefined],
  [
    "a text with a media type",
    `Content-Type: text/plain; charset=utf-8\n${field}\n\né`,
    "é",
    "text/plain; charset=utf-8",
  ],
  ["JSON", `${field}\ncontent-type: application/json\n\n"é"`, '"é"', "application/json"],
  ["JSON in a file", `${field}; filename="a.json"\ncontent-type: application/json\n\n"é"`, '"é"', "application/json"],
  ["a file", `${field}; filename="a.txt"\n\né`, "Ã©", "text/plain"],
  [
    "headers over several lines",
    'Content-Disposition: form-data;\n\tname="a"\ncontent-type:\n image/png\n\né',
    "Ã©",
    "image/png",
  ],
  ["bytes", `${field}\ncontent-type: image/png\n\né`, "Ã©", "image/png"],
])("reads %s", (_name, part, text, fileType) => {
  expect(read([part])).toEqual([expect.objectContaining({ name: "a", text, fileType })]);
});

test.each([
  ['name="a b;c"', "a b;c"],
  ["name=a", "a"],
  ['filename="name=b; x"; name="a"', "a"],
  ['NAME="a"', "a"],
  ['name="%22%0D%0A%41"', '"\r\n%41'],
  [String.raw`name="\"a\b"`, String.raw`"a\b`],
  ['name="é"', "é"],
  ['name=""', ""],
])("reads the name in %s", (disposition, name) => {
  expect(read([`content-disposition: form-data; ${disposition}\n\n1`])).toEqual([expect.objectContaining({ name })]);
});

test("reads the headers of parts, and ignores the text before and after them", () => {
  const body = `before\r\n--x \t\r\n${field}\r\nX-Id: 1\r\nx-id:  2 \r\n\r\n1\r\n--x--\r\nafter --x\r\n`;

  expect(readMultipart(type, Buffer.from(body))).toEqual([
    {
      name: "a",
      text: "1",
      fileType: undefined,
      headers: { "content-disposition": ['form-data; name="a"'], "x-id": ["1", "2"] },
    },
  ]);
});

test("decodes a text by the charset of its media type", () => {
  const part = `${field}\ncontent-type: text/plain; charset=iso-8859-1\n\né`;

  expect(read([part], type, "latin1")).toMatchObject([{ text: "é" }]);
});

describe("a body that cannot be read", () => {
  test.each([
    ["no boundary", [`${field}\n\n1`], "multipart/form-data", "is not `multipart/form-data`"],
    ["another boundary", [`${field}\n\n1`], "multipart/form-data; boundary=y", "is not `multipart/form-data`"],
    ["a part without an empty line", [field], type, "is not `multipart/form-data`"],
    ["a part without a name", ["content-disposition: form-data\n\n1"], type, "with a `name`"],
    ["a part with another disposition", ['content-disposition: inline; name="a"\n\n1'], type, "with a `name`"],
    ["a part without a disposition", ["content-type: text/plain\n\n1"], type, "with a `name`"],
  ])("has %s", (_name, parts, contentType, reason) => {
    expect(read(parts, contentType)).toEqual({ malformed: expect.stringContaining(reason) });
  });

  test.each([
    ["text", `${field}\n\né`],
    ["JSON", `${field}\ncontent-type: application/json\n\n"é"`],
    ["text in an unknown charset", `${field}\ncontent-type: text/plain; charset=klingon\n\n1`],
  ])("has %s that is not in its charset", (_name, part) => {
    expect(read([part], type, "latin1")).toEqual({ malformed: "The part `a` of the body is not text in its charset." });
  });

  test("has no end", () => {
    expect(readMultipart(type, Buffer.from(`--x\r\n${field}\r\n\r\n1\r\n--x`))).toHaveProperty("malformed");
    expect(readMultipart(type, Buffer.from(""))).toHaveProperty("malformed");
  });
});

test("reads a body without parts", () => {
  expect(read([])).toEqual([]);
});
