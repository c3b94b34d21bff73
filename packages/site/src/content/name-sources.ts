import { basename } from "node:path";
import type { SiteContent } from "./content.js";

/** The names of the files with the document. */
export function nameSources({ document }: SiteContent): { written: string | undefined; json: string } {
  const [only, ...others] = document.files;
  const name = only === undefined ? "" : basename(only);
  return { written: others.length === 0 && /\.ya?ml$/i.test(name) ? "openapi.yaml" : undefined, json: "openapi.json" };
}
