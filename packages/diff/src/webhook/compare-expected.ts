import type { DocumentedResponse } from "@shortvideo-api/document/source";
import { compareWords } from "../schema/compare-annotations.ts";
import type { ComparedSides } from "../schema/compare-schemas.ts";
import { breaking, type ReportChange, safe, toVerdict } from "../change/raw-change.ts";
import type { WebhookPair } from "../schema/side.ts";
import { compareMedia } from "./compare-media.ts";

/** Compares the responses that the service expects from the receiver. The receiver chooses the status and the media type. */
export function compareExpected(sides: ComparedSides, pair: WebhookPair, report: ReportChange): void {
  const [before, after] = [pair.before.documented.responses, pair.after.documented.responses];
  for (const [status, was] of before) {
    const is = after.get(status);
    if (is) compareResponse(sides, status, { was, is }, report);
    else {
      const isCovered = after.has(`${status.charAt(0)}XX`) || after.has("default");
      report({
        code: isSuccess(status) ? "success-removed" : "failure-removed",
        place: status,
        message: `The service no longer expects the response ${status}.`,
        wire: toVerdict(isSuccess(status) && !isCovered),
        types: "breaks",
        before: was.steps,
      });
    }
  }
  for (const [status, is] of after) {
    if (before.has(status)) continue;
    const code = isSuccess(status) ? "success-added" : "failure-added";
    const message = `The receiver may respond with ${status}.`;
    report({ code, place: status, message, ...safe, after: is.steps });
  }
}

function isSuccess(status: string): boolean {
  return status.startsWith("2") || status === "default";
}

function compareResponse(
  sides: ComparedSides,
  status: string,
  { was, is }: Readonly<Record<"was" | "is", DocumentedResponse>>,
  report: ReportChange,
): void {
  compareWords({ before: was, after: is }, { place: status, report });
  const hadBody = was.media.length > 0;
  compareMedia(
    sides,
    { before: was, after: is },
    {
      place: status,
      direction: "request",
      onRemoved: (name) => ({
        message: `The service no longer reads a response ${status} as \`${name}\`.`,
        ...breaking,
      }),
      onAdded: (name) => ({
        message: hadBody
          ? `The service also reads a response ${status} as \`${name}\`.`
          : `The service reads the body of a response ${status} as \`${name}\`; it read none.`,
        wire: toVerdict(!hadBody),
        types: "safe",
      }),
      report,
    },
  );
}
