import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import { renderReport } from "@shortvideo-api/report";
import { startMock } from "../../src/index.js";
import { makeFolder } from "../../../report/test/make-folder.js";

const document = {
  openapi: "3.1.0",
  info: { title: "A list", version: "1.0.0" },
  paths: {
    "/pets": {
      get: {
        operationId: "pets.list",
        parameters: [
          { name: "sort", in: "query", schema: { type: "string", enum: ["", " up", "down"] } },
          ...["count", "page", "size"].map((name) => ({ name, in: "query", schema: { type: "integer" } })),
        ],
        responses: { 200: { description: "Some." }, 400: { description: "Wrong." } },
      },
    },
  },
};

/** Returns all text of a page. */
function readText(html: string): string {
  const texts: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ("value" in node) texts.push(node.value);
    if ("childNodes" in node && node.nodeName !== "style") node.childNodes.forEach(visit);
  };
  parse(html).childNodes.forEach(visit);
  return texts.join("");
}

test("every report format shows empty values, spaces around a value and invisible characters", async () => {
  const spec = join(await makeFolder(), "pets.json");
  await writeFile(spec, JSON.stringify(document));
  const mock = await startMock({ spec });
  await fetch(`${mock.url}/pets?sort=down`);
  await fetch(`${mock.url}/pets?count=&page=%20%205&size=%E2%80%8B5`);
  const report = mock.report();
  await mock.stop();
  const messages = [
    'count` is `""`; pets.list takes an integer.',
    'page` is `"  5"`; pets.list takes an integer.',
    'size` is `"\\u{200b}5"`; pets.list takes an integer.',
  ].map((message) => `\`${message}`);

  expect(report.violations.map(({ message }) => message)).toEqual(messages);
  for (const message of messages) {
    expect(renderReport(report, "text")).toContain(message);
    expect(renderReport(report, "junit")).toContain(message.replaceAll('"', "&quot;"));
    for (const format of ["json", "sarif"] as const) {
      expect(renderReport(report, format)).toContain(JSON.stringify(message).slice(1, -1));
    }
    expect(readText(renderReport(report, "html"))).toContain(message.replaceAll("`", ""));
  }
  // Values of an enumeration that no request sent.
  expect(renderReport(report, "text")).toContain('sort=""|" up"');
  expect(readText(renderReport(report, "html"))).toMatch(/(?<!\w)"" was never sent" up" was never sent/);
});
