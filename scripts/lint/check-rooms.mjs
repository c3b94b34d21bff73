// Finds problems that the linter cannot find:
// - imports of generated code that run up, and imports of packages that users do not install
// - imports of builds in packages that run without builds
// - two exported types with one name
// - folders without a floor

import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { listFiles } from "../list-files.ts";
import { findImportUp, findRoom } from "./find-import-up.mjs";
import * as declared from "./floors.mjs";

/** @typedef {ReadonlyMap<string, string>} Files The texts of all code files and of each `package.json`, by path. */

if (import.meta.main) {
  const files = readFiles();
  const problems = checkRooms(files);
  for (const problem of problems) console.error(problem);
  console.log(`${files.size} files checked, ${problems.length} problems.`);
  process.exitCode = problems.length > 0 || files.size === 0 ? 1 : 0;
}

/** Returns one sentence for each problem. @param {Files} files */
export function checkRooms(files, floors = declared) {
  return [
    ...checkGeneratedImports(files, floors),
    ...listPackages(files).flatMap((folder) => checkFloors(folder, [...files.keys()], floors)),
    ...checkDependencies(files),
    ...checkSourceImports(files),
    ...checkTypeNames(files),
  ];
}

/**
 * Checks imports of generated code, which the linter skips.
 * @param {Files} files
 * @param {import("./find-import-up.mjs").Order} floors
 */
function checkGeneratedImports(files, floors) {
  const problems = [];
  for (const [file, text] of files) {
    if (!file.includes("/src/generated/")) continue;
    for (const [, specifier = ""] of text.matchAll(/^(?:import|export|\}) .*from "([^"]+)";$/gm)) {
      const problem = findImportUp(file, specifier, floors);
      if (problem !== undefined) problems.push(`${file}: ${problem}`);
    }
  }
  return problems;
}

/**
 * Checks that the code of a published package imports only what its users install with it: not its `devDependencies`, unless it is a
 * bundle that contains them.
 * @param {Files} files
 */
function checkDependencies(files) {
  const problems = [];
  for (const [path, text] of files) {
    if (posix.basename(path) !== "package.json") continue;
    const { name, private: isPrivate, dependencies, peerDependencies, devDependencies } = JSON.parse(text);
    if (isPrivate) continue;
    const bundled = files.has(posix.join(posix.dirname(path), "rolldown.config.ts")) ? devDependencies : {};
    const installed = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies, ...bundled })]);
    const sources = posix.join(posix.dirname(path), "src/");
    for (const [file, code] of files) {
      if (!file.startsWith(sources) || file.includes(".test.")) continue;
      for (const imported of listImportedPackages(code)) {
        if (installed.has(imported)) continue;
        problems.push(`${file} imports ${imported}. Name it in \`dependencies\` of ${path}.`);
      }
    }
  }
  return problems;
}

/**
 * Checks that a package that imports the sources of others never imports their builds: its commands run before a build.
 * @param {Files} files
 */
function checkSourceImports(files) {
  return listPackages(files).flatMap((folder) => {
    const sources = [...files].filter(([file]) => file.startsWith(`${folder}/src/`) && !file.includes(".test."));
    const imports = sources.flatMap(([file, code]) =>
      Array.from(code.matchAll(/"(@[^/"\s]+\/[^/"\s]+)(\/[^"\s]+)?"/g), ([, name = "", entry = ""]) => ({
        file,
        name,
        entry,
      })),
    );
    const withoutBuild = new Set(imports.filter(({ entry }) => entry.endsWith("/source")).map(({ name }) => name));
    return imports
      .filter(({ name, entry }) => withoutBuild.has(name) && !entry.endsWith("/source"))
      .map(({ file, name, entry }) => `${file} imports the build of ${name}. Import "${name}${entry}/source".`);
  });
}

/** Lists the packages that code imports, without those of Node. @param {string} code */
function listImportedPackages(code) {
  const imports = code.matchAll(
    /^(?:(?:import|export|\}) .*from |import |(?!\s*(?:\*|\/\/)).*\bimport\()"([^".][^"]*)"/gm,
  );
  const names = Array.from(imports, ([, specifier = ""]) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
  return new Set(names.filter((name) => !isBuiltin(name)));
}

/** Checks that an exported type has a name that no other exported type of the repository has. @param {Files} files */
function checkTypeNames(files) {
  /** @type {Map<string, string>} */
  const places = new Map();
  const problems = [];
  for (const [file, code] of files) {
    if (!file.includes("/src/") || file.includes("/generated/") || file.includes(".test.")) continue;
    const declarations = code.matchAll(/^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm);
    for (const [, name = ""] of declarations) {
      const other = places.get(name);
      if (other === undefined) places.set(name, file);
      else if (other !== file) {
        problems.push(`${file} and ${other} both export a type \`${name}\`. Name each after what it is.`);
      }
    }
  }
  return problems;
}

/**
 * Checks that a package and each folder of its `src` has a floor of its own, and that each of its floors has a room.
 * @param {string} folder
 * @param {readonly string[]} paths
 * @param {import("./find-import-up.mjs").Order} floors
 */
function checkFloors(folder, paths, { packageFloors, roomFloors }) {
  const rooms = (roomFloors[folder] ?? []).flat();
  if (findRoom(packageFloors, folder) === undefined || rooms.length === 0) {
    return [`${folder} has no floors. Name it in both tables of scripts/lint/floors.mjs.`];
  }
  const sources = paths
    .filter((path) => path.startsWith(`${folder}/src/`))
    .map((path) => posix.relative(`${folder}/src`, path));
  const folders = new Set(sources.filter((path) => path.includes("/")).map((path) => path.split("/", 1).join("")));
  const places = new Set([".", ...sources.flatMap(listPlaces)]);
  return [
    ...(rooms.length === 1 ? [] : [...folders])
      .filter((each) => !rooms.some((room) => room === each || room.startsWith(`${each}/`)))
      .map((each) => `${folder}/src/${each} has no floor. Name it in \`roomFloors\` of scripts/lint/floors.mjs.`),
    ...rooms
      .filter((room) => !places.has(room))
      .map((room) => `${folder}/src/${room} does not exist. Remove it from \`roomFloors\` of scripts/lint/floors.mjs.`),
  ];
}

/** Lists the path of a file without its extension, and the paths of the folders around it. @param {string} path */
function listPlaces(path) {
  const parts = path.replace(/\.\w+$/, "").split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Lists the folders of the packages that have code. @param {Files} files */
function listPackages(files) {
  const folders = [...files.keys()].map((path) => /^(?:generator|(?:packages|apps)\/[^/]+)(?=\/src\/)/.exec(path)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

/** Reads the code and the manifests that Git knows or would add, without the output of scenarios. @returns {Files} */
function readFiles() {
  const listed = listFiles(".", ["*.ts", "*.js", "*.mjs", "*package.json"]);
  const paths = listed.filter((path) => !path.includes("/scenarios/"));
  return new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
}
