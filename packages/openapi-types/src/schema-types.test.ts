import { expectTypeOf, test } from "vitest";
import type { JsonString } from "./schema-types.js";

interface Room {
  id: string;
}

test("is a string, and every string may be one", () => {
  expectTypeOf<JsonString<Room>>().toExtend<string>();
  expectTypeOf<string>().toExtend<JsonString<Room>>();
});

test("tells what it holds", () => {
  expectTypeOf<JsonString<Room>>().not.toExtend<JsonString<{ id: number }>>();
  expectTypeOf<JsonString<Room>>().toExtend<JsonString<{ id: unknown }>>();
});
