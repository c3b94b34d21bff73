import { expect, test } from "vitest";
import { compilePattern, explainPattern } from "./compile-pattern.ts";
import { translatePattern } from "./translate-pattern.ts";

const r = String.raw;

test.each<[source: string, pattern: string, foreign: string[]]>([
  [r`\A[a-z]+\Z`, "^[a-z]+$", [r`\A`, r`\Z`]],
  [r`\Aa\z`, "^a$", [r`\A`, r`\z`]],
  [r`\\A\A[\]A]`, r`\\A^[\]A]`, [r`\A`]],
  ["(?i)abc", "[aA][bB][cC]", ["(?i)"]],
  ["^(?i)a1$", "^[aA]1$", ["(?i)"]],
  [r`\A(?i)a\z`, "^[aA]$", [r`(?i)`, r`\A`, r`\z`]],
  ["(?i)[a-f]", "[a-fA-F]", ["(?i)"]],
  ["(?i)[^a-f0-9_]", "[^a-fA-F0-9_]", ["(?i)"]],
  ["(?i)[X-c]", "[X-cx-zA-C]", ["(?i)"]],
  ["(?i)ß|ä", "ß|[äÄ]", ["(?i)"]],
  [r`(?i)\x61\d\n`, r`[\x61A]\d\n`, ["(?i)"]],
  ["(?s)a.b", r`a[\s\S]b`, ["(?s)"]],
  ["(?is)a.", r`[aA][\s\S]`, ["(?is)"]],
  ["(?u)a", "a", ["(?u)"]],
  ["a(?i:b)c", "a(?:[bB])c", ["(?i:"]],
  ["(?i)a(?-i:b)", "[aA](?:b)", ["(?i)", "(?-i:"]],
  ["(?i:a(?s-i:b.))", r`(?:[aA](?:b[\s\S]))`, ["(?i:", "(?s-i:"]],
  [r`(?P<year>\d{4})(?P=year)`, r`(?<year>\d{4})\k<year>`, ["(?P<", "(?P=year)"]],
  [r`/^\d+\/a$/`, r`^\d+\/a$`, []],
  ["/^a.b/gis", r`^[aA][\s\S][bB]`, []],
  ["/^(?P<name>a)/m", "^(?<name>a)", ["(?P<"]],
])("translates %s", (source, pattern, foreign) => {
  expect(translatePattern(source)).toEqual({ pattern, foreign });
  expect(explainPattern(pattern)).toBeUndefined();
});

test.each([
  "^a$",
  r`\\A`,
  r`[\d\w]\b`,
  "(?:a)(?=b)(?<!c)(?<name>d)",
  "(?m)^a$",
  "(?x) a",
  "(?i)[à-ÿ]",
  r`(?i)\p{Lu}`,
  r`(?i)(a)\1`,
  "(?m:a)",
  "(?>a)",
  r`\A\h`,
  "(?i)[a",
  "/a/",
  "/^a$",
  "/^a$/x",
])("does not translate %s", (source) => {
  expect(translatePattern(source)).toBeUndefined();
});

test.each([
  ["(?i)^größe[0-9a-c]$", ["GRÖßE9", "größeA"], ["grosse9", "größed"]],
  [r`\A(?s).\Z`, ["\n", "a"], ["", "ab"]],
  ["x(?i:y)z", ["xyz", "xYz"], ["XYz", "xyZ"]],
])("%s matches the same texts", (source, matching, others) => {
  const matches = compilePattern(translatePattern(source)?.pattern ?? "");

  expect(matching.map(matches)).toEqual(matching.map(() => true));
  expect(others.map(matches)).toEqual(others.map(() => false));
});

test.each([
  [r`^\h+$`, r`it has \`\h\``],
  [r`\Qa.b\E`, r`it has \`\Q\``],
  [r`^[[:alpha:]]+$`, "it has `[:alpha:]`"],
  [r`^\p{Punct}+$`, r`it has \`\p\``],
  [r`\i\c*`, r`it has \`\i\``],
  [r`\c`, r`it has \`\c\``],
  [r`\A`, r`it has \`\A\``],
  ["(?x)a", "invalid group"],
  ["a++", "nothing to repeat"],
])("explains why %s is not a pattern", (source, reason) => {
  expect(explainPattern(source)).toBe(reason.replaceAll(r`\``, "`"));
});

test.each([r`^\p{L}[\p{L}\-#]\#\-\_$`, r`\u{e9}\'`, r`\/\#\-\_`, r`^[\w\-.]+$`, r`a{,2}`, r`\cA`, r`[^\]]]`, r`\d]`])(
  "accepts %s without the flag `u`",
  (source) => {
    expect(explainPattern(source)).toBeUndefined();
  },
);

test("keeps the meaning of properties beside escapes that the flag `u` does not allow", () => {
  const matches = compilePattern(r`^\p{L}+\-[\p{L}\-\#]$`);

  expect(["é-é", "a--", "a-#"].map(matches)).toEqual([true, true, true]);
  expect(["p{L}-a", "1-a", "a-1"].map(matches)).toEqual([false, false, false]);
});
