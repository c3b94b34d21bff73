import { expect, test } from "vitest";
import { createSecrets } from "./create-secrets.js";

test("removes each secret, the longest first", () => {
  const secrets = createSecrets();
  secrets.add("token-0123", true);
  secrets.add("token-0123-and-more", false);

  expect(secrets.redact("token-0123-and-more, token-0123")).toBe("[redacted], [redacted]");
});

test("removes a short password as it is, in addresses and in JSON", () => {
  const secrets = createSecrets();
  secrets.add('p"ß &', true);

  expect(secrets.redact('p"ß &, p%22%C3%9F%20%26, p\\"ß &, p')).toBe("[redacted], [redacted], [redacted], p");
});

test("leaves texts unchanged if the secret is too short to be recognized", () => {
  const secrets = createSecrets();
  secrets.add("key", true);

  expect(secrets.redact("The key is no key.")).toBe("The key is no key.");
});

test("forgets a token after 20 newer ones, but never a lasting secret", () => {
  const secrets = createSecrets();
  secrets.add("lasting-secret", true);
  secrets.add("token-of-the-past", false);
  for (let count = 0; count < 19; count += 1) secrets.add(`token-of-today-${count}`, false);
  const text = "lasting-secret token-of-the-past token-of-today-0";

  expect(secrets.redact(text)).toBe("[redacted] [redacted] [redacted]");
  secrets.add("token-of-tomorrow", false);
  expect(secrets.redact(text)).toBe("[redacted] token-of-the-past [redacted]");
});
