import type { Change } from "./change.ts";
import { isBreaking, planBump } from "./plan-bump.ts";

/** Prints the result of a comparison, without a full stop: `1 of 3 changes requires a major release: 1 breaks callers on the wire`. */
export function printHeadline(changes: readonly Change[]): string {
  if (changes.length === 0) return "Nothing has changed for callers";
  const wireCount = changes.filter(({ wire }) => wire === "breaks").length;
  const typesCount = changes.filter(({ types }) => types === "breaks").length;
  const clientCount = changes.filter(
    (change) => change.wire === "safe" && change.types === "safe" && isBreaking(change),
  ).length;
  const parts = [
    ...(wireCount > 0 ? [`${wireCount} ${wireCount === 1 ? "breaks" : "break"} callers on the wire`] : []),
    ...(typesCount > 0 ? [`${typesCount} ${typesCount === 1 ? "breaks" : "break"} their types`] : []),
    ...(clientCount > 0 ? [`${clientCount} ${clientCount === 1 ? "changes" : "change"} what the client does`] : []),
  ];
  const safeText = changes.length === 1 ? "it breaks no caller" : "none breaks a caller";
  const breaks = parts.length === 0 ? safeText : parts.join(", ");
  const bump = planBump(changes);
  const count = changes.filter((change) => planBump([change]) === bump).length;
  const counted = count === changes.length ? `${count}` : `${count} of ${changes.length}`;
  const nouns = changes.length === 1 ? "change" : "changes";
  return `${counted} ${nouns} ${count === 1 ? "requires" : "require"} a ${bump} release: ${breaks}`;
}
