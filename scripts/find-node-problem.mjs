/** The oldest Node that the tools run on, because Prism 5.16 requires it. The workspace brings a newer one for most platforms. */
const oldestNodeOfTools = "24.18";

/**
 * Returns why this machine's Node cannot run the workspace, and what to do; `undefined` when it can.
 *
 * If the workspace brings its own Node, the machine's Node only has to start the install. Otherwise it runs the tools, too.
 * @param {{ platform: string, arch: string, versions: { node: string } }} machine
 * @param {{ engines: { node: string }, optionalDependencies?: Record<string, string> }} manifest
 */
export function findNodeProblem({ platform, arch, versions: { node } }, { engines, optionalDependencies = {} }) {
  const system = platform === "win32" ? "win" : platform;
  const hasOwnNode = Object.keys(optionalDependencies).some((name) =>
    new RegExp(`^node-(?:bin-)?${system}-${arch}$`).test(name),
  );
  const needed = hasOwnNode ? engines.node.replace(">=", "") : oldestNodeOfTools;
  if (!isOlder(node, needed)) return undefined;
  const reason = hasOwnNode ? "" : ` The workspace has no Node for ${platform}-${arch}.`;
  return `Node ${needed} or later is needed, found ${node}.${reason} Install a newer one (https://nodejs.org), then run this again.`;
}

/** @param {string} given @param {string} needed */
function isOlder(given, needed) {
  const [[major = 0, minor = 0], [neededMajor = 0, neededMinor = 0]] = [given, needed].map((version) =>
    version.split(".").map(Number),
  );
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}
