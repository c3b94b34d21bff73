/** Finds the name most like `given`: the same in another case, or a few slips away; `undefined` when none is near. */
export function findNearest(given: string, names: Iterable<string>): string | undefined {
  // A long text is not similar to any name, and slow to compare.
  if (given.length > 200) return undefined;
  const lowerCase = given.toLowerCase();
  let nearest: string | undefined;
  let least = Math.max(2, Math.floor(given.length / 3)) + 1;
  for (const name of names) {
    const slips = countSlips(lowerCase, name.toLowerCase());
    if (slips < least) {
      least = slips;
      nearest = name;
    }
  }
  return nearest;
}

/** Counts the letters to add, drop or change to turn one name into the other (Levenshtein). */
export function countSlips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
