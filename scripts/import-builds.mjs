// Finishes the build of a package whose sources import the sources of other packages, so that this repository runs them without a
// build. Published files import the builds instead: `@shortvideo-api/document/source` becomes `@shortvideo-api/document`.
// `tsc -p tsconfig.build.json && node ../../scripts/import-builds.mjs`, in the folder of the package.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

for (const path of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
  if (!/\.(?:js|d\.ts)$/.test(path)) continue;
  const file = join("dist", path);
  const text = readFileSync(file, "utf8");
  const published = text.replaceAll(/("@shortvideo-api\/[\w/-]+)\/source"/g, '$1"');
  if (published !== text) writeFileSync(file, published);
}
