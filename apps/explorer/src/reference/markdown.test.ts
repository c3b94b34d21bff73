import * as fc from "fast-check";
import { marked } from "marked";
import { expect, test } from "vitest";
import { writeCode, writeTable, writeText } from "./markdown.ts";

const render = (markdown: string) => marked.parse(markdown, { async: false });
/** Returns the visible text of HTML. */
const read = (html: string) =>
  html
    .replaceAll(/<\/?(?:p|code|a|table|thead|tbody|tr|t[hd])\b[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

const marks = fc.string({ unit: fc.constantFrom(..."<>[]()!*_`#-+.:/|\\&;~=\"' \nab1".split("")), maxLength: 40 });

test("shows any text unchanged, and does not interpret it as Markdown or HTML", () => {
  fc.assert(
    fc.property(marks, (text) => {
      const html = render(writeText(text));

      expect(html.replaceAll(/<\/?(?:p|code|a)\b[^>]*>/g, "")).not.toMatch(/[<>]/);
      expect(read(html).replaceAll("`", "").replaceAll(/\s/g, "")).toBe(text.replaceAll("`", "").replaceAll(/\s/g, ""));
    }),
  );
});

test("treats text between backticks as code", () => {
  expect(render(writeText("Use `a*b*` and *not* this."))).toBe("<p>Use <code>a*b*</code> and *not* this.</p>\n");
});

test("writes code that contains backticks", () => {
  expect(render(writeCode("a``b`"))).toBe("<p><code>a``b`</code></p>\n");
});

test("escapes bars in cells of a table", () => {
  const html = render(writeTable(["a", "b"], [[writeCode("c|d"), writeText("e | f")]]));

  expect(html).toContain("<td><code>c|d</code></td>\n<td>e | f</td>");
});
