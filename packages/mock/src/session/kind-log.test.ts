import { expect, test } from "vitest";
import { makeExchange } from "../../test/make-exchange.js";
import type { Violation } from "@shortvideo-api/report";
import { addViolation, createKindLog } from "./kind-log.js";

const violation = { code: "body-wrong", place: "body", message: "`name` is missing" } as const;

function keepCorrection(correction: string): string | undefined {
  const log = createKindLog<Violation>();
  addViolation(log, { maxPerLog: 3, left: 0 }, makeExchange({ correction, violations: [violation] }), violation);
  return [...(log.kinds?.values() ?? [])][0]?.correction;
}

test("keeps a long correction whole, and leaves out one that is too long", () => {
  const long = `curl 'http://127.0.0.1/books' --data '${"x".repeat(7_000)}'`;

  expect(keepCorrection(long)).toBe(long);
  expect(keepCorrection("x".repeat(8_001))).toBeUndefined();
});
