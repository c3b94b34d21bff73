import { namePackage, type PackageNaming } from "@shortvideo-api/document/source";
import type { PrintedFile } from "./layout.ts";

/**
 * Renames the packages that generated code imports and exports, and removes the names of our sources from its headers. A line of a
 * comment or of a text never looks like an import: the printers indent both, or escape their line ends.
 */
export function renamePackages(files: readonly PrintedFile[], naming: PackageNaming): PrintedFile[] {
  return files.map(({ text, ...file }) => ({
    ...file,
    text: text
      .replace(
        / Do not edit: change the spec, or generator\/src\/emit\/[\w-]+\.ts\.\n/,
        " Do not edit: change the document.\n",
      )
      .replaceAll(packageReference, (_, before: string, folder: string) => `${before}${namePackage(folder, naming)}`),
  }));
}

const packageReference = /^((?:(?:import|export) .*|\}) from ")@shortvideo-api\/([\w-]+)/gm;
