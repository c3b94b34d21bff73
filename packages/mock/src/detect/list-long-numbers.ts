/** Numbers that are kept of one response. */
const most = 2_000;

const largest = 2n ** 64n - 1n;

/** Digits of the shortest whole number beyond 2^53, and of the longest that 64 bits hold. */
const longRuns = /(?<![\w.])\d{16,20}(?![\w.])/g;

/**
 * Lists the whole numbers beyond 2^53 of a JSON text, without their sign: numbers, texts of digits, and both in JSON within a
 * text. Leaves out what 64 bits do not hold.
 */
export function listLongNumbers(text: string): BigUint64Array {
  const found = new Set<bigint>();
  for (const [run] of text.matchAll(longRuns)) {
    if (Number.isSafeInteger(Number(run))) continue;
    const number = BigInt(run);
    if (number <= largest && found.size < most) found.add(number);
  }
  return BigUint64Array.from(found);
}
