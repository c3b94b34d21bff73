/**
 * Finds the name that the author probably meant. It has another letter case, other separators, or a letter too many, too few or
 * wrong. Returns `undefined` when no name is that near.
 */
export function findNearName(written: string, names: Iterable<string>): string | undefined {
  const folded = fold(written);
  let nearest: string | undefined;
  let leastDistance = folded.length < 8 ? 2 : 3;
  for (const name of names) {
    const distance = measureDistance(folded, fold(name));
    if (distance < leastDistance) {
      leastDistance = distance;
      nearest = name;
    }
  }
  return nearest;
}

function measureDistance(written: string, name: string): number {
  if (written === name) return 0;
  if (written.length < 3 || name.length < 3) return Infinity;
  const steps = countSteps(written, name);
  // One changed letter in a name of three letters makes another word: `not` and `now`. An added letter does not: `gett`.
  return name.length === 3 && !written.startsWith(name) ? steps + 1 : steps;
}

/** Prints a near name as a question that follows a message. Prints an empty text without a name. */
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
