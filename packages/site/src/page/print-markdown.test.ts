import * as fc from "fast-check";
import { expect, test } from "vitest";
import { printInline, printMarkdown } from "./print-markdown.js";

const print = (text: string): string => printMarkdown(text).text;

/** Pieces that mean something in Markdown, HTML or addresses. */
const pieces = fc.constantFrom(
  ..."<>[]()!*_`#-+.:/|\\&;~=\"' \nab1".split(""),
  ..."<script> </script> <img onerror= javascript: java&#x73;cript: ![a](x) [a]( <a href= &lt; &#60; https://a.example data: <!-- ]]>".split(
    " ",
  ),
);

test("creates no element, attribute or address that an author could use to act", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const html = print(parts.join(""));
      const tags = [...html.matchAll(/<\/?([^\s>]+)([^>]*)>/g)];
      const attributes = tags.flatMap(([, , text = ""]) => [...text.matchAll(/([\w-]+)="([^"]*)"/g)]);
      expect(tags.map(([, tag = ""]) => tag).filter((tag) => !knownTags.includes(tag))).toEqual([]);
      expect(attributes.filter((attribute) => !isKnown(attribute))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const knownTags =
  "p strong em del code pre a ul ol li blockquote hr br table thead tbody tr th td div span h2 h3 h4".split(" ");

test("shows HTML in a description as text", () => {
  expect(print("<b>bold</b>")).toBe("<p>&lt;b&gt;bold&lt;/b&gt;</p>");
});

test("shows addresses that are neither of the web nor of mail as text", () => {
  expect(
    print("[a](javascript:x), [b](java&#x73;cript:x), [c](//evil.example), [d](#top), [e](https://a.example)"),
  ).toBe('<p>a, b, c, d, <a href="https://a.example" rel="noreferrer">e</a></p>');
});

test("shows an image as a link", () => {
  expect(print("![a picture](https://a.example/p.png)")).toBe(
    '<p><a href="https://a.example/p.png" rel="noreferrer">a picture</a></p>',
  );
});

test("shows a marked quote as a box", () => {
  expect(print("> [!WARNING]\n> Mind *this*.")).toBe(
    '<div class="callout warn"><p><strong>Warning</strong></p><p>Mind <em>this</em>.</p></div>',
  );
});

test("begins headings at the given level, and leaves out none", () => {
  expect(printMarkdown("# A\n\n### B", { level: 2 }).text).toBe("<h2>A</h2><h3>B</h3>");
  expect(printMarkdown("### A\n\n# B", { level: 2 }).text).toBe("<h2>A</h2><h2>B</h2>");
});

test("shows character references as their characters", () => {
  expect(print("a &amp; b &lt; c")).toBe("<p>a &amp; b &lt; c</p>");
});

test("prints one paragraph without an element around it", () => {
  expect(printInline("Use `a`.").text).toBe("Use <code>a</code>.");
});

const knownAttributes = new Set(["rel", "start", "tabindex", "class", "role", "aria-label", "scope"]);

/** Pages may have these attributes. Their addresses are those of the web and of mail. */
function isKnown([, name = "", value = ""]: readonly string[]): boolean {
  return name === "href" ? /^(?:https?|mailto):/i.test(value) : knownAttributes.has(name);
}
