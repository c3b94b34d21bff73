/** A key of fewer compared characters is looked for as it is only, and one of fewer characters is no secret. */
const fewest = 8;

/** A character: by its number in HTML, by name there, by its number in JSON, in an address (encoded once or more), or itself. */
const unit = /&(?:#(x?[\da-f]{1,8})|\w{2,8});|(?:\\{1,7}u00|%(?:25)*)([\da-f]{2})|\\{1,7}u\w{4}|[^]/gi;

/**
 * Makes the function that takes the caller's key out of a text that is about to be shown: as it is, in either case, and as
 * HTML, addresses, JSON and JSON within JSON write it, each character in its own way. Services do quote a key that they refuse,
 * and redirects quote the query. It compares the characters that keys are made of: letters, digits, `-`, `.`, `_` and `=`. Forms
 * add and change others. A key that holds what looks like an escape, such as `%41`, is found as it is, and not in every other form.
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
    // What stands before or behind it may look like an escape with it.
    return (shown + text.slice(from)).replaceAll(secret, "[redacted]");
  };
}

/** The compared characters that a text stands for, in lower case, and where each begins and ends in it. */
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
