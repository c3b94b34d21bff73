import type { Change } from "../diff/change/change.ts";
import { isBreaking } from "../diff/change/plan-bump.ts";
import { listNames } from "../diff/change/print-changes.ts";

/** A change as a line of the changeset, without its signature. */
export function printChange(change: Change): string {
  return isBreaking(change) ? printBreaking(change) : printItem(change);
}

function printBreaking(change: Change): string {
  const { wire, types } = change;
  const only =
    wire === "breaks"
      ? types === "safe"
        ? "on the wire only"
        : ""
      : types === "breaks"
        ? "types only"
        : "in what the client does";
  return `${printItem(change)}${only === "" ? "" : ` (${only})`}`;
}

/** `takes \`count\` up to 100`: of what operations do, they are the subject. */
const saysWhatItDoes = /^(?:Takes|Asks for|No longer (?:takes|asks for)) /;

/** `Takes`, of several: `take`. */
function toPlural(text: string): string {
  return text.replace(/^((?:no longer )?)(take|ask)s /, "$1$2 ").replace(", but takes it.", ", but take it.");
}

function printItem({ operations, message, hint, place }: Change): string {
  const named = operations.filter((id) => id !== place);
  const names = listNames(named.map((id) => `\`${id}\``));
  const lower = message.charAt(0).toLowerCase() + message.slice(1);
  const said = saysWhatItDoes.test(message) ? ` ${named.length === 1 ? lower : toPlural(lower)}` : `: ${message}`;
  return `- ${names === "" ? message : names + said}${hint === undefined ? "" : ` ${hint}`}`;
}
