import type { Mock } from "../start-mock.js";

/** Says which operations cannot play what was asked for a whole run; `undefined` where all can. */
export function printUnplayed({ unplayed, operations }: Mock, words: string | undefined): string | undefined {
  if (words === undefined || unplayed.length === 0) return undefined;
  const ids = unplayed.join(", ");
  return `\`${words}\` is not for ${unplayed.length} of ${operations.length} operations, which answer as usual: ${ids}.`;
}
