import { type Markup, markup } from "../../text/markup.js";

/** Writes a sentence; text in backticks becomes code, with quotes where it is empty. */
export function renderSentence(text: string): Markup {
  const pieces = text.split("`");
  // A backtick without its partner stays as it is.
  if (pieces.length % 2 === 0) return markup`${text}`;
  return markup`${pieces.map((piece, index) => (index % 2 === 1 ? markup`<code>${piece || '""'}</code>` : piece))}`;
}
