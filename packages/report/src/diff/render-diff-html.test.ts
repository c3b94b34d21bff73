import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { tameAll } from "../../test/hostile-texts.js";
import { exampleDiff, hostileDiffs, narrower } from "../../test/example-diff.js";
import { readAttribute, parseStrictly, readText } from "../../test/parse-page.js";
import type { DiffReport } from "./diff-report.js";
import { renderDiffReport } from "./render-diff-report.js";

const renderDiffHtml = (report: DiffReport) => renderDiffReport(report, "html");

/** Lists the elements in order, with the names of their attributes. */
const listElements = (report: DiffReport) =>
  parseStrictly(renderDiffHtml(report)).map(({ tagName, attrs }) =>
    [tagName, ...attrs.map(({ name }) => name)].join(" "),
  );

test("no text of a document becomes an element or an attribute", () => {
  fc.assert(
    fc.property(hostileDiffs, (report) => {
      expect(listElements(report)).toEqual(listElements(tameAll(report) as DiffReport));
    }),
    { numRuns: inCI(200, 25) },
  );
});

test("loads nothing from the network, and runs no script", () => {
  const elements = parseStrictly(renderDiffHtml(exampleDiff));
  const policy = elements.find((element) => readAttribute(element, "http-equiv") === "Content-Security-Policy");

  expect(readAttribute(policy, "content")).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/);
  expect(elements.filter(({ tagName }) => ["script", "link", "img", "iframe"].includes(tagName))).toEqual([]);
  const names = new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)));
  expect([...names].filter((name) => /^(?:src|style|action|on.*)$/.test(name))).toEqual([]);
});

test("shows the chapters, worst first, and links to each of them", () => {
  const elements = parseStrictly(renderDiffHtml(exampleDiff));
  const texts = (tagName: string) => elements.filter((element) => element.tagName === tagName).map(readText);

  expect(texts("h1")).toEqual([`✗ ${exampleDiff.headline}`]);
  expect(texts("h2")).toEqual([
    "Breaks callers on the wire, and their types 1",
    "Breaks callers on the wire 1",
    "Breaks the types of callers 1",
    "Changes what the client does 1",
    "New descriptions 1",
  ]);
  expect(texts("h3").slice(0, 2)).toEqual(["Parameter removed query.sort fails", "Limit tightened query.size fails"]);
  const ids = new Set(elements.map((element) => readAttribute(element, "id")));
  const links = elements.flatMap((element) => readAttribute(element, "href") ?? []);
  expect(links.map((link) => ids.has(link.slice(1)))).toEqual(Array.from({ length: 5 }, () => true));
});

test("names each section by its heading", () => {
  const elements = parseStrictly(renderDiffHtml(exampleDiff));
  const ids = new Set(elements.map((element) => readAttribute(element, "id")));
  const labels = elements
    .filter(({ tagName }) => tagName === "section")
    .map((element) => readAttribute(element, "aria-labelledby"));
  expect(labels.map((label) => ids.has(label))).toEqual(Array.from({ length: 5 }, () => true));
});

test("shows empty values and spaces at the ends", () => {
  const change = { ...narrower, operations: ["", " list"], place: " size", message: "No longer accepts ` a` or ``." };
  const page = renderDiffHtml({ ...exampleDiff, changes: [change] });

  expect(page).toContain("<strong>&quot;&quot;, &quot; list&quot;</strong>");
  expect(page).toContain('<code class="place">&quot; size&quot;</code>');
  expect(page).toContain("No longer accepts <code> a</code> or <code>&quot;&quot;</code>.");
});

test("words the verdict so that it agrees with breaking changes that no option counts", () => {
  const [listed, counted] = (["never", "breaking"] as const).map((failOn) =>
    renderDiffHtml({ ...exampleDiff, failOn }),
  );

  expect(listed).toContain("lists changes without a verdict");
  expect(listed).not.toContain("passes");
  expect(counted).toContain("does not pass: exit code 1");
});

test("has a filter by kind and operation for many changes", () => {
  const changes = Array.from({ length: 9 }, (_, index) => ({
    ...narrower,
    operations: [index === 0 ? "pets.get" : "pets.list"],
    place: `query.size${index}`,
  }));
  const elements = parseStrictly(renderDiffHtml({ ...exampleDiff, changes }));
  const options = elements.filter(({ tagName }) => tagName === "option").map(readText);

  expect(options).toEqual(["all", "Limit tightened", "all", "pets.get", "pets.list"]);
  expect(elements.filter(({ tagName }) => tagName === "script")).toHaveLength(1);
});
