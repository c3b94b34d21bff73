import { posix } from "node:path";
import { parse } from "yaml";
import { listRelativeLinks } from "./finish-tarball.ts";
import type { Manifest, Tarball } from "./read-tarball.ts";

/** The rules for the packages of a release. */
export interface TarballRules {
  /** Names of all packages that are released together, under one version. */
  readonly together: ReadonlySet<string>;
  /** Texts that no file may contain, with a description of each: the build folder, the address of a registry. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** Lists the problems of a package with their files. The list is empty if the package may be published. */
export function checkTarball(tarball: Tarball, rules: TarballRules): readonly string[] {
  return [
    ...checkRequiredFiles(tarball),
    ...checkManifest(tarball, rules),
    ...checkTargets(tarball),
    ...checkSpecVersion(tarball),
    ...[...tarball.files].flatMap(([path, content]) => checkFile(path, content, tarball, rules)),
  ].map((problem) => `${tarball.manifest.name}: ${problem}`);
}

function checkRequiredFiles({ files }: Tarball): string[] {
  return ["README.md", "LICENSE", "CHANGELOG.md"]
    .filter((path) => !files.has(path))
    .map((path) => `${path} is missing. Add it to the folder of the package and to \`files\` in its package.json.`);
}

function checkManifest({ manifest, files }: Tarball, { together }: TarballRules): string[] {
  const { version, dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  const all = { ...devDependencies, ...dependencies, ...peerDependencies, ...optionalDependencies };
  const problems = Object.entries(all).flatMap(([name, range]) => {
    if (/^(workspace|catalog|file|link):/.test(range))
      return [`package.json requires ${name} \`${range}\`, which users cannot install.`];
    return together.has(name) && range !== version
      ? [`package.json requires ${name} \`${range}\`, but this release has ${version}.`]
      : [];
  });
  return [
    ...problems,
    ...checkFields(
      manifest,
      [...files.keys()].some((path) => path.endsWith(".js")),
    ),
  ];
}

/** Checks for fields that users and npm need, and for fields that only the repository needs. */
function checkFields(manifest: Manifest, hasCode: boolean): string[] {
  const { license, keywords = [], engines, repository, homepage, bugs } = manifest;
  const missing = [
    license === undefined && "license",
    keywords.length === 0 && "keywords",
    hasCode && engines === undefined && "engines",
  ].filter((field) => field !== false);
  const problems = missing.map((field) => `package.json has no \`${field}\`.`);
  if (repository?.url === undefined || homepage === undefined || bugs?.url === undefined) {
    problems.push(
      "package.json lacks `repository`, `homepage` or `bugs`. `npm run release -- version --repository URL` writes them.",
    );
  }
  const unneeded = (["scripts", "devDependencies"] as const).filter((field) => manifest[field] !== undefined);
  return [...problems, ...unneeded.map((field) => `package.json has \`${field}\`, which users do not need.`)];
}

/** Checks that the package contains every file that its manifest names. */
function checkTargets({ manifest, files }: Tarball): string[] {
  return [...listTargets(manifest.exports), ...Object.values(manifest.bin ?? {})]
    .filter((target) => !target.includes("*") && !files.has(posix.normalize(target)))
    .map((target) => `package.json names ${target}, which is missing.`);
}

function listTargets(exports: unknown): string[] {
  if (typeof exports === "string") return [exports];
  return typeof exports === "object" && exports !== null ? Object.values(exports).flatMap(listTargets) : [];
}

/** Checks that a document has the version of its package. */
function checkSpecVersion({ files, manifest }: Tarball): string[] {
  const text = files.get("openapi.yaml")?.toString();
  if (text === undefined) return [];
  const document: { info?: { version?: unknown } } = parse(text);
  const found = document.info?.version;
  return found === manifest.version
    ? []
    : [
        `openapi.yaml has \`info.version: ${String(found)}\`, but its package has ${manifest.version}. \`npm run release -- version\` sets both.`,
      ];
}

/** Matches the paths of tests and of their settings. */
const forTests =
  /(^|\/)(tests?|__tests__|bench)\/|^api\/|\.(test|spec|bench)\.|(^|\/)tsconfig[^/]*\.json$|\.config\.|\.tsbuildinfo$/;

function checkFile(path: string, content: Buffer, { files }: Tarball, { secrets }: TarballRules): string[] {
  const problems: string[] = [];
  if (forTests.test(path)) problems.push(`${path} is only for tests.`);
  if (/(?<!\.d)\.[cm]?tsx?$/.test(path)) problems.push(`${path} is a source file. Publish only built files.`);
  const text = content.toString();
  if (/^[^/]+\.md$/.test(path)) {
    for (const target of listRelativeLinks(text))
      problems.push(`${path} links to ${target}, which npm cannot show, because package.json has no \`repository\`.`);
  }
  for (const [secret, description] of secrets)
    if (text.includes(secret)) problems.push(`${path} contains ${description}, \`${secret}\`.`);
  for (const [, target = ""] of text.matchAll(/^\/\/# sourceMappingURL=(?!data:)(\S+)$/gm)) {
    if (!files.has(posix.join(posix.dirname(path), target)))
      problems.push(`${path} names the source map ${target}, which is missing.`);
  }
  if (path.endsWith(".map")) problems.push(...checkMap(path, text, files));
  return problems;
}

function checkMap(path: string, text: string, files: Tarball["files"]): string[] {
  const map: { sources?: readonly string[]; sourcesContent?: readonly unknown[] } = JSON.parse(text);
  if (map.sourcesContent?.length === map.sources?.length) return [];
  return (map.sources ?? [])
    .filter((source) => !files.has(posix.join(posix.dirname(path), source)))
    .map((source) => `${path} is a source map of ${source}, which is missing.`);
}
