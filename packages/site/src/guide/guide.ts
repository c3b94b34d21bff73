import type { Link } from "../page/page.js";

/** A guide: a task, and the code that does it. */
export interface Guide {
  /** The name of its page within `guides/`: `"quick-start"`. Guides link to each other by `guides/NAME`. */
  name: string;
  title: string;
  /** The result for readers, in one sentence of plain text. */
  summary: string;
  /** Writes its text as Markdown, without its title. The headings have the second level. */
  write: (link: Link) => string;
}
