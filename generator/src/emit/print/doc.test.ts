import { expect, test } from "vitest";
import { printDoc, printDocComment, printLine } from "./doc.ts";

test("separates prose by empty lines and prints tags last", () => {
  const text = printDoc(["Gets a post.", undefined, { tag: "deprecated", text: "Gone." }, "`posts.get`."]);

  expect(text).toBe("Gets a post.\n\n`posts.get`.\n\n@deprecated Gone.");
});

test("prints short text on one line", () => {
  expect(printDocComment(["A post."])).toBe("/** A post. */");
  expect(printDocComment(["A post.", "And more."])).toBe("/**\n * A post.\n *\n * And more.\n */");
});

test("keeps text from ending the comment", () => {
  expect(printDocComment(["a */ alert(1) /*"])).toBe("/** a *\\/ alert(1) /* */");
  expect(printLine("a *\n/ b */")).toBe("a * / b *\\/");
});

test("keeps text from starting a tag", () => {
  expect(printDoc(["first\n  @deprecated second"])).toBe("first\n  \\@deprecated second");
  expect(printDoc([{ tag: "see", text: "one\n@internal two" }])).toBe("@see one @internal two");
});

test("folds long lines, and keeps code, tables and links unchanged", () => {
  const long = "word ".repeat(40).trim();

  expect(printDoc([`- ${long}`]).split("\n")).toEqual([
    `- ${"word ".repeat(22).trim()}`,
    `  ${"word ".repeat(18).trim()}`,
  ]);
  expect(printDoc([`\`\`\`\n${long}\n\`\`\``])).toContain(long);
  expect(printDoc([`| ${long} |`])).toContain(long);
  expect(printDoc([`${"x".repeat(110)} {@link List}`])).toBe(`${"x".repeat(110)}\n{@link List}`);
  expect(printDoc(["x".repeat(300)])).toBe("x".repeat(300));
});
