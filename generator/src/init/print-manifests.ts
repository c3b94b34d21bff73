import { namePackage, packageFolders, type PackageNames, type PackageNaming } from "@shortvideo-api/document/source";
import { ownScope } from "../config/paths.ts";
import { describePackage } from "../emit/emit-readmes.ts";
import type { TemplateManifest, Templates } from "../workspace/read-templates.ts";
import { packageEntries } from "../layout/arrange-sources.ts";
import { describePartCode, listPartTools } from "./optional-parts.ts";
import { listPartTests } from "./print-part-tests.ts";
import type { Settings, WorkspaceInputs } from "./workspace-inputs.ts";

/** Returns the version before the first release. */
export function readFirstVersion({ version = "0.0.0" }: Pick<WorkspaceInputs["settings"], "version">): string {
  return version;
}

/** Prints the manifest of a package. */
export function printManifest(name: keyof PackageNames, inputs: WorkspaceInputs): string {
  const { settings, templates } = inputs;
  const { exports, dependencies = {}, engines } = templates.packages[name].manifest;
  const added = name === "client" ? describePartCode(settings) : undefined;
  const all = { ...omitSources(exports), ...added?.exports };
  return printJson({
    ...describePublished(name, inputs, all, `packages/${name}`),
    dependencies: resolveDependencies(dependencies, settings, templates),
    ...added?.peers,
    engines,
  });
}

/** Returns the exports of a published package, which has no sources. */
function omitSources(exports: TemplateManifest["exports"]): TemplateManifest["exports"] {
  const entries = Object.entries(exports).map(([entry, target]): [string, typeof target] => {
    if (typeof target === "string") return [entry, target];
    const { [`${ownScope}/source`]: _, ...published } = target;
    return [entry, published];
  });
  return Object.fromEntries(entries);
}

/** Returns the first fields of the manifest of a published package. */
function describePublished(
  name: keyof PackageNames,
  { settings, model, templates }: WorkspaceInputs,
  exports: object,
  directory?: string,
): object {
  const isClient = name === "client";
  const { sideEffects } = templates.packages[name].manifest;
  return {
    name: namePackage(name, settings),
    version: readFirstVersion(settings),
    description: describePackage(name, model),
    keywords: ["api", "openapi", ...(isClient ? ["client", "sdk"] : [])],
    ...printOrigin(settings, directory),
    files: ["dist", "CHANGELOG.md", ...(isClient ? ["api.md"] : [])],
    type: "module",
    sideEffects,
    exports,
    publishConfig: { access: "public" },
  };
}

/** Prints the licence of a package, and the addresses of its repository. */
function printOrigin({ license, repository }: Settings, directory?: string): object {
  if (repository === undefined) return { license };
  return {
    homepage: `${repository}#readme`,
    bugs: { url: `${repository}/issues` },
    license,
    repository: { type: "git", url: `git+${repository}.git`, ...(directory !== undefined && { directory }) },
  };
}

/** Prints the manifest of the workspace in the layout `packages`. The tools are dependencies, each with its exact version. */
export function printRootManifest(inputs: WorkspaceInputs): string {
  const { settings, model, templates } = inputs;
  const { libraries } = templates;
  return printJson({
    name: nameRoot(settings),
    version: "0.0.0",
    private: true,
    description: `The OpenAPI document of ${model.title}, and the packages that are generated from it.`,
    license: settings.license,
    type: "module",
    workspaces: packageFolders.map((name) => `packages/${name}`),
    scripts: listScripts(inputs),
    devDependencies: listTools(inputs),
    ...printScriptPolicy(settings),
    // npm skips an optional dependency on a Node that it does not support. The release commands then name the Node.
    optionalDependencies: { "@changesets/cli": libraries["@changesets/cli"] },
    engines: { node: "^20.19.0 || >=22.12.0" },
  });
}

/** Prints the manifest of the layout `package`: that of the workspace and of its package. */
export function printOnlyManifest(inputs: WorkspaceInputs): string {
  const { settings, templates } = inputs;
  const { packages, libraries } = templates;
  const added = describePartCode(settings);
  const dependencies = packageFolders.flatMap((name) => Object.keys(packages[name].manifest.dependencies ?? {}));
  const others = dependencies.filter((name) => !name.startsWith(`${ownScope}/`));
  const entries = packageEntries.map((path) => {
    const [, name = ""] = /^src\/(.+)\.ts$/.exec(path) ?? [];
    return [name === "index" ? "." : `./${name}`, { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }];
  });
  const exports = { ...Object.fromEntries(entries), "./package.json": "./package.json", ...added.exports };
  return printJson({
    ...describePublished("client", inputs, exports),
    scripts: listScripts(inputs),
    dependencies: Object.fromEntries(others.map((name) => [name, libraries[name]])),
    ...added.peers,
    // The package cannot have an optional dependency that its users do not need.
    devDependencies: { "@changesets/cli": libraries["@changesets/cli"], ...listTools(inputs) },
    ...printScriptPolicy(settings),
    engines: packages.client.manifest["engines"],
  });
}

