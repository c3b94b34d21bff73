/** Gives the value back. Throws a RangeError when it is less than `least`. */
export function checkLimit(name: string, value: number, least: number): number {
  if (value >= least) return value;
  throw new RangeError(`\`${name}\` is \`${value}\`; give ${least} or more, or leave it out for the default.`);
}
