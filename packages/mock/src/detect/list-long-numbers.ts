/** Maximum number of numbers from one text. */
const maxNumbers = 2_000;

const largest = 2n ** 64n - 1n;

/** 16 digits for the shortest whole number beyond 2^53, 20 for the longest of 64 bits. */
const longRuns = /(?<![\w.])\d{16,20}(?![\w.])/g;

/**
 * Lists the whole numbers beyond 2^53 in a JSON text, without their sign. Includes digits in strings, also in strings that contain
 * JSON. Leaves out numbers that do not fit in 64 bits.
 */
export function listLongNumbers(text: string): BigUint64Array {
  const found = new Set<bigint>();
  for (const [run] of text.matchAll(longRuns)) {
    if (Number.isSafeInteger(Number(run))) continue;
    const number = BigInt(run);
    if (number <= largest && found.size < maxNumbers) found.add(number);
  }
  return BigUint64Array.from(found);
}
