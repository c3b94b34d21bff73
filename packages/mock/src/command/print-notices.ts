import { printCount } from "@shortvideo-api/document";
import type { MockServer } from "../http/start-mock.js";

/** Lists the warnings about the document, and the operations that cannot play the preference. One line each. */
export function printNotices(
  { warnings, unplayed, operations }: Pick<MockServer, "warnings" | "unplayed" | "operations">,
  preference: string | undefined,
): string[] {
  const lines = warnings.slice(0, maxWarnings).map(printWarning);
  const rest = warnings.length - lines.length;
  if (rest > 0) lines.push(`${printCount(rest, "further warning")}. \`--strict\` lists them all and starts no mock.`);
  if (preference === undefined || unplayed.length === 0) return lines;
  const share = `${unplayed.length} of ${printCount(operations.length, "operation")}`;
  return [...lines, `${share} cannot play \`${preference}\` and respond as usual: ${unplayed.join(", ")}.`];
}

/** Maximum number of listed warnings: a large document may have hundreds. */
const maxWarnings = 20;

/** Formats a warning about the document: `"Warning: …"`. */
export function printWarning(warning: string): string {
  return `Warning: ${warning}`;
}
