import { expect, test } from "vitest";
import { createRedactor } from "./create-redactor.js";

test("takes the key out of texts, at any depth, also in its encoded form", () => {
  const redact = createRedactor("top secret/1");

  expect(redact("Key top secret/1 is unknown.")).toBe("Key [redacted] is unknown.");
  expect(redact({ at: ["?key=top%20secret%2F1", 1, null], "top secret/1": true })).toEqual({
    at: ["?key=[redacted]", 1, null],
    "[redacted]": true,
  });
});

test("leaves everything as it is when there is no key, or one that is a word of its own", () => {
  const body = { message: "The key is no key." };

  expect(createRedactor(undefined)(body)).toBe(body);
  expect(createRedactor("key")(body)).toBe(body);
});
