import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolders } from "@shortvideo-api/document/source";
import { printRootTsconfig } from "../src/init/print-manifests.ts";
import { writeBelow } from "../src/output/write-below.ts";
import { ownScope, repository } from "../src/config/paths.ts";
import { readTemplates } from "../src/workspace/read-templates.ts";

/** Writes the hand-written part of the packages beside generated code, so that a test can compile and run it. */
export function writeRuntime(root: string): void {
  const templates = readTemplates(repository);
  const write = (path: string, text: string): void => writeBelow(root, { path, text });
  write("tsconfig.base.json", readFileSync(join(repository, "tsconfig.base.json"), "utf8"));
  const project = printRootTsconfig({ settings: { scope: ownScope }, templates });
  write("tsconfig.json", project.replace(`${ownScope}/generator/tsconfig.json`, "./tsconfig.base.json"));
  for (const name of packageFolders) {
    const { manifest, files } = templates.packages[name];
    write(`packages/${name}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
    for (const [path, text] of Object.entries(files)) write(`packages/${name}/${path}`, text);
  }
}
