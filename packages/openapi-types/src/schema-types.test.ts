import { expectTypeOf } from "vitest";
import { testTypes } from "../../../scripts/test-types.ts";
import type { JsonString } from "./schema-types.js";

interface Room {
  id: string;
}

testTypes("accepts every string, and is assignable to string", () => {
  expectTypeOf<JsonString<Room>>().toExtend<string>();
  expectTypeOf<string>().toExtend<JsonString<Room>>();
});

testTypes("distinguishes strings by the type of their content", () => {
  expectTypeOf<JsonString<Room>>().not.toExtend<JsonString<{ id: number }>>();
  expectTypeOf<JsonString<Room>>().toExtend<JsonString<{ id: unknown }>>();
});
