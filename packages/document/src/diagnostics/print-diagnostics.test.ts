import { expect, test } from "vitest";
import { createDiagnostic, type Diagnostic } from "./diagnostic.ts";
import type { DiagnosticCode } from "./catalog.ts";
import { printDiagnostics } from "./print-diagnostics.ts";

test("prints a few warnings of one code in full, and the number and places of the others", () => {
  const places = [...Array(30).keys()].map((index) => ({
    file: index < 5 ? "/api/a.yaml" : "/api/b.yaml",
    line: index + 1,
    pointer: "",
  }));
  const warnings = places.map((place) => createDiagnostic("unknown-field", place, "The tag has no field `nam`."));
  const error = createDiagnostic(
    "dangling-reference",
    { file: "/api/b.yaml", line: 3, pointer: "" },
    "It leads nowhere.",
  );

  const printed = printDiagnostics([...warnings, error], { folder: "/api" });

  expect(printed.match(/The tag has no field/g)).toHaveLength(3);
  expect(printed).toContain("b.yaml:3  error  dangling-reference\n");
  expect(printed).toContain(
    "27 more  warning  unknown-field\n  At a.yaml:4, 5; b.yaml:6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, and 7 more.\n",
  );
});

test("prints errors below the warnings, where the reader of a terminal sees them", () => {
  const errors = [1, 3].map((line) => diagnose("dangling-reference", line));
  const few = diagnose("unknown-field", 2);
  const many = [...Array(12).keys()].map((line) => diagnose("unknown-method", line));

  const printed = printDiagnostics([...errors, few, ...many], { folder: "/api" });

  const heads = [...printed.matchAll(/^\S.*?(?:error|warning)/gm)].map(([head]) => head.replaceAll(/\s+/g, " "));
  expect(heads.slice(-4)).toEqual(["a.yaml:2 warning", "9 more warning", "a.yaml:1 error", "a.yaml:3 error"]);
});

function diagnose(code: DiagnosticCode, line: number): Diagnostic {
  return createDiagnostic(code, { file: "/api/a.yaml", line, pointer: "" }, "A message.");
}

test("escapes control characters of the document, so that they do not reach the terminal", () => {
  const pointer = "/paths/~1a\u001B[31m";
  const place = { file: "/api/open\u001B[2Japi.yaml", line: 1, pointer };

  const printed = printDiagnostics(
    [createDiagnostic("path-without-slash", place, "`a\u001B]0;title\u0007` has no slash.")],
    {
      folder: "/api",
    },
  );

  expect(printed).toContain("open\\u{001b}[2Japi.yaml:1  warning  path-without-slash  at /paths/~1a\\u{001b}[31m\n");
  expect(printed).toContain("  `a\\u{001b}]0;title\\u{0007}` has no slash.\n");
});
