import { type Markup, markup } from "../../text/markup.js";

/** Writes a sentence as HTML. Text in backticks becomes code; empty code is shown as `""`. */
export function renderSentence(text: string): Markup {
  const pieces = text.split("`");
  // A backtick without a closing one is an ordinary character.
  if (pieces.length % 2 === 0) return markup`${text}`;
  return markup`${pieces.map((piece, index) => (index % 2 === 1 ? markup`<code>${piece || '""'}</code>` : piece))}`;
}
