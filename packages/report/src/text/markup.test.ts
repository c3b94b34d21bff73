import { expect, test } from "vitest";
import { markup } from "./markup.js";

test("escapes texts, and keeps finished markup", () => {
  const name = `<b title="x">'&'</b>`;
  expect(markup`<p>${name}${markup`<i>${1}</i>`}</p>`.text).toBe(
    "<p>&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;<i>1</i></p>",
  );
});

test("joins lists, and omits `undefined` and `false`", () => {
  expect(markup`${["a", markup`<br>`, undefined]}${false}`.text).toBe("a<br>");
});

test("replaces characters that XML forbids and those that change the direction of text", () => {
  expect(markup`${"\0\uFFFE\uD800\u202E😀\n"}`.text).toBe("\uFFFD\uFFFD\uFFFD\uFFFD😀\n");
});
