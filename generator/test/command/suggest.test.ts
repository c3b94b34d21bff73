import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { loadDocument, readOperations } from "@shortvideo-api/document/source";
import { main as initMain } from "../../src/commands/init-command.ts";
import { main } from "../../src/commands/suggest-command.ts";
import { type MainResult, runMain } from "./run-main.ts";

const letters = `openapi: 3.1.0
info: { title: Letters, version: "2" }
paths:
  /letters:
    get:
      operationId: letters.list
      parameters:
        - name: cursor
          in: query
          description: Where to go on.
          schema: { type: string }
      responses:
        "200":
          description: A page.
          content:
            application/json:
              schema:
                type: object
                properties:
                  letters:
                    type: array
                    items: { type: object, required: [id], properties: { id: { type: string } } }
                  next_cursor: { type: string, examples: [c7] }
`;
/** A list that is not described well enough. */
const stamps = `
  /stamps:
    get:
      operationId: stamps.list
      parameters: [{ name: limit, in: query, schema: { type: integer } }]
      responses:
        "200": { description: Stamps., content: { application/json: { schema: { type: array, items: { type: string } } } } }
`;
const pagination = {
  style: "cursor",
  param: "cursor",
  items: "letters",
  key: "id",
  next: ["next_cursor"],
  hasMore: [],
  total: [],
  pages: [],
};

let folder = "";
beforeEach(() => {
  const made = realpathSync(mkdtempSync(join(tmpdir(), "suggest-")));
  folder = made;
  write("api.yaml", letters);
  onTestFinished(() => rmSync(made, { recursive: true }));
});

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const init = (...args: string[]): Promise<MainResult> =>
  runMain(() => initMain(["--spec", "api.yaml", "--scope", "@acme", ...args]), folder);
const suggest = (...args: string[]): Promise<MainResult> => runMain(() => main(args), folder);

/** Reads the lists of a document with overlays, by operation. */
async function readLists(name: string, ...overlays: string[]): Promise<Record<string, unknown>> {
  const files = overlays.map((overlay) => join(folder, overlay));
  const { document, diagnostics } = await loadDocument(join(folder, name), { overlays: files });
  expect(diagnostics).toEqual([]);
  const operations = document ? readOperations(document.root) : [];
  return Object.fromEntries(operations.map((operation) => [operation.id, operation.pagination]));
}

test("prints an overlay with the evidence of each suggestion", async () => {
  write("api.yaml", letters + stamps);

  const { code, out, err } = await suggest("--spec", "api.yaml");

  expect(code).toBe(0);
  expect(out)
    .toBe(`# Suggested by \`openapi-monorepo suggest\`, from what the document says. Review each action: its comment has the evidence.
overlay: 1.0.0
info:
  title: Suggestions for Letters
  version: '2'
actions:

  # GET /letters
  # api.yaml:8 query parameter \`cursor\`, string: Where to go on.
  # api.yaml:23 field \`next_cursor\`, string, such as c7
  # api.yaml:20 list \`letters\`
  # api.yaml:22 field \`id\`, string
  - target: $.paths['/letters'].get
    update:
      x-pagination: {style: cursor, param: cursor, items: letters, key: id, next: next_cursor}

# These look like lists, but the document does not say enough:
#
# api.yaml:26 GET /stamps: \`limit\` limits the items, and no documented value selects the next page.
`);
  expect(err).toBe(
    "Suggested `x-pagination` for 1 operation. 1 other operation looks like a list: see the reasons at the end of the overlay.\n",
  );
});

test("writes an overlay to a new file, which readers of the document accept", async () => {
  const { code, out } = await suggest("--spec", "api.yaml", "--out", "lists.yaml");

  expect([code, out]).toEqual([
    0,
    "Suggested `x-pagination` for 1 operation. Review `lists.yaml`, then name it in `overlays` of `openapi-monorepo.json`, or pass it by `--overlay`.\n",
  ]);
  expect(await readLists("api.yaml", "lists.yaml")).toEqual({ "letters.list": pagination });
});

/** Prints the content of a response with a reason, and a flag that has only these values. */
function printFlag(values: string): string {
  return `{ application/json: { schema: { type: object, properties: { ok: { enum: [${values}] }, error: { type: string } } } } }`;
}

test("suggests units and failures where the description leaves no choice", async () => {
  const words = [
    "Seconds since the Unix epoch.",
    "Unix timestamp in milliseconds.",
    "The size, in bytes.",
    "In seconds, or in days.",
    "Since the second world war.",
  ];
  const properties = words
    .map((text, index) => `          field${index}: { type: integer, description: "${text}" }\n`)
    .join("");
  write(
    "api.yaml",
    `openapi: 3.1.0
info: { title: Letters, version: "2" }
paths:
  /letters:
    get:
      responses:
        "200": { description: OK., content: ${printFlag("true")} }
        default: { description: Failed., content: ${printFlag("false")} }
components:
  schemas:
    Letter:
      allOf:
        - type: object
          properties:
${properties.replaceAll(/^ {10}/gm, " ".repeat(12))}`,
  );

  const { code, out, err } = await suggest("--spec", "api.yaml");

  expect([code, err]).toEqual([0, "Suggested `x-in-band-failure` and `x-unit` for 3 numbers.\n"]);
  expect(out).toContain("x-in-band-failure: {codes: [ok], success: true, messages: [error]}");
  expect(out.match(/x-unit: .*/g)).toEqual(["x-unit: epoch-seconds", "x-unit: epoch-milliseconds", "x-unit: bytes"]);
  write("ours.yaml", out);
  await readLists("api.yaml", "ours.yaml");
  const again = await suggest("--spec", "api.yaml", "--overlay", "ours.yaml");
  expect(again.err).toContain("Nothing to suggest");
});

