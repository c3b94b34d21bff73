import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { isNode, loadDocument, type Node, toPascalCase } from "@shortvideo-api/document/source";
import { createMock } from "@shortvideo-api/mock";
import { type ApiModel, buildModel, sampleAuth } from "@shortvideo-api/model/source";
import { inCI } from "../../../scripts/in-ci.ts";
import { printApiPage } from "../../src/emit/api-page.ts";
import { openDocument } from "../on-the-wire/open-scenario.ts";

const folder = mkdtempSync(join(tmpdir(), "documents-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** An operation of the table of names in the README. */
interface Row {
  readonly kind: string;
  readonly id: string | undefined;
  readonly request: string;
  readonly tag: string | undefined;
  readonly calls: Readonly<Record<"as-written" | "derived", string>>;
}

const rows = readTable();
const kinds = [...new Set(rows.map(({ kind }) => kind))];
const modes = ["as-written", "derived"] as const;

test.each(kinds.flatMap((kind) => modes.map((names) => ({ kind, names }))))(
  "names the operations of a document $kind, $names, as the README says",
  async ({ kind, names }) => {
    const ofKind = rows.filter((row) => row.kind === kind);

    const model = await readModel(writeDocument(`${kind}-${names}`, ofKind, { "x-names": names }));

    expect(Object.fromEntries(listCalls(model).map(({ request, call }) => [request, call]))).toEqual(
      Object.fromEntries(ofKind.map(({ request, calls }) => [request, calls[names]])),
    );
  },
);

test("derives all names by default if ids only repeat method and path", async () => {
  const ofKind = rows.filter(({ kind }) => kind === "like Stripe's");

  const model = await readModel(writeDocument("default", ofKind));

  expect(listCalls(model).map(({ call }) => call)).toEqual(ofKind.map(({ calls }) => calls.derived));
});

const corpus = fileURLToPath(new URL("../corpus", import.meta.url));
const documents = inCI(
  readdirSync(corpus).filter((name) => name.endsWith(".yaml")),
  ["museum.yaml"],
);
const files = [
  ...documents.map((name) => join(corpus, name)),
  writeDocument(
    "all",
    rows.filter(({ kind }, index) => index === rows.findIndex((row) => row.kind === kind)),
  ),
];

test.each(files)("%s has unique names, the same in client, page, fixtures and mock", async (spec) => {
  const model = await readModel(spec);
  const operations = listCalls(model);
  const { pick, loadFixtures } = await openDocument("names", spec, [], onTestFinished);
  const fixtures = await loadFixtures();
  const mock = await createMock({ spec, fixtures });
  const page = printApiPage(model);

  const client = pick("createClient")({ baseUrl: "http://mock.example", ...sampleAuth(model.auth) });
  expect(operations).not.toEqual([]);
  for (const { id, call, members } of operations) {
    const method = members.reduce<unknown>((object, name) => (isNode(object) ? object[name] : undefined), client);
    expect([id, typeof method]).toEqual([id, "function"]);
    expect(page).toContain(`\`api.${call}(`);
  }
  const calls = operations.map(({ call }) => call.toLowerCase());
  expect(new Set(calls).size).toBe(calls.length);
  const ids = operations.map(({ id }) => id).toSorted();
  expect(Object.keys(fixtures).toSorted()).toEqual(ids);
  expect(
    mock
      .report()
      .operations.map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids);
});

test.each(files)("no derived name of %s repeats its resource", async (spec) => {
  const { paths = {} } = (await loadDocument(spec)).document?.root ?? {};
  const file = join(folder, "derived.json");
  writeFileSync(
    file,
    JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, "x-names": "derived", paths: drop(paths) }),
  );

  const operations = listCalls(await readModel(file));

  expect(operations).not.toEqual([]);
  const stutters = operations.filter(({ members: [...members] }) => {
    const [method = "", resource = ""] = [members.pop(), members.pop()];
    return method.includes(toPascalCase(resource)) || method.includes(toPascalCase(resource.replace(/s$/, "")));
  });
  expect(stutters).toEqual([]);
});

/** Keeps the parts of a document from which names are derived. */
function drop(paths: object): Node {
  const entries = Object.entries(paths).map(([path, item]) => {
    const operations = Object.entries(isNode(item) ? item : {}).flatMap(([method, operation]) =>
      isNode(operation) ? [[method, { tags: operation["tags"] ?? [], responses: {} }]] : [],
    );
    return [path, Object.fromEntries(operations)];
  });
  return Object.fromEntries(entries);
}

/** Reads the rows of the table of names in the README. */
function readTable(): Row[] {
  const text = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => /^\|(?:[^|]*\|){2} `[A-Z]+ \//.test(line));
  let kind = "";
  return lines.map((line) => {
    const [named = "", ...cells] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (named !== "") kind = named;
    const [id, request = "", tag, asWritten = "", derived = ""] = cells.map((cell) =>
      cell === "–" ? undefined : cell.replaceAll("`", ""),
    );
    return { kind, id, request, tag, calls: { "as-written": asWritten, derived } };
  });
}

/** Writes a document with the operations of these rows. Returns its path. */
function writeDocument(name: string, operations: readonly Row[], fields: Node = {}): string {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { id: operationId, request, tag } of operations) {
    const [method = "", path = ""] = request.split(" ");
    const parameters = [...path.matchAll(/\{([^}]*)\}/g)].map(([, param]) => {
      return { name: param, in: "path", required: true, schema: { type: "string" } };
    });
    const content = { "application/json": { schema: { type: "object", properties: { id: { type: "string" } } } } };
    const responses = { 200: { description: "Done.", content } };
    (paths[path] ??= {})[method.toLowerCase()] = { operationId, tags: tag && [tag], parameters, responses };
  }
  const file = join(folder, `${name.replaceAll(/\W+/g, "-")}.json`);
  writeFileSync(file, JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, ...fields, paths }));
  return file;
}

async function readModel(spec: string): Promise<ApiModel> {
  const { document, diagnostics } = await loadDocument(spec);
  if (!document) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return buildModel(document).draft;
}

/** Lists the operations of a model, with their calls. */
function listCalls({ resources }: ApiModel): { id: string; request: string; call: string; members: string[] }[] {
  return resources.flatMap(({ members: holders, operations }) =>
    operations.map(({ id, method, httpMethod, path }) => {
      const members = [...holders, method];
      return { id, request: `${httpMethod} ${path}`, call: members.join("."), members };
    }),
  );
}
