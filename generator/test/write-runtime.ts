import { packageFolders } from "@shortvideo-api/document/source";
import { printRootTsconfig } from "../src/init/print-manifests.ts";
import { writeBelow } from "../src/output/write-below.ts";
import { ownScope, repository } from "../src/config/paths.ts";
import { readTemplates } from "../src/workspace/read-templates.ts";

/** Writes the hand-written part of the packages beside generated code, so that a test can compile and run it. */
export function writeRuntime(root: string): void {
  const templates = readTemplates(repository);
  const write = (path: string, text: string): void => writeBelow(root, { path, text });
  write("tsconfig.base.json", templates.tsconfig);
  write("tsconfig.json", printRootTsconfig({ settings: { scope: ownScope }, templates }));
  for (const name of packageFolders) {
    const { manifest, files } = templates.packages[name];
    write(`packages/${name}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
    for (const [path, text] of Object.entries(files)) write(`packages/${name}/${path}`, text);
  }
}
