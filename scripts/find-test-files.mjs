import { existsSync, globSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Finds the test files and folders that arguments of `npm test` name, and those of them that do not exist.
 * @param {readonly string[]} args Files, folders and flags.
 * @param {string} root
 */
export function findTestFiles(args, root) {
  const isFile = (/** @type {string} */ word) => existsSync(join(root, word.replace(/:\d+$/, "")));
  const files = args.filter((word, index) => !word.startsWith("-") && !/^(?:--filter|-F)$/.test(args[index - 1] ?? ""));
  return {
    existing: files.filter(isFile),
    // The word after another flag may be its value.
    missing: files.filter((word) => !isFile(word) && !args[args.indexOf(word) - 1]?.startsWith("-")),
  };
}

/**
 * Lists the test files, and for a folder also the folders, whose names are most like that of a wrong path: at most three.
 * @param {string} wrong
 * @param {string} root
 */
export function listNearFiles(wrong, root) {
  const files = globSync("**/*.test.ts", { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] });
  const folders = wrong.endsWith(".ts") ? [] : files.flatMap((file) => listParents(file));
  const isBeside = (/** @type {string} */ path) => Number(dirname(path) === dirname(wrong));
  return [...new Set([...files, ...folders])]
    .map((path) => ({ path: path.replaceAll("\\", "/"), likeness: compareNames(path, wrong) }))
    .filter(({ likeness }) => likeness >= 0.4)
    .sort((one, other) => other.likeness - one.likeness || isBeside(other.path) - isBeside(one.path))
    .slice(0, 3)
    .map(({ path }) => path);
}

/** @param {string} path @returns {string[]} */
function listParents(path) {
  const parent = dirname(path);
  return parent === "." ? [] : [parent, ...listParents(parent)];
}

/**
 * Returns the share of the pairs of letters that the names of two files or folders have in common: 1 for the same name.
 * @param {string} one
 * @param {string} other
 */
function compareNames(one, other) {
  const [pairs, others] = [listPairs(one), listPairs(other)];
  return (2 * pairs.intersection(others).size) / (pairs.size + others.size);
}

/** Lists the pairs of letters of a name. Its beginning and end are letters, too. @param {string} path */
function listPairs(path) {
  const letters = ` ${basename(path).replace(/(?:\.tests?)?(?:\.ts)?$/, "")} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}
