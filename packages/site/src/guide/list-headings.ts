import { nameHeading } from "../page/print-markdown.js";

/** A heading of a guide. */
export interface Heading {
  /** `"first-call"`. Unique within the guide. */
  id: string;
  title: string;
}

/** Lists the headings of the second level. */
export function listHeadings(markdown: string): Heading[] {
  const withoutCode = markdown.replaceAll(/^(`{3,})[^`\n]*\n[^]*?^\1$/gm, "");
  return [...withoutCode.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => ({ id: nameHeading(title), title }));
}
