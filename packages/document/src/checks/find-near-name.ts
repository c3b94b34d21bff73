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

/** Describes the operations that a document does not have, one on each line, with a near id. Returns `undefined` if it has all. */
export function describeUnknownOperations(ids: readonly string[], known: readonly string[]): string | undefined {
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length === 0) return undefined;
  return unknown.map((id) => `The document has no operation \`${id}\`.${suggestName(id, known)}`).join("\n");
}

function measureDistance(written: string, name: string): number {
  if (written === name) return 0;
  if (written.length < 3 || name.length < 3) return Infinity;
  const steps = countSteps(written, name);
  // One changed letter in a name of three letters makes another word: `not` and `now`. An added letter does not: `gett`.
  return name.length === 3 && !written.startsWith(name) ? steps + 1 : steps;
}

/** Suggests the name that the author probably meant, as a question that follows a message. Returns an empty text without a near name. */
export function suggestName(written: string, names: Iterable<string>): string {
  return printNearName(findNearName(written, names));
}

/** Prints a near name as a question that follows a message. Prints an empty text without a name. */
export function printNearName(near: string | undefined): string {
  return near === undefined ? "" : ` Did you mean \`${near}\`?`;
}

/** Folds letter case, separators and plurals: `property` is near `properties`. */
function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, "").replace(/ies$/, "y");
}

/**
 * Counts the insertions, deletions, replacements and swaps of neighbors that turn one text into the other; at most 3.
 *
 * Computes only the places that two steps can reach. So the time is proportional to the length: a request may have a long path.
 */
function countSteps(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > 2) return 3;
  // Each row has the columns `row - 2` to `row + 2`.
  let before: readonly number[] = [];
  let last: readonly number[] = [Infinity, Infinity, 0, 1, 2];
  for (let row = 1; row <= left.length; row++) {
    const next: number[] = [];
    for (let place = 0; place < 5; place++) {
      const column = row + place - 2;
      if (column < 1 || column > right.length) {
        next.push(column === 0 ? row : Infinity);
        continue;
      }
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const steps = Math.min(
        (last[place + 1] ?? Infinity) + 1,
        (next[place - 1] ?? Infinity) + 1,
        (last[place] ?? Infinity) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? (before[place] ?? Infinity) + 1 : Infinity,
      );
      next.push(steps);
    }
    if (Math.min(...next) > 2) return 3;
    before = last;
    last = next;
  }
  return Math.min(3, last[right.length - left.length + 2] ?? 3);
}
