import { describe, expect, test } from "vitest";
import { lintProse } from "../src/lint-prose.ts";
import { bannedConstructions, bannedWords } from "../src/rules.ts";

/** A sentence for each rule, in the order of the rules. */
const planted = {
  words: [
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
  ],
  constructions: [
    "What is not known is refused.",
    "A limit of zero is none.",
    "It is no file that we know.",
    "The rest, and what of it remains, is read.",
    "It gives what was read.",
  ],
};
const long = `The mock ${"really ".repeat(24)}checks it.`;
const rulesOf = async (path: string, text: string) => (await lintProse(path, text)).map(({ rule }) => rule);

/** Files with a sentence in each place that the linter reads. */
const places: Record<string, { path: string; write: (sentence: string) => string }> = {
  "a paragraph": { path: "a.md", write: (sentence) => `# Title\n\nText. ${sentence}\n` },
  "a list": { path: "a.md", write: (sentence) => `- One.\n- ${sentence}\n` },
  "a cell of a table": { path: "a.md", write: (sentence) => `| a | b |\n|---|---|\n| c | ${sentence} |\n` },
  "a description": {
    path: "openapi.yaml",
    write: (sentence) => `info:\n  description: |-\n    Text.\n\n    ${sentence}\n`,
  },
  "a docstring": { path: "a.ts", write: (sentence) => `/**\n * Reads.\n *\n * ${sentence}\n */\nexport {};\n` },
  "a tag": { path: "a.ts", write: (sentence) => `/** Reads. @param {string} path ${sentence} */\nexport {};\n` },
  "a comment": { path: "a.mjs", write: (sentence) => `const a = "//"; // ${sentence}\n` },
  "a message": { path: "a.ts", write: (sentence) => `throw new Error("${sentence}");\n` },
  "a template": { path: "a.ts", write: (sentence) => `print(\`\${path}: ${sentence} \${count}\`);\n` },
};

test("each rule has its planted sentence", () => {
  expect(planted.words).toHaveLength(bannedWords.length);
  expect(planted.constructions).toHaveLength(bannedConstructions.length);
});

describe.each(Object.entries(places))("in %s", (_, { path, write }) => {
  test.each(planted.words)("rejects the word in: %s", async (sentence) => {
    expect(await rulesOf(path, write(sentence))).toEqual(["vocabulary"]);
  });

  test.each(planted.constructions)("rejects the construction in: %s", async (sentence) => {
    expect(await rulesOf(path, write(sentence))).toEqual(["construction"]);
  });

  test("accepts plain English", async () => {
    expect(await rulesOf(path, write("The mock rejects unknown parameters."))).toEqual([]);
  });
});

test.each([
  ["a.md", `${long}\n`, ["sentence-length"]],
  ["openapi.yaml", `description: ${long}\n`, ["sentence-length"]],
  ["a.ts", `// ${long}\n`, ["sentence-length"]],
  ["a.ts", `print("${long}");\n`, []],
])("limits the length of sentences in documents and comments: %s", async (path, text, rules) => {
  expect(await rulesOf(path, text)).toEqual(rules);
});

test.each(["const isTold = 1;", "function walkTree(): void {}", "interface Pet {\n  verb: string;\n}"])(
  "rejects the word in the name: %s",
  async (code) => {
    expect(await rulesOf("a.ts", `${code}\n`)).toEqual(["vocabulary"]);
  },
);

test("accepts names that the file does not declare, and words that only contain a banned one", async () => {
  expect(await rulesOf("a.ts", 'const recommended = { verb: "GET", area: pets.answer() };\n')).toEqual([]);
});

test("counts a piece of code as one word, and does not check its text", async () => {
  const code = `\`${"walk the tree and tell nobody ".repeat(6)}\``;

  expect(await rulesOf("a.md", `Run ${code}.\n\n\`\`\`sh\necho nobody walks\n\`\`\`\n`)).toEqual([]);
  expect(await rulesOf("a.ts", `// Runs ${code}.\nwalk(verb, "area", /nobody/);\n`)).toEqual([]);
});

test("does not check headings and quotations", async () => {
  expect(await rulesOf("a.md", "# Who tells nobody\n\n> The service tells nobody.\n")).toEqual([]);
});

test("does not check module specifiers", async () => {
  expect(await rulesOf("a.ts", 'import { walk } from "../one/two/walk-area-verb.js";\n')).toEqual([]);
});

test("accepts a question", async () => {
  expect(await rulesOf("a.md", "What is a contract run? A test command.\n")).toEqual([]);
});

test("reports the line and the column in the file", async () => {
  const [finding] = await lintProse("a.ts", "/**\n * Reads a file.\n * Mends it.\n */\nexport {};\n");

  expect(finding).toEqual({
    line: 3,
    column: 4,
    rule: "vocabulary",
    message: "`Mends` is not used here. Write fix.",
  });
});

test("an exception with a reason allows its line, or the next one", async () => {
  expect(await rulesOf("a.md", "<!-- prose-ignore: a quotation -->\nThe service tells nobody.\n")).toEqual([]);
  expect(await rulesOf("a.ts", '// prose-ignore: a quotation\nprint("The service tells nobody.");\n')).toEqual([]);
  expect(await rulesOf("a.ts", 'print("The service tells nobody."); // prose-ignore: a quotation\n')).toEqual([]);
});

test("rejects an exception without a reason, and one that is not needed", async () => {
  expect(await rulesOf("a.ts", '// prose-ignore\nprint("The service tells us all.");\n')).toEqual(["ignore"]);
  expect(await rulesOf("a.md", "<!-- prose-ignore: a quotation -->\nThe service reports it.\n")).toEqual(["ignore"]);
});
