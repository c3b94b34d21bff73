import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError } from "./api-error.js";

class ClosedError extends ApiError {
  static override readonly advice = "Come on Monday.";
  static override readonly meaning = "The shop is closed.";
  override readonly name = "ClosedError";
}

const response = { status: 423, headers: new Headers(), body: undefined };

test.each([
  [{}, "shops.get returned 423: The shop is closed. Come on Monday."],
  [{ detail: "Closed" }, "shops.get returned 423: Closed. Come on Monday."],
  [{ detail: "Closed!", code: "c7" }, "shops.get returned 423 with code c7: Closed! Come on Monday."],
  [{ status: 200, code: 200 }, "shops.get returned 200 with code 200: The shop is closed. Come on Monday."],
  [{ code: 423 }, "shops.get returned 423: The shop is closed. Come on Monday."],
  [{ advice: "Ring." }, "shops.get returned 423: The shop is closed. Ring."],
  [{ retryAfterMs: 5, retryable: true }, "shops.get returned 423: The shop is closed. Wait 1 s. Come on Monday."],
  [{ retryAfterMs: 0, retryable: true }, "shops.get returned 423: The shop is closed. Come on Monday."],
  [
    { retryAfterMs: 1e24, retryable: true },
    "shops.get returned 423: The shop is closed. Wait more than a day. Come on Monday.",
  ],
  [{ attempts: 2 }, "shops.get returned 423: The shop is closed. Come on Monday. (2 attempts)"],
])("has a message with the finding and the advice: %j", (more, message) => {
  expect(new ClosedError("shops.get", { ...response, ...more }).message).toBe(message);
});

test.each([
  [{ status: 503, retryable: true }, "shops.get returned 503. Try again later."],
  [{ retryable: true }, "shops.get returned 423. Does `baseUrl` lead to the service itself?"],
  [{}, "shops.get returned 423. Does `baseUrl` lead to the service itself?"],
])("has general advice if the document has none: %j", (more, message) => {
  expect(new ApiError("shops.get", { ...response, ...more }).message).toBe(message);
});

test("has a message of one short line, whatever the service sends", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 1000 }),
    fc.constantFrom("a\nb", "\u001b[2J", "\u2028", "x".repeat(5000)),
  );
  fc.assert(
    fc.property(text, text, (detail, code) => {
      const { message } = new ClosedError("shops.get", { ...response, detail, code });

      expect(message).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(message.length).toBeLessThan(700);
    }),
  );
});
