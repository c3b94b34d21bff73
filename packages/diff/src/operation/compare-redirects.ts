import type { DocumentedPart } from "@shortvideo-api/document/source";
import { type ReportChange, toVerdict } from "../change/raw-change.ts";
import type { OperationPair } from "../schema/side.ts";

type Responses = ReadonlyMap<string, DocumentedPart<unknown>>;

/** Compares the redirects that callers get as results. The type of a result names their statuses. */
export function compareRedirects(
  { before, after }: OperationPair,
  documented: { readonly before: Responses; readonly after: Responses },
  report: ReportChange,
): void {
  const [known, left] = [before.operation.response.redirects, after.operation.response.redirects];
  for (const status of known.filter((each) => !left.includes(each))) {
    const place = String(status);
    const was = documented.before.get(place);
    const message = `The call no longer returns a \`Redirect\` for ${place}.`;
    const steps = was ? { before: was.steps } : {};
    report({ code: "success-removed", place, message, wire: "safe", types: "breaks", ...steps });
  }
  for (const status of left.filter((each) => !known.includes(each))) {
    const place = String(status);
    const is = documented.after.get(place);
    report({
      code: "success-added",
      place,
      message: `The call returns a \`Redirect\` for ${place}.`,
      hint: "Check for a `Redirect` in the result.",
      // A status that was documented as a failure was returned before, too.
      wire: toVerdict(!documented.before.has(place)),
      types: "breaks",
      ...(is ? { after: is.steps } : {}),
    });
  }
}
