import { expect, test } from "vitest";

/** Defines a test of types. The compiler checks the assertions of its body, so no other assertion is required. */
export function testTypes(name: string, body: () => void): void {
  // oxlint-disable-next-line vitest/valid-title -- the caller writes the title
  test(name, () => {
    expect(body).not.toThrow();
  });
}
