import { countOf } from "@shortvideo-api/report";
import type { MockServer } from "../http/start-mock.js";

/** Says what a whole run has to know of its document, and which operations cannot play what was asked for it; a line each. */
export function printNotices(
  { warnings, unplayed, operations }: Pick<MockServer, "warnings" | "unplayed" | "operations">,
  words: string | undefined,
): string[] {
  const told = warnings.slice(0, mostWarnings).map(printWarning);
  const rest = warnings.length - told.length;
  if (rest > 0) told.push(`${countOf(rest, "further warning")}. \`--strict\` lists all, and does not start.`);
  if (words === undefined || unplayed.length === 0) return told;
  const share = `${unplayed.length} of ${countOf(operations.length, "operation")}`;
  return [...told, `\`${words}\` is not for ${share}, which answer as usual: ${unplayed.join(", ")}.`];
}

/** Warnings that are printed at the start: a large document may have hundreds. */
const mostWarnings = 20;

/** Prints what is wrong with the document: `"Warning: …"`. */
export function printWarning(warning: string): string {
  return `Warning: ${warning}`;
}