/** The commands of a workspace. Each is a command of the generator, so that its files need no upgrade. */
const scripts = {
  prepare: "openapi-monorepo prepare",
  prestart: "npm install --no-audit --no-fund",
  start: "openapi-monorepo start",
  test: "openapi-monorepo test",
  generate: "openapi-monorepo generate",
  "generate:check": "openapi-monorepo generate --check",
  build: "openapi-monorepo build",
  suggest: "openapi-monorepo suggest",
  upgrade: "openapi-monorepo upgrade",
  mock: "openapi-monorepo mock",
  contract: "openapi-monorepo contract",
  site: "openapi-monorepo site",
  "site:build": "openapi-monorepo site build",
  "spec:diff": "openapi-monorepo diff",
  "release:plan": "openapi-monorepo release-plan",
  "release:version": "openapi-monorepo release-version",
  release: "openapi-monorepo release",
};

/** Lists the commands of a workspace. The tests of its optional parts run after those of all workspaces. */
function listScripts(inputs: WorkspaceInputs): Readonly<Record<string, string>> {
  if (listPartTests(inputs).length === 0) return scripts;
  return { ...scripts, test: `${scripts.test} && node --test test/*.test.js` };
}

/** Denies the install script of MSW, which updates copies of its worker. npm warns of scripts that a manifest neither allows nor denies. */
function printScriptPolicy({ parts = [] }: Settings): { readonly allowScripts?: Readonly<Record<string, boolean>> } {
  return parts.includes("msw") ? { allowScripts: { msw: false } } : {};
}

/** The packages of this repository that each workspace has, whatever its parts. */
export const workspaceTools = ["contract", "generator", "mock", "site"].map((name) => `${ownScope}/${name}`);

/** Lists the development dependencies by name. */
function listTools(inputs: WorkspaceInputs): Record<string, string | undefined> {
  const { version, libraries } = inputs.templates;
  const tools = {
    ...Object.fromEntries(workspaceTools.map((name) => [name, version])),
    "@types/node": libraries["@types/node"],
    typescript: libraries["typescript"],
    ...listPartTools(inputs),
  };
  return Object.fromEntries(Object.entries(tools).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Names the workspace itself. None of its packages has the same name. */
function nameRoot(settings: PackageNaming): string {
  const name = `${settings.scope.slice(1)}-api`;
  return packageFolders.some((each) => namePackage(each, settings) === name) ? `${name}-workspace` : name;
}

interface RootProject extends Pick<WorkspaceInputs, "templates"> {
  readonly settings: PackageNaming;
}

/** Prints the compiler options of the workspace, which resolve each package to its sources. */
export function printRootTsconfig({ settings, templates }: RootProject): string {
  const isOne = settings.layout === "package";
  const entries = packageFolders.flatMap((name) =>
    Object.entries(templates.packages[name].manifest.exports).flatMap(([entry, target]) => {
      const source = typeof target === "string" ? undefined : target[`${ownScope}/source`];
      const file = source?.slice("./".length);
      return file === undefined
        ? []
        : [[`${namePackage(name, settings)}${entry.slice(1)}`, [`./packages/${name}/${file}`]]];
    }),
  );
  return printJson({
    extends: `${ownScope}/generator/tsconfig.json`,
    ...(!isOne && { compilerOptions: { paths: Object.fromEntries(entries) } }),
    include: isOne ? ["src"] : packageFolders.map((name) => `packages/${name}/src`),
  });
}

function resolveDependencies(
  dependencies: Readonly<Record<string, string>>,
  settings: WorkspaceInputs["settings"],
  { libraries }: Templates,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      if (name.startsWith(`${ownScope}/`))
        return [namePackage(name.slice(ownScope.length + 1), settings), readFirstVersion(settings)];
      return [name, range === "catalog:" ? (libraries[name] ?? range) : range];
    }),
  );
}

function printJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
