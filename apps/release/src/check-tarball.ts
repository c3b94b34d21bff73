import { posix } from "node:path";
import { parse } from "yaml";
import { listRelativeLinks } from "./finish-tarball.ts";
import type { Manifest, Tarball } from "./read-tarball.ts";

export interface TarballRules {
  /** Names of all packages that are released together, under one version. */
  readonly together: ReadonlySet<string>;
  /** Texts that no file may hold, such as the folder that it was built in or the address of a registry; by what each is. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** Lists the problems of a package, each with its file; empty if it may be published. */
export function checkTarball(tarball: Tarball, rules: TarballRules): readonly string[] {
  return [
    ...checkPapers(tarball),
    ...checkManifest(tarball, rules),
    ...checkTargets(tarball),
    ...checkDocument(tarball),
    ...[...tarball.files].flatMap(([path, content]) => checkFile(path, content, tarball, rules)),
  ].map((problem) => `${tarball.manifest.name}: ${problem}`);
}

function checkPapers({ files }: Tarball): string[] {
  return ["README.md", "LICENSE", "CHANGELOG.md"]
    .filter((path) => !files.has(path))
    .map((path) => `${path} is not in it. It belongs in the package's folder and under \`files\` of its package.json.`);
}

function checkManifest({ manifest, files }: Tarball, { together }: TarballRules): string[] {
  const { version, dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  const all = { ...devDependencies, ...dependencies, ...peerDependencies, ...optionalDependencies };
  const problems = Object.entries(all).flatMap(([name, range]) => {
    if (/^(workspace|catalog|file|link):/.test(range))
      return [`package.json asks for ${name} \`${range}\`, which users cannot install.`];
    return together.has(name) && range !== version
      ? [`package.json asks for ${name} \`${range}\`; released together, it is ${version}.`]
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

/** Checks the fields of a manifest that users and npm need, and those that only have a meaning in the repository. */
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
      "package.json does not name `repository`, `homepage` and `bugs`; `npm run release:version -- --repository URL` writes them.",
    );
  }
  const inner = (["scripts", "devDependencies"] as const).filter((field) => manifest[field] !== undefined);
  return [...problems, ...inner.map((field) => `package.json has \`${field}\`, which mean nothing to users.`)];
}

/** Everything that the manifest points to is there. */
function checkTargets({ manifest, files }: Tarball): string[] {
  return [...listTargets(manifest.exports), ...Object.values(manifest.bin ?? {})]
    .filter((target) => !target.includes("*") && !files.has(posix.normalize(target)))
    .map((target) => `package.json points to ${target}, which is not in it.`);
}

function listTargets(exports: unknown): string[] {
  if (typeof exports === "string") return [exports];
  return typeof exports === "object" && exports !== null ? Object.values(exports).flatMap(listTargets) : [];
}

/** A document says the version that it is released as. */
function checkDocument({ files, manifest }: Tarball): string[] {
  const text = files.get("openapi.yaml")?.toString();
  if (text === undefined) return [];
  const document: { info?: { version?: unknown } } = parse(text);
  const found = document.info?.version;
  return found === manifest.version
    ? []
    : [
        `openapi.yaml says \`info.version: ${String(found)}\` and is released as ${manifest.version}; \`npm run release:version\` sets both.`,
      ];
}

const forTests =
  /(^|\/)(tests?|__tests__|bench|api)\/|\.(test|spec|bench)\.|(^|\/)tsconfig[^/]*\.json$|\.config\.|\.tsbuildinfo$/;

function checkFile(path: string, content: Buffer, { files }: Tarball, { secrets }: TarballRules): string[] {
  const problems: string[] = [];
  if (forTests.test(path)) problems.push(`${path} is useless to users.`);
  if (/(?<!\.d)\.[cm]?tsx?$/.test(path)) problems.push(`${path} is a source; only what is built from it is published.`);
  const text = content.toString();
  if (/^[^/]+\.md$/.test(path)) {
    for (const target of listRelativeLinks(text))
      problems.push(`${path} links to ${target}, which npm cannot show; package.json names no \`repository\`.`);
  }
  for (const [secret, what] of secrets)
    if (text.includes(secret)) problems.push(`${path} names ${what}, \`${secret}\`.`);
  for (const [, target = ""] of text.matchAll(/^\/\/# sourceMappingURL=(?!data:)(\S+)$/gm)) {
    if (!files.has(posix.join(posix.dirname(path), target)))
      problems.push(`${path} points to the map ${target}, which is not in it.`);
  }
  if (path.endsWith(".map")) problems.push(...checkMap(path, text, files));
  return problems;
}

function checkMap(path: string, text: string, files: Tarball["files"]): string[] {
  const map: { sources?: readonly string[]; sourcesContent?: readonly unknown[] } = JSON.parse(text);
  if (map.sourcesContent?.length === map.sources?.length) return [];
  return (map.sources ?? [])
    .filter((source) => !files.has(posix.join(posix.dirname(path), source)))
    .map((source) => `${path} is a map to ${source}, which is not in it.`);
}
