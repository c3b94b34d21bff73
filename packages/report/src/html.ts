/** The parts of HTML pages that reports and the documentation site share: escaped templates and colors. */

export { palette } from "./render/html/palette.js";
export { type Markup, type MarkupPart, markup, trusted } from "./text/markup.js";
