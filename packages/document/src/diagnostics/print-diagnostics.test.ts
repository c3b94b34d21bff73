import { expect, test } from "vitest";
import { createDiagnostic } from "./diagnostic.ts";
import { printDiagnostics } from "./print-diagnostics.ts";

test("escapes control characters of the document, so that they do not reach the terminal", () => {
  const pointer = "/paths/~1a\u001B[31m";
  const place = { file: "/api/open\u001B[2Japi.yaml", line: 1, pointer };

  const printed = printDiagnostics(
    [createDiagnostic("path-without-slash", place, "`a\u001B]0;title\u0007` has no slash.")],
    {
      folder: "/api",
    },
  );

  expect(printed).toContain("open\\u{001b}[2Japi.yaml:1  error  path-without-slash  at /paths/~1a\\u{001b}[31m\n");
  expect(printed).toContain("  `a\\u{001b}]0;title\\u{0007}` has no slash.\n");
});
