/**
 * Digests a text into a whole number of 53 bits, spread evenly. Among a million texts, two share one with a chance of
 * one in 20,000; it is no protection against a service that wants them to.
 */
export function digest(text: string): number {
  let high = text.length;
  let low = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = mix(high ^ unit);
    low = mix(low + high);
  }
  return (mix(low) >>> 11) * 2 ** 32 + (mix(high) >>> 0);
}

/** Spreads each bit over the others: multiplies by the golden ratio, and folds the upper half into the lower one. */
function mix(bits: number): number {
  const spread = Math.imul(bits, 0x9e3779b1);
  return spread ^ (spread >>> 15);
}
