import { posix } from "node:path";
import * as declared from "./floors.mjs";

/** @typedef {{ packageFloors: import("./floors.mjs").Floors, roomFloors: Record<string, import("./floors.mjs").Floors> }} Order */

/**
 * Returns the problem of an import that does not run down; `undefined` for an import that does.
 * @param {string} file Path of the importing file in the repository, with `/`.
 * @param {string} specifier The imported module: `../model/names/names.ts` or `@shortvideo-api/wire`.
 * @param {Order} floors
 * @returns {string | undefined}
 */
export function findImportUp(file, specifier, floors = declared) {
  const { packageFloors, roomFloors } = floors;
  const packages = packageFloors.flat();
  const source = locateFile(packages, file);
  const target = specifier.startsWith(".")
    ? locateFile(packages, posix.join(posix.dirname(file), specifier))
    : locatePackage(packages, specifier);
  if (source === undefined || target === undefined || source.isTest) return undefined;
  if (target.isTest) return `\`${file}\` may not import \`${specifier}\`: only tests import files outside of \`src\`.`;
  return source.package === target.package
    ? compareFloors(roomFloors[source.package] ?? [], source.inside, target.inside, `${source.package}/src/`)
    : compareFloors(packageFloors, source.package, target.package, "");
}

/**
 * Returns the room of a file: the file itself, or the nearest folder that has a floor.
 * @param {import("./floors.mjs").Floors} floors
 * @param {string} path
 */
export function findRoom(floors, path) {
  for (let each = path; ; each = posix.dirname(each)) {
    const floor = floors.findIndex((rooms) => [rooms].flat().includes(each));
    if (floor !== -1) return { name: each, floor };
    if (each === ".") return undefined;
  }
}

/**
 * Returns the problem of an import that does not run down from the room of `source` to the room of `target`.
 * @param {import("./floors.mjs").Floors} floors
 * @param {string} source
 * @param {string} target
 * @param {string} folder The folder of the rooms, which is part of their names in the message.
 */
function compareFloors(floors, source, target, folder) {
  const [from, to] = [findRoom(floors, source), findRoom(floors, target)];
  if (from === undefined || to === undefined || from.name === to.name || to.floor < from.floor) return undefined;
  const [here, there] = [from.name, to.name].map((name) => posix.join(folder, name));
  const order = floors
    .map((rooms) => [rooms].flat().join(" | "))
    .join(", ")
    .replace(/(?<=^|, )\.(?=,|$)/, "src");
  return (
    `\`${here}\` may not import from \`${there}\`, which is on ${from.floor === to.floor ? "the same" : "a higher"} floor. ` +
    `Floors from the ground up: ${order}. Move what both need to \`${here}\` or a lower floor (see scripts/lint/floors.mjs).`
  );
}

/** @typedef {{ package: string, inside: string, isTest: boolean }} Place `inside` is the path below `src`, without extension. */

/**
 * Finds the package of a file, and the place of the file in it. Returns `undefined` for a file outside of all packages.
 * @param {readonly string[]} packages
 * @param {string} file
 * @returns {Place | undefined}
 */
function locateFile(packages, file) {
  const folder = packages.find((each) => file.startsWith(`${each}/`));
  if (folder === undefined) return undefined;
  const path = file.slice(folder.length + 1);
  const isTest =
    path.endsWith(".test.ts") ||
    path.startsWith("test/") ||
    (/^(?:packages|apps)\/|^generator$/.test(folder) && !path.startsWith("src/"));
  return { package: folder, inside: path.replace(/^src\//, "").replace(/\.(?:ts|js|mjs)$/, ""), isTest };
}

/**
 * Finds the package that a specifier names; `undefined` for a package of others.
 * @param {readonly string[]} packages
 * @param {string} specifier
 * @returns {Place | undefined}
 */
function locatePackage(packages, specifier) {
  const [, name, inside] = /^@shortvideo-api\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  const folder = packages.find((each) => each.split("/").at(-1) === name);
  return folder === undefined ? undefined : { package: folder, inside: inside || "index", isTest: false };
}
