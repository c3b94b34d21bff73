/**
 * Text of the document as it may be shown: no control characters, and none that change the direction of writing, by
 * which code can be made to look like other code. https://trojansource.codes
 */
export function readText(text: string | undefined): string | undefined {
  const clean = text
    ?.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/(?!\n|\t)\p{Cc}|\p{Cs}|[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "")
    .trim();
  return clean === "" ? undefined : clean;
}

/** The same as one line that may stand in a comment. */
export function readLine(text: string | undefined): string | undefined {
  return readText(text)?.replaceAll(/\s+/g, " ").replaceAll("*/", "*\\/");
}

/** The line as a sentence, with a full stop where it has no end of its own. */
export function readSentence(text: string | undefined): string | undefined {
  const line = readLine(text);
  return line === undefined || /[.!?:;…)\]`|]$/.test(line) ? line : `${line}.`;
}
