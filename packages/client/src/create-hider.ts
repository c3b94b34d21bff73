/** A secret of fewer compared characters is looked for as it is only. */
const fewest = 8;

/** A character: by its number in HTML, by name there, by its number in JSON, in an address (encoded once or more), or itself. */
const unit = /&(?:#(x?[\da-f]{1,8})|\w{2,8});|\\{1,7}u([\da-f]{4})|%(?:25)*([\da-f]{2})|[^]/gi;

/**
 * Makes the function that replaces a secret in a text: as it is, in either case, and as HTML, addresses, JSON and JSON within
 * JSON write it, each character in its own way. It compares the characters that keys are made of: letters, digits, `-`, `.`,
 * `_` and `=`. Forms add and change others. A secret that holds what looks like an escape, such as `%41`, is found as it is,
 * and not in every other form.
 */
export function createHider(secret: string): (text: string) => string {
  const wanted = decode(secret).plain;
  return (text) => {
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
  for (const { 0: met, 1: html, 2: json, 3: byte, index } of text.matchAll(unit)) {
    const code = html ? `0${html}` : `0x${json ?? byte}`;
    // 127 stands for whatever is not ASCII.
    const character = html || json || byte ? String.fromCharCode(Math.min(Number(code), 127)) : met.charAt(0);
    if (!/[\w.=-]/.test(character)) continue;
    plain += character.toLowerCase();
    starts.push(index);
    ends.push(index + met.length);
  }
  return { plain, starts, ends };
}
