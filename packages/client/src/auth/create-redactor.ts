/** A key with fewer compared characters is only searched as it is. A key with fewer characters is not redacted. */
const fewest = 8;

/** A character: by its number in HTML, by name there, by its number in JSON, in an address (encoded once or more), or itself. */
const unit = /&(?:#(x?[\da-f]{1,8})|\w{2,8});|(?:\\{1,7}u00|%(?:25)*)([\da-f]{2})|\\{1,7}u\w{4}|[^]/gi;

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
    if (secret.length < fewest) return text;
    const { plain, starts, ends } = decode(text);
    let shown = "";
    let from = 0;
    let at = wanted.length < fewest ? -1 : plain.indexOf(wanted);
    while (at >= 0) {
      shown += `${text.slice(from, starts[at])}[redacted]`;
      at += wanted.length;
      from = ends[at - 1] ?? 0;
      at = plain.indexOf(wanted, at);
    }
    // The text around the key may look like an escape together with it.
    return (shown + text.slice(from)).replaceAll(secret, "[redacted]");
  };
}

/** Returns the compared characters of a text, in lower case, and the position of each. */
function decode(text: string): { plain: string; starts: number[]; ends: number[] } {
  let plain = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: met, 1: html, 2: hex, index } of text.matchAll(unit)) {
    const code = html ? `0${html}` : hex && `0x${hex}`;
    // 127 stands for whatever is not ASCII.
    const character = code ? String.fromCharCode(Math.min(Number(code), 127)) : met.charAt(0);
    if (!/[\w.=-]/.test(character)) continue;
    plain += character.toLowerCase();
    starts.push(index);
    ends.push(index + met.length);
  }
  return { plain, starts, ends };
}
