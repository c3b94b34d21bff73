import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { printRootTsconfig } from "../src/init/print-manifests.ts";
import { ownScope, repository } from "../src/paths.ts";
import { packageNames, readTemplates } from "../src/workspace/read-templates.ts";

/** Writes the hand-written part of the packages, under the names of this repository, beside generated code that a test compiles or runs. */
export function writeRuntime(root: string): void {
  const templates = readTemplates(repository);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write("tsconfig.base.json", templates.tsconfig);
  write("tsconfig.json", printRootTsconfig({ settings: { scope: ownScope }, templates }));
  for (const name of packageNames) {
    const { manifest, files } = templates.packages[name];
    write(`packages/${name}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
    for (const [path, text] of Object.entries(files)) write(`packages/${name}/${path}`, text);
  }
}
