import { expect, test } from "vitest";
import { nameSchemas } from "../../../../packages/model/src/names/names.ts";
import { petModel } from "../../../test/pet-model.ts";
import { listOrigins } from "./origins.ts";

test("schemas do not get the name of a type or a class of the client", () => {
  const names = [...listOrigins({ ...petModel, resources: [], schemas: [], errors: [] }, new Set()).keys()];
  const types = names.filter((name) => /^[A-Z]/.test(name));

  expect(types).toContain("OptionTypes");
  expect([...nameSchemas(types).values()].filter((name) => types.includes(name))).toEqual([]);
});
