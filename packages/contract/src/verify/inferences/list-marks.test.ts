import type { OpenApi } from "@shortvideo-api/document";
import { expect, test } from "vitest";
import { listMarks } from "./list-marks.js";

const mark = { status: "inferred", reason: "Seen." };

test("lists marks of the document, also in extensions, but neither properties nor values of this name", () => {
  const document = {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    tags: [],
    paths: {},
    components: {
      schemas: {
        Pet: {
          "x-provenance": mark,
          properties: { "x-provenance": { type: "object" }, default: { "x-provenance": mark } },
          examples: [{ "x-provenance": mark }],
        },
      },
    },
    "x-limits": { "x-provenance": mark },
  } satisfies OpenApi & Record<string, unknown>;

  expect(listMarks(document).map(({ path }) => path.join("/"))).toEqual([
    "components/schemas/Pet",
    "components/schemas/Pet/properties/default",
    "x-limits",
  ]);
});
