import { expect, test } from "vitest";
import { findImports, toOrigins } from "./imports.ts";

const origins = [toOrigins([{ from: "./near.js", name: "pick" }]), toOrigins([{ from: "./far.js", name: "pick" }])];

test.each([
  "const a: pick = 1;",
  "[...pick, 1]",
  "{ a: pick }",
  "{ pick }",
  "{ pick, a }",
  "() => pick(1)",
  "const list: readonly pick[] = [];",
  "`from \\` $1 ${pick(1)} to \\` $`",
  '"\\"" + pick',
  `'"' + pick`,
  "class A extends pick {}",
])("imports a name that code uses, from the first origin that has it: %s", (text) => {
  expect(findImports([text], origins)).toEqual([{ from: "./near.js", name: "pick" }]);
});

test.each([
  "{ pick: 1 }",
  "(pick?: string) => 1",
  "a.pick(1)",
  "a?.pick",
  "this.#pick",
  '"pick"',
  '"\\"pick"',
  `'"\\' pick'`,
  "/* pick */",
  "/**\n * {@link pick}\n */",
  "`pick ${a(1)} pick`",
  "get pick(): string {",
  "readonly pick = (a) => a",
  "{ readonly [pick in Id]: Of<pick> }",
  "export { pickResource as pick };",
  "picks",
  "épick",
])("imports no name that code only mentions: %s", (text) => {
  expect(findImports([text], origins)).toEqual([]);
});

test("reads strings of any length", () => {
  expect(findImports([`const text = "${"x".repeat(1e7)}" + pick;`], origins)).toHaveLength(1);
});

test("imports a class by its name in the file", () => {
  const members = toOrigins([{ from: "./pets.js", name: "Pets as PetsResource" }]);

  expect(findImports(["new PetsResource(); new Pets();"], [members])).toEqual([
    { from: "./pets.js", name: "Pets as PetsResource" },
  ]);
});
