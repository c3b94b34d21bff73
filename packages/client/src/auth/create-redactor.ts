/** A key with fewer characters is not redacted. A key with fewer compared characters is found only as it is. */
const minLength = 8;

/** Matches one character: its number or name in HTML, its number in JSON, its percent-encoding in an address, or the character itself. */
const encodedCharacter = /&(?:#(x?[\da-f]{1,8})|\w{2,8});|(?:\\{1,7}u00|%(?:25)*)([\da-f]{2})|\\{1,7}u\w{4}|[^]/gi;

/**
 * Creates the function that removes the caller's key from a text before it is shown. Services quote a key that they reject, and
 * redirects quote the query.
 *
 * It finds the key as it is, in upper or lower case, and as HTML, addresses, JSON and JSON within JSON write it. It compares
 * letters, digits, `-`, `.`, `_` and `=`, since these forms add and change other characters. A key with an apparent escape, such
 * as `%41`, is found as it is, but not in every form.
 */
export function createRedactor(secret = ""): (text: string) => string {
  const wanted = decode(secret).plain;
  return (text) => {
    if (secret.length < minLength) return text;
    const { plain, starts, ends } = decode(text);
    let shown = "";
    let from = 0;
    let found = wanted.length < minLength ? -1 : plain.indexOf(wanted);
    while (found >= 0) {
      shown += `${text.slice(from, starts[found])}[redacted]`;
      found += wanted.length;
      from = ends[found - 1] ?? 0;
      found = plain.indexOf(wanted, found);
    }
    // Together, the key and the text around it may look like an escape, so that the search above misses the key.
    return (shown + text.slice(from)).replaceAll(secret, "[redacted]");
  };
}

/** Returns the compared characters of a text, in lower case, and the position of each. */
function decode(text: string): { plain: string; starts: number[]; ends: number[] } {
  let plain = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: match, 1: html, 2: hex, index } of text.matchAll(encodedCharacter)) {
    const code = html ? `0${html}` : hex && `0x${hex}`;
    // 127 stands for all characters outside of ASCII.
    const character = code ? String.fromCharCode(Math.min(Number(code), 127)) : match.charAt(0);
    if (!/[\w.=-]/.test(character)) continue;
    plain += character.toLowerCase();
    starts.push(index);
    ends.push(index + match.length);
  }
  return { plain, starts, ends };
}
