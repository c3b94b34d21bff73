/** The parts of HTML pages that reports and the documentation site share: escaped templates and colors. */

export { renderSentence } from "./render/html/render-sentence.js";
export { palette } from "./render/html/palette.js";
export { type Markup, type MarkupPart, markup, replaceUnsafe, trusted } from "./text/markup.js";
