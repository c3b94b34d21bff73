import { namePackage, packageFolders, type PackageNames, type PackageNaming } from "@shortvideo-api/document/source";
import { ownScope } from "../config/paths.ts";
import { describePackage } from "../emit/emit-readmes.ts";
import type { Templates } from "../workspace/read-templates.ts";
import type { WorkspaceParts } from "./workspace-parts.ts";

/** Returns the version before the first release. */
export function readFirstVersion({ version = "0.0.0" }: Pick<WorkspaceParts["settings"], "version">): string {
  return version;
}

/** Prints the manifest of a package. */
export function printManifest(name: keyof PackageNames, { settings, model, templates }: WorkspaceParts): string {
  const { license, repository } = settings;
  const { exports, publishConfig, dependencies = {}, engines, sideEffects } = templates.packages[name].manifest;
  return printJson({
    name: namePackage(name, settings),
    version: readFirstVersion(settings),
    description: describePackage(name, model),
    keywords: ["api", "openapi", ...(name === "client" ? ["client", "sdk"] : [])],
    ...(repository === undefined
      ? {}
      : {
          homepage: `${repository}#readme`,
          bugs: { url: `${repository}/issues` },
        }),
    license,
    ...(repository === undefined
      ? {}
      : { repository: { type: "git", url: `git+${repository}.git`, directory: `packages/${name}` } }),
    files: ["dist", "CHANGELOG.md", ...(name === "client" ? ["api.md"] : [])],
    type: "module",
    sideEffects,
    exports: JSON.parse(JSON.stringify(publishConfig.exports ?? exports)),
    publishConfig: { access: "public" },
    scripts: { build: "tsc -p tsconfig.build.json" },
    dependencies: resolveDependencies(dependencies, settings, templates),
    engines,
  });
}

/** Prints the manifest of the workspace. The tools are dependencies, each with its exact version. */
export function printRootManifest({ settings, model, templates }: WorkspaceParts): string {
  const { version, libraries } = templates;
  return printJson({
    name: nameRoot(settings),
    version: "0.0.0",
    private: true,
    description: `The OpenAPI document of ${model.title}, and the packages that are generated from it.`,
    license: settings.license,
    type: "module",
    workspaces: packageFolders.map((name) => `packages/${name}`),
    scripts: {
      start: "node scripts/start.mjs",
      test: "npm run generate:check && npm run build && npm run typecheck && node --test --test-reporter=spec test/operations.test.mjs",
      generate: "openapi-monorepo generate",
      "generate:check": "openapi-monorepo generate --check",
      build: "npm run build --workspaces",
      typecheck: "tsc -p .",
      suggest: "openapi-monorepo suggest",
      upgrade: "openapi-monorepo upgrade",
      mock: "openapi-monorepo mock",
      contract: "openapi-monorepo contract",
      "spec:diff": "openapi-monorepo diff",
      "release:plan": "openapi-monorepo release-plan",
      "release:version":
        "node scripts/check-changesets.mjs && changeset version && npm install --package-lock-only --no-audit --no-fund",
      release: "node scripts/check-changesets.mjs && npm run build && changeset publish",
    },
    devDependencies: {
      "@shortvideo-api/contract": version,
      "@shortvideo-api/generator": version,
      "@shortvideo-api/mock": version,
      "@types/node": libraries["@types/node"],
      typescript: libraries["typescript"],
    },
    // npm skips an optional dependency on a Node that it does not support. `scripts/check-changesets.mjs` then names the Node.
    optionalDependencies: { "@changesets/cli": libraries["@changesets/cli"] },
    engines: { node: "^20.19.0 || >=22.12.0" },
  });
}

/** Names the workspace itself. None of its packages has the same name. */
function nameRoot(settings: PackageNaming): string {
  const name = `${settings.scope.slice(1)}-api`;
  return packageFolders.some((each) => namePackage(each, settings) === name) ? `${name}-workspace` : name;
}

interface RootProject extends Pick<WorkspaceParts, "templates"> {
  readonly settings: PackageNaming;
}

/** Prints the compiler options of the workspace, which resolve each package to its sources. */
export function printRootTsconfig({ settings, templates }: RootProject): string {
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
    extends: "./tsconfig.base.json",
    compilerOptions: { noEmit: true, paths: Object.fromEntries(entries) },
    include: packageFolders.map((name) => `packages/${name}/src`),
  });
}

function resolveDependencies(
  dependencies: Readonly<Record<string, string>>,
  settings: WorkspaceParts["settings"],
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
