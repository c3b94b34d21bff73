/** A text whose long numbers stand in quotes. */
export interface Quoted {
  text: string;
  /** What each of them starts with, and no other string of the text. */
  mark: string;
  /** How many there are. */
  count: number;
}

/** A double holds every number of fewer digits. */
const LENGTH = 16;

/** Spelled out and not counted, V8 looks for the run in leaps of its length. */
const LONG = new RegExp(/[\d.]/.source.repeat(LENGTH), "g");

/** A number that is no property's name, or else all that looks like one. */
const NUMBER = /(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-]|\s*:)|[-+.eE\d]+/y;

/** What stands right before a number. */
const BEFORE = /[:,[\s]/;

/** A character that texts do not hold. It may stand in JSON as it is, and leaves a one-byte string one-byte. */
const DELETE = "\u007f";

/** Puts the numbers in quotes that a double may not hold. */
export function quoteNumbers(text: string): Quoted {
  const isOutside = readStrings(text);
  const parts: string[] = [];
  let mark = "";
  let kept = 0;
  LONG.lastIndex = 0;
  while (LONG.test(text)) {
    const at = LONG.lastIndex - LENGTH;
    // Right behind a quote begin the many ids that are strings.
    if (text[at - 1] === '"') continue;
    const start = findStart(text, at);
    NUMBER.lastIndex = start;
    const token = NUMBER.exec(text)?.[1];
    // What is no number is passed over whole, and not looked at again in its midst.
    LONG.lastIndex = NUMBER.lastIndex;
    if (token === undefined || !BEFORE.test(text[start - 1] ?? ":") || !isOutside(start)) continue;
    mark ||= chooseMark(text);
    parts.push(text.slice(kept, start), `"${mark}${token}"`);
    kept = start + token.length;
  }
  const count = parts.length / 2;
  // Joined in one go: a text that is added to another is copied once more when it is read.
  parts.push(text.slice(kept));
  return { text: parts.join(""), mark, count };
}

/** Where the run begins that the offset is part of. */
function findStart(text: string, offset: number): number {
  let start = offset;
  while (/[-+.eE\d]/.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Tells whether an offset stands between the strings of the text; is asked in ascending order. */
function readStrings(text: string): (offset: number) => boolean {
  // Up to here all is known, and here no string is open.
  let known = 0;
  // Where the next one opens; looked for once, since it may be far.
  let open = -1;
  return (offset) => {
    if (offset < known) return false;
    if (followsName(text, offset)) {
      known = offset;
      return true;
    }
    for (;;) {
      if (open < known) open = text.indexOf('"', known);
      if (open === -1) open = text.length;
      if (open >= offset) return known <= offset;
      known = closeString(text, open);
    }
  };
}

const OPENS = /[\s{[,:"\\]/;

/** Does it stand behind a name and a colon? Only a quote that closes has a letter before it. */
function followsName(text: string, offset: number): boolean {
  let at = skipSpace(text, offset);
  if (text[at] !== ":") return false;
  at = skipSpace(text, at);
  return at > 0 && text[at] === '"' && !OPENS.test(text.charAt(at - 1));
}

/** Offset of the last character before `offset` that is no white space. */
function skipSpace(text: string, offset: number): number {
  let at = offset - 1;
  while (/\s/.test(text.charAt(at))) at -= 1;
  return at;
}

/** Offset behind the string that opens at `start`. */
function closeString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return text.length + 1;
}

/**
 * Short, since it is written as often as there are numbers. Where a text holds its character, it goes on with what no text
 * can know of; it is no secret all the same, for who writes a number as a string that starts with it has written a number.
 */
function chooseMark(text: string): string {
  return DELETE + (text.includes(DELETE) || text.includes("\\u007") ? Math.random() : "");
}
