import type { Link } from "../page/page.js";

/** A guide: a task, and the code that does it. */
export interface Guide {
  /** The name of its page within `guides/`: `"quick-start"`. */
  name: GuideName;
  title: string;
  /** The result for readers, in one sentence of plain text. */
  summary: string;
  /** Writes its text as Markdown, without its title. The headings have the second level. */
  write: (link: Link) => string;
}

/** The names of all guides. Guides link to each other by `guides/NAME`. */
export type GuideName =
  | "quick-start"
  | "authentication"
  | "errors"
  | "pagination"
  | "retries"
  | "exact-ids"
  | "contract-tests"
  | "without-a-server"
  | "verification"
  | "provenance"
  | "versions"
  | "your-own-document"
  | "sdk-options"
  | "tanstack-query"
  | "validators"
  | "agents";
