import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/**
 * Finds a program, to start it without a shell. Returns its file and its first arguments; the caller's arguments follow them.
 *
 * Looks for a program of the workspace first, then for npm and npx. Returns any other name as it is, for the PATH.
 *
 * On Windows, the programs in `node_modules/.bin` and npm itself are `.cmd` files. Node starts these only through a shell, which parses
 * the arguments again: spaces, quotes, `%` and `&` change their meaning. So Node runs the JavaScript file that the `.cmd` file starts.
 * @param {string} root Folder that has `node_modules`.
 * @param {string} name Name of the program, or its path.
 * @param {object} [machine]
 * @param {NodeJS.Platform} [machine.platform]
 * @param {NodeJS.ProcessEnv} [machine.env]
 * @param {string} [machine.execPath] The Node that runs npm. Default: the one of this process.
 * @returns {[file: string, ...args: string[]]}
 */
export function findProgram(root, name, { platform = process.platform, env = process.env, execPath } = {}) {
  const bin = join(root, "node_modules", ".bin");
  if (platform !== "win32") return [existsSync(join(bin, name)) ? join(bin, name) : name];
  // pnpm links a binary such as `node.exe` as it is.
  if (existsSync(join(bin, `${name}.exe`))) return [join(bin, `${name}.exe`)];
  const currentNode = execPath ?? process.execPath;
  if (name === "npm" || name === "npx") return [currentNode, findNpm(`${name}-cli.js`, env, currentNode)];
  const script = findScript(root, name);
  if (script === undefined) return [name];
  if (script.endsWith(".exe")) return [script];
  const workspaceNode = join(bin, "node.exe");
  return [existsSync(workspaceNode) ? workspaceNode : currentNode, script];
}

/**
 * Finds the JavaScript file of npm or npx. Takes the npm that started this process, or the one of its Node, or one on the PATH.
 * @param {NodeJS.ProcessEnv} env
 */
function findNpm(/** @type {string} */ file, env, /** @type {string} */ execPath) {
  const running = env["npm_execpath"] ?? "";
  const folders = [dirname(execPath), ...(env["PATH"] ?? "").split(delimiter)].map((folder) =>
    join(folder, "node_modules/npm/bin"),
  );
  if (/npm-cli\.c?js$/.test(running)) folders.unshift(dirname(running));
  const found = folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`npm was not found next to ${execPath} or on the PATH. Install npm.`);
  return found;
}

/** Finds the file of a program in the dependencies of the workspace's root. @param {string} root @param {string} name */
function findScript(root, name) {
  const { dependencies, devDependencies } = readManifest(root);
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
    const folder = join(root, "node_modules", dependency);
    const { bin = {} } = readManifest(folder);
    const file = typeof bin === "string" ? { [dependency.replace(/^@[^/]+\//, "")]: bin }[name] : bin[name];
    if (file === undefined) continue;
    // pnpm's install script writes the binary and its name into the manifest. If scripts are disabled, `pnpm.mjs` finds the binary.
    return join(folder, dependency === "pnpm" && !file.endsWith(".exe") ? "bin/pnpm.mjs" : file);
  }
  return undefined;
}

/**
 * @typedef {object} Manifest
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {string | Record<string, string>} [bin]
 */

/** @param {string} folder @returns {Manifest} */
function readManifest(folder) {
  const path = join(folder, "package.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}
