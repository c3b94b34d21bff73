import { listNames, uncapitalize } from "@shortvideo-api/document/source";
import { type Change, isBreaking } from "@shortvideo-api/diff/source";

/** Prints a change as a line of the changeset, without its signature. */
export function printChange(change: Change): string {
  return isBreaking(change) ? printBreaking(change) : printItem(change);
}

function printBreaking(change: Change): string {
  const { wire, types } = change;
  if (wire === "breaks") return types === "breaks" ? printItem(change) : `${printItem(change)} (on the wire only)`;
  return `${printItem(change)} (${types === "breaks" ? "types only" : "in what the client does"})`;
}

/** Messages without their subject, which is the operation: `Accepts it.` */
const lacksSubject = /^(?:Accepts|Requires|Uses|No longer (?:accepts|requires)) /;

/** Makes the message agree with several operations: `accept`. */
function pluralize(text: string): string {
  return text
    .replace(/^((?:no longer )?)(accept|require|use)s /, "$1$2 ")
    .replace(", but accepts it.", ", but accept it.");
}

function printItem({ operations, message, hint, place }: Change): string {
  const named = operations.filter((id) => id !== place);
  const names = listNames(named.map((id) => `\`${id}\``));
  const lower = uncapitalize(message);
  const text = lacksSubject.test(message) ? ` ${named.length === 1 ? lower : pluralize(lower)}` : `: ${message}`;
  return `- ${names === "" ? message : names + text}${hint === undefined ? "" : ` ${hint}`}`;
}
