import * as fc from "fast-check";
import type { ComparedDocument, DiffReport, ReportedChange } from "../src/diff/diff-report.js";
import type { DocumentLine } from "../src/model/finding.js";
import { hostileTexts } from "./hostile-texts.js";

const line = (number: number): DocumentLine => ({ file: "spec/openapi.yaml", line: number });

/** A change that breaks callers on the wire. */
export const narrower: ReportedChange = {
  code: "limit-tightened",
  title: "Limit tightened",
  severity: "error",
  operations: ["pets.list"],
  place: "query.size",
  message: "Accepts `size` of at most 20; it was 50.",
  wire: "breaks",
  types: "safe",
  before: line(10),
  after: line(12),
  shownAt: line(12),
};

/** A change that breaks callers on the wire, and their types. */
export const removed: ReportedChange = {
  code: "param-removed",
  title: "Parameter removed",
  severity: "error",
  operations: ["pets.list"],
  place: "query.sort",
  message: "No longer accepts `sort`.",
  hint: "Send no `sort`.",
  wire: "breaks",
  types: "breaks",
  before: line(20),
  shownAt: line(9),
};

/** A change that breaks the types of callers. */
export const renamed: ReportedChange = {
  ...narrower,
  code: "operation-renamed",
  title: "Operation renamed",
  severity: "warning",
  place: "pets.list",
  message: "`pets.all` is called `pets.list`.",
  hint: "Call `pets.list` in place of `pets.all`.",
  wire: "safe",
  types: "breaks",
};

/** A change of what the client does. */
export const throwing: ReportedChange = {
  ...narrower,
  code: "empty-response-became-failure",
  title: "Empty response throws",
  severity: "warning",
  place: "204",
  message: "204 throws `GoneError`; the call returned `undefined`.",
  wire: "safe",
};

/** A change of a description. */
export const described: ReportedChange = {
  ...narrower,
  code: "words-changed",
  title: "Description or example changed",
  severity: "note",
  operations: ["a", "b", "c", "d", "e", "f", "g"],
  place: "Pet.name",
  message: "`Pet.name` has another description.",
  wire: "safe",
};

/** A comparison with a change of each severity, and of each chapter that breaks callers. */
export const exampleDiff: DiffReport = {
  format: 1,
  base: { title: "Pets", version: "1.0.0", file: "spec/openapi.yaml" },
  document: { title: "Pets", version: "2.0.0", file: "spec/openapi.yaml" },
  headline:
    "4 of 5 changes require a major release: 2 break callers on the wire, 2 break their types, 1 changes what the client does",
  bump: "major",
  failOn: "breaking",
  changes: [removed, narrower, renamed, throwing, described],
};

const lines = fc.record({ file: hostileTexts, line: fc.integer({ min: 1, max: 99 }) }, { requiredKeys: ["file"] });
const verdicts = fc.constantFrom("breaks" as const, "safe" as const);
const documents: fc.Arbitrary<ComparedDocument> = fc.record({
  title: hostileTexts,
  version: hostileTexts,
  file: hostileTexts,
});

/** Texts that could begin workflow commands or Markdown blocks, and those that attack HTML and XML. */
const texts = fc.oneof(
  hostileTexts,
  fc.constantFrom(
    "::error::x",
    "\n::add-mask::x",
    "\r::stop-commands::x",
    "##[add-mask]x",
    "a,line=1::x",
    "%0A::error::x",
    "# a",
    "- a",
    "1. a",
    "> a",
    "    a",
    "``",
    "a `` `b`",
    "`a``b`",
    "*a* _b_ ~~c~~ [d](e) ![f](g) <http://h> http://i www.j.k l@m.n @o &lt; <p>",
    "| a |",
    " a ",
    "",
  ),
);

/** Comparisons with hostile texts from the documents. */
export const hostileDiffs: fc.Arbitrary<DiffReport> = fc.record({
  format: fc.constant(1 as const),
  base: documents,
  document: documents,
  headline: texts,
  bump: fc.constantFrom("major" as const, "none" as const),
  failOn: fc.constantFrom("never" as const, "breaking" as const, "any" as const),
  changes: fc.array(
    fc.record<ReportedChange>(
      {
        code: fc.constantFrom("limit-tightened", "words-changed", "not-compared"),
        title: fc.constantFrom("Limit tightened", "Type changed"),
        severity: fc.constantFrom("error" as const, "warning" as const, "note" as const),
        operations: fc.uniqueArray(texts, { maxLength: 8 }),
        place: texts,
        message: texts,
        hint: texts,
        wire: verdicts,
        types: verdicts,
        before: lines,
        after: lines,
        shownAt: lines,
      },
      {
        requiredKeys: ["code", "title", "severity", "operations", "place", "message", "wire", "types", "shownAt"],
      },
    ),
    { maxLength: 4 },
  ),
});
