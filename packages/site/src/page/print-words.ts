import { type Markup, markup } from "@shortvideo-api/report/html";

/** Prints a sentence of plain text. Text in backticks becomes code: names and values in messages and descriptions of limits. */
export function printWords(text: string): Markup {
  const pieces = text.split("`");
  // A backtick without a closing one is an ordinary character.
  if (pieces.length % 2 === 0) return markup`${text}`;
  return markup`${pieces.map((piece, index) => (index % 2 === 1 ? markup`<code>${piece || '""'}</code>` : piece))}`;
}

/** Joins parts: `"a, b or c"`. */
export function joinParts(parts: readonly (Markup | string)[], word: string): Markup {
  return markup`${parts.map((part, index) => {
    if (index === 0) return part;
    return index === parts.length - 1 ? markup` ${word} ${part}` : markup`, ${part}`;
  })}`;
}
