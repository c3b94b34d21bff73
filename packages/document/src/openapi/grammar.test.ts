import { expect, test } from "vitest";
import { type KeyMeaning, listFieldNames, readKeyMeaning } from "./grammar.ts";
import { readPointer, type Step } from "./node.ts";

test.each<[pointer: string, names: string[]]>([
  ["/components/schemas/headers/properties/if/items", ["components", "schemas", "properties", "items"]],
  ["/components/schemas/A/allOf/0/patternProperties/not", ["components", "schemas", "allOf", "patternProperties"]],
  ["/components/schemas/A/default/properties", ["components", "schemas", "default"]],
  ["/components/callbacks/A/headers/get", ["components", "callbacks", "get"]],
])("lists the fields on the way to %s, without names and indices", (pointer, names) => {
  expect(listFieldNames(readPointer(pointer))).toEqual(names);
});

test.each<[meaning: KeyMeaning, steps: Step[]]>([
  ["names", ["paths", "/pets", "get", "responses"]],
  ["fields", ["paths", "/pets", "get", "responses", "default"]],
  ["fields", ["paths", "/pets", "parameters", 0]],
  ["fields", ["properties", "default"]],
  ["names", ["properties", "properties", "properties"]],
  ["data", ["properties", "a", "default"]],
  ["data", ["examples", "a", "value", "properties"]],
  ["data", ["x-note", "properties"]],
])("reads keys as %s after %j", (meaning, steps) => {
  expect(steps.reduce<KeyMeaning>((outer, step) => readKeyMeaning(step, outer), "fields")).toBe(meaning);
});
