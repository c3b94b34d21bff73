/** Counts the columns of a text on a terminal: East Asian characters and emoji take two. */
export function measureText(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of splitText(text)) columns += wide.test(segment) ? 2 : 1;
  return columns;
}

const wide =
  /[\u{1100}-\u{115F}\u{2E80}-\u{303E}\u{3041}-\u{A4CF}\u{AC00}-\u{D7A3}\u{F900}-\u{FAFF}\u{FE30}-\u{FE6F}\u{FF00}-\u{FF60}\u{FFE0}-\u{FFE6}\u{1F000}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** Pads a text with spaces to this number of columns. */
export function padText(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - measureText(text)));
}

/** Cuts a text that takes more columns, and ends it with `…`. */
export function clipText(text: string, columns: number): string {
  if (measureText(text) <= columns) return text;
  let clipped = "";
  let taken = 0;
  for (const { segment } of splitText(text)) {
    taken += measureText(segment);
    if (taken > columns - 1) break;
    clipped += segment;
  }
  return `${clipped}…`;
}

/** Breaks a text into lines of at most this number of columns, at spaces if possible. */
export function wrapText(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((each) => cutWord(each, columns))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measureText(longer) <= columns) {
      line = longer;
    } else {
      if (line !== "") lines.push(line);
      line = word;
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** Replaces control characters, and characters that change the direction of text, by `?`. */
export function toPlainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu, "?");
}

function cutWord(word: string, columns: number): string[] {
  if (measureText(word) <= columns) return [word];
  const pieces = [""];
  for (const { segment } of splitText(word)) {
    const piece = pieces[pieces.length - 1] ?? "";
    if (measureText(piece + segment) > columns) pieces.push(segment);
    else pieces[pieces.length - 1] = piece + segment;
  }
  return pieces;
}

let segmenter: Intl.Segmenter | undefined;

/** Splits a text into characters. Creates the segmenter only when it is first needed, because that takes 9 ms. */
function splitText(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text);
}
