import type { SiteContent } from "../content/content.js";
import type { Page, PageKind } from "../page/page.js";
import { shorten } from "../page/write-markdown.js";
import type { SearchEntry, SearchKind } from "./create-search.js";

/** Lists what a search finds on these pages. */
export function listEntries({ operations }: SiteContent, pages: readonly Page[]): SearchEntry[] {
  const operationsByPage = new Map(operations.map(({ page, operation }) => [page, operation]));
  return pages.flatMap((page): SearchEntry[] => {
    const { path, title, summary } = page;
    const kind = kinds[page.kind];
    const operation = operationsByPage.get(path);
    const parameters = page.sections.filter(({ isParameter }) => isParameter);
    const whole: SearchEntry = {
      kind,
      page: path,
      title,
      summary,
      ...(operation && { request: `${operation.httpMethod} ${operation.path}` }),
      ...(parameters.length > 0 && { parameters: parameters.map((section) => [section.title, section.id] as const) }),
      ...(operation?.description && { words: listWords(operation.description) }),
    };
    if (kind === "type")
      return [{ ...whole, words: listWords(page.sections.map(({ words = "" }) => words).join(" ")) }];
    if (kind !== "error" && kind !== "guide") return [whole];
    const markdown = page.markdown(() => "");
    const parts = page.sections.map((section): SearchEntry => ({
      kind,
      page: path,
      anchor: section.id,
      title: section.title,
      ...(kind === "guide" ? { guide: title, summary: "" } : { summary: shorten(section.words ?? "", 120) }),
      words: listWords(section.words ?? ""),
    }));
    return [kind === "guide" ? { ...whole, words: listWords(markdown) } : whole, ...parts];
  });
}

const kinds: Readonly<Record<PageKind, SearchKind>> = {
  operation: "operation",
  webhook: "operation",
  error: "error",
  guide: "guide",
  type: "type",
  resource: "page",
  change: "page",
  overview: "page",
  missing: "page",
};

/** Lists each word of a text once, so that the index of a site stays small. */
function listWords(text: string): string {
  return [...new Set(text.match(/[\p{L}\p{N}]{2,}/gu))].join(" ");
}
