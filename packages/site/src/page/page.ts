import type { Markup } from "@shortvideo-api/report/html";

/** A page of a site. It exists as HTML for people and as Markdown for agents. */
export interface Page {
  /** The path of its files below the site without extension: `"operations/posts.listComments"`, `"index"`. */
  path: string;
  kind: PageKind;
  /** Its heading and its entry in lists: `"posts.listComments"`. Plain text. */
  title: string;
  /** One line of plain text; empty if the document says nothing. */
  summary: string;
  /** The entry of the navigation under which it stands: a resource, or a group of guides. Empty for a page that no list shows. */
  group: string;
  /**
   * The heading of the navigation above its group: `"Operations"`, or the tag around the tags of several resources. Default: none. Groups
   * with the same heading stand together.
   */
  section?: string;
  /** The text after its heading as Markdown. Links are written by {@link Link}. */
  markdown: (link: Link) => string;
  /** The content after its heading. Links are written by {@link Link}. */
  content: (link: Link) => Markup;
  /** Whether the content has parts beside each other, as `printSplit` prints them. Default: one column of text. */
  isWide?: boolean;
  /** The headings within it that a search finds and that the page lists at its side. */
  sections: readonly PageSection[];
}

/**
 * What a page describes. The search prefers them in this order. A page of the kind `resource` is the head of its group in the navigation: it
 * lists the operations of the group. One of the kind `missing` stands for addresses without a page, and has no Markdown.
 */
export type PageKind =
  | "operation"
  | "error"
  | "guide"
  | "type"
  | "webhook"
  | "resource"
  | "change"
  | "overview"
  | "missing";

/** A part of a page with an address of its own. */
export interface PageSection {
  /** The `id` of its heading. */
  id: string;
  title: string;
  /** Whether it is a parameter, which the search finds as one. Default: `false`. */
  isParameter?: boolean;
  /** More words that a search finds; not shown. */
  words?: string;
}

/** Lists a part of a page if it is shown. */
export function listIf(isShown: boolean, id: string, title: string): PageSection[] {
  return isShown ? [{ id, title }] : [];
}

/** Writes the relative address of a page, as seen from another one: `link("types/Comment")`, `link("errors#InvalidKeyError")`. */
export type Link = (page: string) => string;
