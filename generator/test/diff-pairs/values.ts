// The values with which the tests compare the schemas of `schema-forms.ts`.

const id = "3f2b6a52-8c1e-4e0f-9d1a-6a3f6f1c2b7e";
const scalars: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  -1,
  1.5,
  0.1,
  0.25,
  0.05,
  0.001,
  50,
  51,
  2 ** 31,
  2 ** 53,
  "",
  "a",
  "b",
  "c",
  "d",
  "bc",
  "abcdef",
  "x".repeat(51),
  "2024-02-29",
  "2024-02-29T00:00:00Z",
  id,
  "{}",
  '"a"',
  "5",
  '{"kind":"cat","purrs":true}',
  '{"kind":"dog","barks":true}',
];
const cat = { kind: "cat", purrs: true };
const dog = { kind: "dog", barks: true };

/** The properties in the schemas, with values that the schemas admit or reject. */
const fields: Readonly<Record<string, readonly unknown[]>> = {
  name: ["a", "abcdef", 1, null],
  size: [1, "a", 1.5],
  kind: ["a", "b", "cat", "dog", "Cat", "Fish", 1],
  purrs: [true, "a"],
  barks: [true],
  fins: [1],
  id: ["a", 1, cat],
  extra: ["a", 1, null, cat],
  inner: [{}, { name: "a" }, "a"],
  next: [{}, { name: "a" }, { name: 1 }, null, [], [{ name: "a", next: [] }], { name: "a", next: { name: "a" } }],
};

function listObjects(): readonly object[] {
  const single = Object.entries(fields).flatMap(([key, all]) => all.map((value) => ({ [key]: value })));
  const pairs = single.flatMap((one, index) =>
    single
      .slice(index + 1)
      .flatMap((other) => (Object.keys(one)[0] === Object.keys(other)[0] ? [] : [{ ...one, ...other }])),
  );
  const pets = [
    cat,
    dog,
    { kind: "Cat", purrs: true },
    { kind: "Dog", barks: true },
    { kind: "a", purrs: true, barks: true },
    { kind: "fish", fins: 1 },
  ];
  const grown = pets.flatMap((pet) => [pet, ...single.map((one) => ({ ...pet, ...one }))]);
  return [{}, ...single, ...pairs, ...grown];
}

const objects = listObjects();
const parts: readonly unknown[] = [
  null,
  true,
  0,
  1,
  1.5,
  "a",
  "abcdef",
  "c",
  [],
  ["a"],
  {},
  { name: "a" },
  cat,
  dog,
  { name: "a", next: {} },
];

function listLists(): readonly unknown[] {
  const pairs = parts.flatMap((one) => parts.map((other) => [one, other]));
  return [[], ...parts.map((one) => [one]), ...pairs, ["a", 1, "b"], ["a", 1, 1], ["a", "b", "c"]];
}

/** About two thousand values: enough to show the differences of all schemas. */
export const values: readonly unknown[] = [...scalars, ...objects, ...listLists()];
