/** Gives the value back. Throws a TypeError, which does not show it, when no header can carry it. */
export function checkHeader(name: string, value: string): string {
  // RFC 9110, section 5.5; fetch takes each character for one byte.
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) return value;
  throw new TypeError(`\`${name}\` holds a character that no header can carry.`);
}
