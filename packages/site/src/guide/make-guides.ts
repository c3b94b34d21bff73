import type { SiteContent } from "../content/content.js";
import type { Link, Page } from "../page/page.js";
import { nameHeading, printMarkdown } from "../page/print-markdown.js";
import { type Guide, type GuideFacts, readFacts } from "./guide.js";
import { writeAgents } from "./write-agents.js";
import { writeAuthentication } from "./write-authentication.js";
import { writeContractTests } from "./write-contract-tests.js";
import { writeErrors } from "./write-errors.js";
import { writeExactIds } from "./write-exact-ids.js";
import { writePagination } from "./write-pagination.js";
import { writeProvenance } from "./write-provenance.js";
import { writeQuickStart } from "./write-quick-start.js";
import { writeRetries } from "./write-retries.js";
import { writeSdkOptions } from "./write-sdk-options.js";
import { writeTanstackQuery } from "./write-tanstack-query.js";
import { writeValidators } from "./write-validators.js";
import { writeVerification } from "./write-verification.js";
import { writeVersions } from "./write-versions.js";
import { writeWithoutAServer } from "./write-without-a-server.js";
import { writeYourOwnDocument } from "./write-your-own-document.js";

/** All guides, in the order of the navigation. */
const writers: readonly ((facts: GuideFacts) => Guide | undefined)[] = [
  writeQuickStart,
  writeAuthentication,
  writePagination,
  writeErrors,
  writeRetries,
  writeExactIds,
  writeContractTests,
  writeWithoutAServer,
  writeVerification,
  writeSdkOptions,
  writeTanstackQuery,
  writeValidators,
  writeAgents,
  writeVersions,
  writeProvenance,
  writeYourOwnDocument,
];

/** Makes the guides of a document. There is no guide for something that the document does not have. */
export function makeGuides(content: SiteContent): Page[] {
  const facts = readFacts(content);
  const guides = writers.flatMap((write) => write(facts) ?? []);
  const made = new Set(guides.map(({ name }) => `guides/${name}`));
  return guides.map((guide): Page => {
    const { name, title, summary } = guide;
    const path = `guides/${name}`;
    const write = (link: Link): string => writeGuide(guide, made, link);
    return {
      path,
      kind: "guide",
      title,
      summary,
      group: "Guides",
      markdown: write,
      content: (link) => printMarkdown(write(link), { level: 2, isGuide: true }),
      sections: listHeadings(write(String)),
    };
  });
}

/** Writes a guide. A link to a guide that is not made becomes its text. */
function writeGuide({ write }: Guide, made: ReadonlySet<string>, link: Link): string {
  const text = write((page) => (page.startsWith("guides/") && !made.has(page) ? "not-made" : link(page)));
  return text.replaceAll(/\[([^\][]*)\]\(not-made\)/g, "$1");
}

/** Lists the headings of the second level. */
function listHeadings(markdown: string): Page["sections"] {
  const withoutCode = markdown.replaceAll(/^(`{3,})[^`\n]*\n[^]*?^\1$/gm, "");
  return [...withoutCode.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => ({ id: nameHeading(title), title }));
}
