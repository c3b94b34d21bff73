import { assert, jsonValue, property } from "fast-check";
import { expect, test } from "vitest";
import { layOut } from "./body.ts";

test("lays JSON out as `JSON.stringify` does", () => {
  assert(
    property(jsonValue(), (value) => {
      expect(layOut(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

test("keeps all digits, and text that is not JSON", () => {
  expect(layOut('{"id":7561234567890123457,"size":1.50,"of":[1e3,-0]}')).toBe(
    '{\n  "id": 7561234567890123457,\n  "size": 1.50,\n  "of": [\n    1e3,\n    -0\n  ]\n}',
  );
  expect(layOut('{"open":')).toBe('{"open":');
});
