/**
 * Finds the name that the author probably meant. It has another letter case, other separators, or a letter too many, too few or
 * wrong. Returns `undefined` when no name is that near.
 */
export function findNearName(written: string, names: Iterable<string>): string | undefined {
  const folded = fold(written);
  let nearest: string | undefined;
  let least = folded.length < 8 ? 2 : 3;
  for (const name of names) {
    const other = fold(name);
    // A change of one letter in a short name makes another word: `not` and `now`.
    if (other !== folded && (other.length < 3 || folded.length < 3)) continue;
    const steps = other === folded ? 0 : other.length < 4 ? countSteps(folded, other) + 1 : countSteps(folded, other);
    const allowed = other.length < 4 && folded.startsWith(other) ? steps - 1 : steps;
    if (allowed < least) {
      least = allowed;
      nearest = name;
    }
  }
  return nearest;
}

/** Prints the near name as a question behind a message; an empty text when there is none. */
export function printNearName(near: string | undefined): string {
  return near === undefined ? "" : ` Did you mean \`${near}\`?`;
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, "");
}

/** Counts the insertions, deletions, replacements and swaps of neighbors that turn one text into the other; at most 3. */
function countSteps(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > 2) return 3;
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const next = [row];
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return Math.min(3, last[right.length] ?? 3);
}
