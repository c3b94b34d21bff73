import * as fc from "fast-check";
import { parseFragment, serialize } from "parse5";
import { expect, test } from "vitest";
import { printInline, printMarkdown } from "./print-markdown.js";

const print = (text: string): string => printMarkdown(text).text;

/** Pieces that mean something in Markdown, HTML or addresses. */
const pieces = fc.constantFrom(
  ..."<>[]()!*_`#-+.:/|\\&;~=\"' \nab1".split(""),
  ..."<script> </script> <img onerror= javascript: java&#x73;cript: ![a](x) [a]( <a href= &lt; &#60; https://a.example data: <!-- ]]>".split(
    " ",
  ),
  ..."<b> </b> <p> </p> <br/> <ul> <ol> <li> </li> </ul> <code> </code> <pre> <a href='javascript:x'> </a> <h1> <details> <hr>".split(
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

test("creates no element that a browser would end elsewhere", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const html = print(parts.join(""));
      expect(listTags(serialize(parseFragment(html)))).toEqual(listTags(html));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["one<br>two<BR/>three", "<p>one<br>two<br>three</p>"],
  ["<b>a</b> <i>b</i> <code>c &lt; d</code>", "<p><strong>a</strong> <em>b</em> <code>c &lt; d</code></p>"],
  ["<p>Retrieves a <code>pet</code>.</p>\n<p>Or not.</p>", "<p>Retrieves a <code>pet</code>.</p><p>Or not.</p>"],
  ["First.<p>Second.<p>", "<p>First.</p><p>Second.</p>"],
  ["Values:<ul><li>a<li>b</ul> end", "<p>Values:</p><ul><li>a</li><li>b</li></ul><p> end</p>"],
  ["<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>", "<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>"],
  ["<details><summary>More</summary>\n\n*inner*\n\n</details>", "<p><strong>More</strong></p><p><em>inner</em></p>"],
  ["<h2 class='x'>Title</h2>", "<p><strong>Title</strong></p>"],
  [
    '<a href="https://a.example/?b=1&amp;c=2" onclick="x">a</a>',
    '<p><a href="https://a.example/?b=1&amp;c=2" rel="noreferrer">a</a></p>',
  ],
  ["<a href='javascript:x'>a</a> <b>open", "<p>a <strong>open</strong></p>"],
  ["a <!-- note --> b\n\n<!-- note -->", "<p>a  b</p>"],
  ["| a |\n|---|\n| b<br>c |", expect.stringContaining("<td>b<br>c</td>")],
  ['<img src="https://a.example/p.png" alt="a">', '<p><a href="https://a.example/p.png" rel="noreferrer">a</a></p>'],
  ["5 &ge; 3 &#8212; 2", "<p>5 ≥ 3 — 2</p>"],
])("reads %j as Markdown that means the same", (text, html) => {
  expect(print(text)).toEqual(html);
});

test("shows other elements of a description as text", () => {
  expect(print("An <id> <script>x</script>")).toBe("<p>An &lt;id&gt; &lt;script&gt;x&lt;/script&gt;</p>");
});

test("shows tags of elements that are too deep within each other as text", () => {
  const html = print("<b>".repeat(20_000));
  expect(html.match(/&lt;b&gt;/g)?.length).toBeGreaterThan(19_000);
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

function listTags(html: string): string[] | null {
  return html.match(/<\/?[a-z\d]+/g);
}

const knownAttributes = new Set(["rel", "start", "tabindex", "class", "role", "aria-label", "scope"]);

/** Pages may have these attributes. Their addresses are those of the web and of mail. */
function isKnown([, name = "", value = ""]: readonly string[]): boolean {
  return name === "href" ? /^(?:https?|mailto):/i.test(value) : knownAttributes.has(name);
}
