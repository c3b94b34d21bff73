/** Reads where a counted list begins. Throws a RangeError for what is no number. */
export function readStart(operation: string, start: string | number | undefined, first: number): number {
  const number = Number(start ?? first);
  if (Number.isInteger(number)) return number;
  throw new RangeError(`${operation} counts its pages in whole numbers and cannot begin at \`${start}\`.`);
}