test.each([
  ["a failure has a status of its own", '"400"', "true", "false"],
  ["a success says nothing", "default", "true, false", "false"],
])("suggests no failures in a success if %s", async (_, status, success, failure) => {
  write(
    "api.yaml",
    `openapi: 3.1.0
info: { title: Letters, version: "2" }
paths:
  /letters:
    get:
      responses:
        "200": { description: OK., content: ${printFlag(success)} }
        ${status}: { description: Failed., content: ${printFlag(failure)} }
`,
  );

  expect((await suggest("--spec", "api.yaml")).err).toContain("Nothing to suggest");
});

test("never overwrites a file", async () => {
  write("lists.yaml", "mine");

  const { code, err } = await suggest("--spec", "api.yaml", "--out", "lists.yaml");

  expect([code, err]).toEqual([1, "`lists.yaml` was not written: it exists. Name another file, or delete it first.\n"]);
  expect(readFileSync(join(folder, "lists.yaml"), "utf8")).toBe("mine");
});

test("reads the document as a configuration does, and suggests nothing that it declares or leaves out", async () => {
  const other = letters.replaceAll("letters", "parcels");
  write("api.yaml", letters + other.slice(other.indexOf("  /parcels")) + stamps);
  const declared = { style: "cursor", param: "cursor", items: "parcels", next: "next_cursor" };
  write(
    "ours.json",
    JSON.stringify({
      spec: "api.yaml",
      exclude: { operations: ["stamps.list"] },
      pagination: { "parcels.list": declared },
    }),
  );

  const { code, out, err } = await suggest("--config", "ours.json");

  expect([code, err]).toEqual([0, "Suggested `x-pagination` for 1 operation. 1 operation has one.\n"]);
  expect(out).toContain("target: $.paths['/letters'].get");
  expect(out).not.toMatch(/parcels|stamps/);
});

test("prints the reasons on stderr if there is nothing to suggest", async () => {
  write("api.yaml", letters.slice(0, letters.indexOf("  /letters")) + stamps);

  const { code, out, err } = await suggest("--spec", "api.yaml", "--out", "lists.yaml");

  expect([code, out]).toEqual([0, ""]);
  expect(err).toBe(
    "api.yaml:6 GET /stamps: `limit` limits the items, and no documented value selects the next page.\n" +
      "Nothing to suggest, and nothing was written. 1 other operation looks like a list: see the reasons above.\n",
  );
});

test("keeps texts of the document within comments and values", async () => {
  const plain = letters.replaceAll("/letters:", `"/it's/\\"a\\\\b\\"/letters":`);
  write(
    "plain.yaml",
    plain.replace("Where to go on.", '"one\\ntwo\\u2028three\\n  - target: $\\n    remove: true \\u202E"'),
  );

  expect((await suggest("--spec", "plain.yaml", "--out", "lists.yaml")).code).toBe(0);
  expect(await readLists("plain.yaml", "lists.yaml")).toEqual({ "letters.list": pagination });
  const text = readFileSync(join(folder, "lists.yaml"), "utf8");
  expect(text).toContain(": one two three - target: $ remove: true \\u{202e}\n");
});

test("says what to add to a file that an overlay does not reach", async () => {
  write("letters.yaml", letters.slice(letters.indexOf("    get:")).replaceAll(/^ {4}/gm, ""));
  write("api.yaml", letters.slice(0, letters.indexOf("    get:")) + "    $ref: letters.yaml\n");

  const { code, err } = await suggest("--spec", "api.yaml");

  expect(code).toBe(0);
  expect(err).toContain(
    'letters.yaml:1 GET /letters: it is in another file, and overlays change only `api.yaml`. Add `"x-pagination": {"style":"cursor","param":"cursor","items":"letters","key":"id","next":"next_cursor"}` to it there.\n',
  );
});

test("is named by `init` if the document describes lists without `x-pagination`", async () => {
  await suggest("--spec", "api.yaml", "--out", "lists.yaml");

  const [plain, declared] = [await init("--out", "a"), await init("--out", "b", "--overlay", "lists.yaml")];

  expect([plain.code, declared.code]).toEqual([0, 0]);
  expect(plain.out).toContain(
    "The document describes 1 list without `x-pagination`. To declare it:\n  npm run suggest -- --out spec/",
  );
  expect(declared.out).not.toContain("x-pagination");
});

test.each([
  ["a document that cannot be read", ["--spec", "missing.yaml"], 1, "missing.yaml"],
  ["an unknown option", ["--spce", "api.yaml"], 2, "--spce"],
])("reports %s", async (_, args, expected, found) => {
  const { code, err } = await suggest(...args);

  expect(code).toBe(expected);
  expect(err).toContain(found);
});
