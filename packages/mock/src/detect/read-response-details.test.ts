import { expect, test } from "vitest";
import { listLongNumbers } from "./read-response-details.js";

test("lists long numbers, also those in texts and in JSON within a text", () => {
  const inner = JSON.stringify({ room: "7301245789012345679", big: 18_014_398_509_481_984 });
  const text = `{"id":7301245789012345678,"same":"7301245789012345678","least":-9223372036854775808,"raw":${JSON.stringify(inner)}}`;

  expect([...listLongNumbers(text)]).toEqual([
    7301245789012345678n,
    9223372036854775808n,
    7301245789012345679n,
    18_014_398_509_481_984n,
  ]);
});

test("leaves out numbers that a double keeps, numbers beyond 64 bits, and digits within words and fractions", () => {
  const text = '{"a":9007199254740991,"b":99999999999999999999,"c":"x7301245789012345678","d":0.7301245789012345678}';

  expect([...listLongNumbers(text)]).toEqual([]);
});
