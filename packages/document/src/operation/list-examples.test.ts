import { expect, test } from "vitest";
import { listExamples } from "./read-parts.ts";

const document = {
  components: {
    examples: {
      Rex: { value: "Rex" },
      Alias: { $ref: "#/components/examples/Rex" },
      Circle: { $ref: "#/components/examples/Circle" },
    },
  },
};

test("lists `example` first, and follows references to named examples", () => {
  const examples = { one: { value: 1 }, rex: { $ref: "#/components/examples/Alias" }, none: { value: null } };

  expect(listExamples(document, { example: 0, examples })).toEqual([0, 1, "Rex", null]);
});

test.each(["#/components/examples/Lost", "#/components/examples/Circle", "other.yaml#/Rex"])(
  "skips an example without a value, such as that of %s",
  ($ref) => {
    expect(listExamples(document, { examples: { lost: { $ref }, external: { summary: "Elsewhere" } } })).toEqual([]);
  },
);
