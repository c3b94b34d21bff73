import { createHash } from "node:crypto";
import { markup } from "@shortvideo-api/report/html";
import type { SiteContent, SiteRelease } from "../content/content.js";
import type { Address } from "../page/create-link.js";
import { describe, printRelease } from "./make-change-pages.js";

/**
 * Writes the Atom feed of the changelog. Readers of feeds need a date, so releases without one are left out. https://www.rfc-editor.org/rfc/rfc4287
 */
export function writeFeed(content: SiteContent, address: Address): string {
  const { title } = content.model;
  const dated = content.releases.flatMap((release) => {
    const date = readDate(release);
    return date === undefined ? [] : [{ release, date }];
  });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${createId(title)}</id>
<title>Changes of ${title}</title>
<updated>${dated[0]?.date ?? "1970-01-01T00:00:00Z"}</updated>
<author><name>${title}</name></author>
<link rel="self" type="application/atom+xml" href="${address("changes", ".atom")}"/>
<link rel="alternate" type="text/html" href="${address("changes", ".html")}"/>${dated.map(
    ({ release, date }) => markup`
<entry>
<id>${createId(`${title} ${release.version}`)}</id>
<title>${title} ${release.version}</title>
<updated>${date}</updated>
<link rel="alternate" type="text/html" href="${address(release.page, ".html")}"/>
<summary>${describe(release)}.</summary>
<content type="html">${printRelease(content, release, (to) => address(to, ".html")).text}</content>
</entry>`,
  )}
</feed>
`.text;
}

/** Returns the date of a release with its time, as feeds need it. */
function readDate({ date }: SiteRelease): string | undefined {
  return date === undefined || date.includes("T") ? date : `${date}T00:00:00Z`;
}

/** Returns an id that is the same in each build, at each address: https://www.rfc-editor.org/rfc/rfc9562#section-5.8 */
function createId(name: string): string {
  const hash = createHash("sha256").update(name).digest("hex");
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
