import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadDocument } from "@shortvideo-api/document/source";
import { createMock } from "@shortvideo-api/mock";
import { type ApiModel, buildModel, isList, sampleAuth } from "@shortvideo-api/model/source";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { inCI, onlyInCI } from "../../../scripts/in-ci.ts";
import { unpackDocument } from "../../../scripts/unpack-document.ts";
import { main } from "../../src/commands/suggest-command.ts";
import { runMain } from "../command/run-main.ts";
import { openDocument } from "./open-scenario.ts";

// The overlays that `suggest` writes, generated and used: each list ends.

const locate = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const github = locate("../../bench/documents/github.json.gz");

let folder = "";
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "suggested-")));
  return () => rmSync(folder, { recursive: true });
});

/** Runs `suggest` on a document. Returns the path of the overlay. */
async function suggestFor(spec: string): Promise<string> {
  const { code, err } = await runMain(() => main(["--spec", spec, "--out", "pagination.yaml"]), folder);
  expect([code, err]).toEqual([0, ""]);
  const overlay = join(folder, "pagination.yaml");
  onTestFinished(() => rmSync(overlay));
  return overlay;
}

async function readModel(spec: string, overlays: readonly string[]): Promise<ApiModel> {
  const { document } = await loadDocument(spec, { overlays });
  if (!document) throw new Error(`\`${spec}\` cannot be read.`);
  return buildModel(document).draft;
}

/** Iterates over each list of a document against its mock. Returns the ids of the operations. */
async function iterateAll(spec: string, overlays: readonly string[]): Promise<string[]> {
  const model = await readModel(spec, overlays);
  const { pick, loadFixtures } = await openDocument("suggested", spec, overlays, onTestFinished);
  const fixtures = await loadFixtures();
  const mock = await createMock({ spec, overlays, fixtures });
  const api = pick("createClient")({
    baseUrl: "http://mock.example",
    fetch: mock.fetch,
    onDeprecated: false,
    ...sampleAuth(model.auth),
  });
  const lists = model.resources.flatMap(({ members, operations }) =>
    operations.filter(isList).map(({ id, pagination }) => ({ id, members, iterate: pagination.iterate })),
  );
  for (const { id, members, iterate } of lists) {
    const params = Reflect.get(Object(fixtures[id]), "params");
    const resource = members.reduce((object, name) => object[name], api);
    const items = await resource[iterate](params).toArray();
    expect([id, items.length > 2]).toEqual([id, true]);
  }
  const { violations, operations } = mock.report();
  expect(violations).toEqual([]);
  const ended = operations.filter(({ pages }) => (pages?.last ?? 0) > 0).map(({ id }) => id);
  expect(ended.toSorted()).toEqual(lists.map(({ id }) => id).toSorted());
  return ended;
}

/** A service in which every call fails. */
const fail = async (): Promise<Response> => Response.json({ ok: false, error: "channel_not_found" });

describe("lists that `suggest` declares end", () => {
  test.each([
    ["a document with the lists of many services", "../suggest/shapes.yaml", 28],
    ["a document whose items have no ids", "../corpus/museum.yaml", 2],
    ["a document of payments, after the id of the last item", "../suggest/payments.yaml", 4],
    ["a document of a shop, by the header `Link`", "../suggest/shop.yaml", 3],
    ["a document of a chat, by cursors in queries and bodies", "../suggest/chat.yaml", 3],
    ...inCI([["Figma's document", "../corpus/figma.yaml", 11] as const], []),
  ] as const)("in %s", async (_, path, count) => {
    const spec = locate(path);
    const overlay = await suggestFor(spec);

    expect(await iterateAll(spec, [overlay])).toHaveLength(count);
  });

  test("and failures inside of a 200 reject, also as the mock plays them", async () => {
    const spec = locate("../suggest/chat.yaml");
    const overlays = [await suggestFor(spec)];
    const { pick } = await openDocument("chat", spec, overlays, onTestFinished);
    const open = (fetch: unknown) => pick("createClient")({ baseUrl: "http://chat.example", fetch });
    const mock = await createMock({ spec, overlays, preference: "scenario=in-band-failure" });

    await expect(open(fail).conversations.iterateConversationsList().toArray()).rejects.toThrow("channel_not_found");
    await expect(open(mock.fetch).users.iterateUsersList().toArray()).rejects.toBeInstanceOf(pick("InBandError"));
  });

  test("in GitHub's document", onlyInCI, async () => {
    const spec = unpackDocument(github, folder);
    const overlay = await suggestFor(spec);
    const suggested = [...readFileSync(overlay, "utf8").matchAll(/^ {2}# (GET .*)$/gm)].map(([, request]) => request);
    // Many lists differ in nothing but their path.
    const operations = suggested.filter((_, index) => index % 13 === 0);
    const configuration = join(folder, "openapi-monorepo.json");
    writeFileSync(configuration, JSON.stringify({ spec, include: { operations } }));

    expect(suggested.length).toBeGreaterThan(191);
    expect(await iterateAll(spec, [overlay, configuration])).toHaveLength(operations.length);
  });
});
