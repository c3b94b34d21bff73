import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { format } from "oxfmt";
import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { inCI } from "../../scripts/in-ci.ts";
import { loadFiles } from "../../packages/document/test/load-files.ts";
import { emitFixtures } from "../src/emit/emit-fixtures.ts";
import { emitTypes } from "../src/emit/emit-types.ts";
import { buildModel } from "../../packages/model/src/build-model.ts";
import { scenarios } from "./find-scenario-inputs.ts";

// The formatter does not read the files that their printer has laid out. So these tests find their syntax errors.

test.each(readdirSync(scenarios))(
  "formatting the types and fixtures of %s changes only the layout",
  async (scenario) => {
    const folders = ["openapi-types", "fixtures"].map((name) =>
      join(scenarios, scenario, "packages", name, "src/generated"),
    );
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(".ts"))
        .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") })),
    );

    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(["openapi.ts", "schemas.ts", "factories.ts"]));
    expect(await findDefects(files)).toEqual([]);
  },
);

/** Texts that need quotes, escapes or brackets in some place. */
const hostile = ["__proto__", "'\"", '\'""', "''\"", "\\", "\u2028", "\r\n", "*/", "`${x}`", "1e3", "ключ", "a b", ""];

test("formatting changes only the layout, whatever the keys, values and texts are", async () => {
  const text = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: "binary" }));
  const texts = fc.uniqueArray(text, { minLength: 1, maxLength: 8 });

  await fc.assert(
    fc.asyncProperty(texts, texts, async (keys, values) => {
      const files = await emit(describeSchemas(keys, values));

      expect(files.map(({ path }) => path.split("/").at(-1))).toEqual(
        expect.arrayContaining(["openapi.ts", "schemas.ts", "factories.ts", "pets.ts"]),
      );
      expect(await findDefects(files)).toEqual([]);
    }),
    { numRuns: inCI(20, 5), examples: [[hostile, hostile]] },
  );
});

/** Describes types that contain one another in many ways, with these property names and values. */
function describeSchemas(keys: readonly string[], values: readonly string[]): object {
  const long = { enum: values.map((value) => value + "long ".repeat(8)) };
  const words = { type: "string", enum: values };
  const object = {
    type: "object",
    required: keys,
    properties: Object.fromEntries(keys.map((key, index) => [key, index % 2 === 0 ? words : { description: key }])),
    description: values.join(" "),
  };
  const named = { $ref: "#/components/schemas/Pet" };
  const list = { type: "array", items: { oneOf: [long, { type: "null" }, { type: "array", items: long }] } };
  const unions = { anyOf: [named, list, { type: "array", minItems: 1, items: { anyOf: [object, long] } }] };
  return {
    Pet: object,
    Pets: { type: "array", items: unions },
    Pair: { type: "array", prefixItems: [long, unions, { type: ["string", "null"] }], minItems: 3, items: false },
    Both: { allOf: [named, { properties: { more: unions } }, { oneOf: [object, named] }], required: ["more"] },
    ByName: { type: "object", additionalProperties: long },
    ByNames: { type: "object", additionalProperties: { type: "object", additionalProperties: unions } },
    Constant: { const: { list: values, object: Object.fromEntries(keys.map((key) => [key, values])) } },
    Changed: { type: "object", properties: { pet: named }, examples: [{ pet: { [keys[0] ?? ""]: values[0] } }] },
    Empty: { type: "object", properties: {}, additionalProperties: false },
  };
}

/** Emits the files that the generator lays out, for a document with these schemas. */
async function emit(schemas: object): Promise<{ path: string; text: string }[]> {
  const content = Object.fromEntries(
    Object.keys(schemas).map((key) => [`application/${key}+json`, { schema: { $ref: `#/components/schemas/${key}` } }]),
  );
  const { document, messages } = await loadFiles({
    "openapi.json": JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Pets", version: "1" },
      paths: { "/pets": { get: { operationId: "pets.get", responses: { 200: { description: "Pets.", content } } } } },
      components: { schemas },
    }),
  });
  const built = document && buildModel(document);
  if (!built?.model)
    throw new Error([...messages, ...(built?.diagnostics ?? []).map(({ message }) => message)].join("\n"));
  const files = [...emitTypes({ root: built.root }, built.model), ...emitFixtures(built.model)];
  return files.filter(({ isLaidOut }) => isLaidOut);
}

/** Returns the files with a syntax error, with spaces at the end of a line, or whose code the formatter changes. */
async function findDefects(files: readonly { path: string; text: string }[]): Promise<string[]> {
  const defects = files.map(async ({ path, text }) => {
    const { code, errors } = await format("file.ts", text, { printWidth: 120 });
    const isSame = code === text || isDeepStrictEqual(parse(code), parse(text));
    return errors.length === 0 && isSame && !/[^\S\n]\n/.test(text) ? [] : [`${path}\n${text}\nformatted:\n${code}`];
  });
  return (await Promise.all(defects)).flat();
}

/** Reads the syntax tree and the comments of a file, without parentheses of types, quotes and the layout. */
function parse(text: string): { tree: string; comments: string[] } {
  const file = ts.createSourceFile("file.ts", text, ts.ScriptTarget.ESNext);
  const comments = new Map<number, string>();
  const read = (node: ts.Node): string => {
    for (const list of [ts.getLeadingCommentRanges(text, node.pos), ts.getTrailingCommentRanges(text, node.pos)]) {
      for (const { pos, end } of list ?? []) comments.set(pos, text.slice(pos, end).replaceAll(/\s+/g, " "));
    }
    const children: string[] = [];
    ts.forEachChild(node, (child) => void children.push(read(child)));
    if (ts.isParenthesizedTypeNode(node)) return children.join("");
    // The formatter removes quotes from names.
    if (ts.isStringLiteral(node) || ts.isIdentifier(node)) return JSON.stringify(node.text);
    const own = ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) ? node.text : "";
    return `${ts.SyntaxKind[node.kind]}${own}(${children.join(" ")})`;
  };
  const tree = read(file);
  return { tree, comments: [...comments].sort(([one], [other]) => one - other).map(([, comment]) => comment) };
}
