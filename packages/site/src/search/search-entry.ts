/** Something that a search finds: a page, or a part of one. */
export interface SearchEntry {
  kind: SearchKind;
  /** The path of its page below the site, without extension: `"operations/posts.listComments"`. */
  page: string;
  /** The `id` of the part; absent for a whole page. */
  anchor?: string;
  /** `"posts.listComments"`. */
  title: string;
  /** What a result shows below its title. Empty for nothing. */
  summary: string;
  /** The title of the guide of a part. A result shows it, but it does not find the part. */
  guide?: string;
  /** The method and path of an operation: `"GET /posts"`. */
  request?: string;
  /** The parameters of an operation: the name of each, and its `id` on the page. */
  parameters?: readonly (readonly [name: string, id: string])[];
  /** More words that find it, and that a result does not show. */
  words?: string;
}

/** The group of a result. Groups are shown in this order. */
export const searchKinds = ["operation", "parameter", "error", "guide", "type", "page"] as const;

/** The group of a result. */
export type SearchKind = (typeof searchKinds)[number];
