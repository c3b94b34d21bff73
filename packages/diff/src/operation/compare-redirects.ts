import { type DocumentedPart, parseMediaType } from "@shortvideo-api/document/source";
import { hasSeveralMedia, type Operation } from "@shortvideo-api/model/source";
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

/** Lists the essences of media types that callers could name as `accept`, and no longer can. A single media type has no `accept`. */
export function listLostMedia({ before, after }: OperationPair): readonly string[] {
  const left = new Set(listChoices(after.operation));
  return listChoices(before.operation).filter((essence) => !left.has(essence));
}

/** Lists the essences of the media types that callers choose from; none if there is only one. */
function listChoices(operation: Operation): readonly string[] {
  return hasSeveralMedia(operation) ? operation.response.media.map(({ name }) => parseMediaType(name).essence) : [];
}
