import { describe, expect, test } from "vitest";
import { lintProse } from "../src/lint-prose.ts";
import { bannedWords } from "../src/textlint-rules.ts";

/** A sentence for each banned word, in their order. */
const planted = [
  "The report tells the reader.",
  "It mends the file.",
  "It bears any name.",
  "It judges the change.",
  "The verb is GET.",
  "Each area has a class.",
  "It walks the list.",
  "The mock answers it.",
  "It proves the request.",
  "The document has a fault.",
  "Values come from its makings.",
  "The request is held against the schema.",
  "It fails when nobody reads.",
];
const long = `The mock ${"really ".repeat(24)}checks it.`;
const rulesOf = async (path: string, text: string) => (await lintProse(path, text)).map(({ rule }) => rule);

/** Files with a sentence in each place that the linter reads, and its line. */
const places: Record<string, { path: string; line: number; write: (sentence: string) => string }> = {
  "a paragraph": { path: "a.md", line: 3, write: (sentence) => `# Title\n\nText. ${sentence}\n` },
  "a list": { path: "a.md", line: 2, write: (sentence) => `- One.\n- ${sentence}\n` },
  "a cell of a table": { path: "a.md", line: 3, write: (sentence) => `| a | b |\n|---|---|\n| c | ${sentence} |\n` },
  "a description": { path: "openapi.yaml", line: 2, write: (sentence) => `info:\n  description: "${sentence}"\n` },
  "a paragraph of a description": {
    path: "openapi.yaml",
    line: 5,
    write: (sentence) => `info:\n  description: |-\n    Text.\n\n    ${sentence}\n`,
  },
  "a docstring": {
    path: "a.ts",
    line: 5,
    write: (sentence) => `class A {\n  /**\n   * Reads.\n   *\n   * ${sentence}\n   */\n  b = 1;\n}\n`,
  },
  "a docstring of one line": { path: "a.ts", line: 1, write: (sentence) => `/** Reads. ${sentence} */\nexport {};\n` },
  "a tag": {
    path: "a.ts",
    line: 1,
    write: (sentence) => `/** Reads. @param {string} path ${sentence} */\nexport {};\n`,
  },
  "a tag of several": {
    path: "a.ts",
    line: 3,
    write: (sentence) => `/**\n * Reads.\n * @returns {A} ${sentence}\n */\n`,
  },
  "a comment": { path: "a.mjs", line: 1, write: (sentence) => `  // ${sentence}\n` },
  "a comment after code": { path: "a.mjs", line: 1, write: (sentence) => `read(a); // ${sentence}\n` },
};

test("each banned word has its planted sentence", () => {
  expect(planted).toHaveLength(bannedWords.length);
});

describe.each(Object.entries(places))("in %s", (_, { path, line, write }) => {
  test.each(planted)("rejects the word in: %s", async (sentence) => {
    expect(await lintProse(path, write(sentence))).toEqual([expect.objectContaining({ rule: "vocabulary", line })]);
  });

  test("rejects a sentence of more than 25 words", async () => {
    expect(await rulesOf(path, write(long))).toEqual(["sentence-length"]);
  });

  test("accepts plain English", async () => {
    expect(await rulesOf(path, write("The mock rejects unknown parameters."))).toEqual([]);
  });
});

test("a sentence goes on in the next line of a comment or a description", async () => {
  const [begin, end] = ["The mock " + "really ".repeat(12), "really ".repeat(12) + "checks it."];

  expect(await rulesOf("a.ts", `/**\n * ${begin}\n * ${end}\n */\n`)).toEqual(["sentence-length"]);
  expect(await rulesOf("a.ts", `// ${begin}\n// ${end}\n`)).toEqual(["sentence-length"]);
  expect(await rulesOf("a.yaml", `description: >-\n  ${begin}\n  ${end}\n`)).toEqual(["sentence-length"]);
});

test("accepts words that only contain a banned one", async () => {
  expect(await rulesOf("a.md", "It recommends an areal view.\n")).toEqual([]);
});

test("counts a piece of code as one word, and does not check its text", async () => {
  const code = `\`${"walk the tree and tell nobody ".repeat(6)}\``;

  expect(await rulesOf("a.md", `Run ${code}.\n\n\`\`\`sh\necho nobody walks\n\`\`\`\n`)).toEqual([]);
  expect(await rulesOf("a.ts", `// Runs ${code}.\nwalk(verb, "http://area", /nobody/);\n`)).toEqual([]);
  expect(await rulesOf("a.ts", "/**\n * Reads.\n *\n * @example\n * walk(verb);\n */\n")).toEqual([]);
});

test("does not check headings, quotations and examples of data", async () => {
  expect(await rulesOf("a.md", "# Who tells nobody\n\n> The service tells nobody.\n")).toEqual([]);
  expect(await rulesOf("a.yaml", "example:\n  description: It tells nobody.\n")).toEqual([]);
});
