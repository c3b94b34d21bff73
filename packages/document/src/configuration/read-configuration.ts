import { resolve } from "node:path";
import { isNode } from "../openapi/node.ts";
import { collectDiagnostics, type DiagnosticCollector } from "../diagnostics/collect-diagnostics.ts";
import { createDiagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { readSource, type Source } from "../text/source.ts";
import { type Configuration, configurationShape, packageFolders, partEmitters } from "./configuration.ts";
import { checkShape, type ReportValue } from "./value-shape.ts";
import { isBuiltin } from "node:module";

/** Returns `true` for a configuration: unlike an overlay, it has the key `spec` and no key `overlay`. */
export function isConfiguration({ value }: Pick<Source, "value">): boolean {
  return isNode(value) && !Object.hasOwn(value, "overlay") && Object.hasOwn(value, "spec");
}

/** Returns the content of a configuration. If keys are unknown, missing or wrong, reports each and returns `undefined`. */
export function readConfiguration(source: Source, collector: DiagnosticCollector): Configuration | undefined {
  const report = collector.within(source, []);
  const { value } = source;
  const reject: ReportValue = (steps, message) => report("configuration-malformed", steps, message);
  return isConfigurationShape(value, reject) && checkMeaning(value, reject) ? value : undefined;
}

/** Returns `true` when the values of a configuration agree with each other. */
function checkMeaning(configuration: Configuration, report: ReportValue): boolean {
  const fits = checkLayout(configuration, report);
  return checkPackageNames(configuration, report) && fits;
}

function isConfigurationShape(value: unknown, report: ReportValue): value is Configuration {
  return checkShape(configurationShape, value, [], report);
}

/** Returns the problems of a configuration that was not read from a file, one sentence each. */
export function findConfigurationProblems(configuration: unknown): string[] {
  const problems: string[] = [];
  const reject: ReportValue = (_, message) => problems.push(message);
  if (isConfigurationShape(configuration, reject)) checkMeaning(configuration, reject);
  return problems;
}

/** The result of reading a configuration: its content, unless it has problems. */
export interface LoadedConfiguration {
  readonly configuration?: Configuration;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the file of a configuration, without the document that it names. */
export function loadConfiguration(file: string): LoadedConfiguration {
  const source = readSource(resolve(file));
  if ("code" in source) {
    const { code, line, message } = source;
    return { diagnostics: [createDiagnostic(code, { file: resolve(file), line, pointer: "" }, message)] };
  }
  const collector = collectDiagnostics();
  const configuration = readConfiguration(source, collector);
  return { ...(configuration && { configuration }), diagnostics: collector.toDiagnostics() };
}

/** Returns `true` when all keys of a configuration belong to its layout. Reports the others. */
function checkLayout(
  { layout = "packages", out, packages = {}, parts = [] }: Configuration,
  report: ReportValue,
): boolean {
  const subpaths =
    layout === "package" ? packageFolders.filter((folder) => folder !== "client" && folder in packages) : [];
  for (const folder of subpaths) {
    const fix = "Name the one package of the layout `package` by `packages.client`.";
    report(["packages", folder], `\`packages.${folder}\` has no effect: it is a subpath. ${fix}`);
  }
  const withoutCode = layout === "files" ? parts.filter((part) => partEmitters[part] === undefined) : [];
  for (const part of withoutCode)
    report(["parts", parts.indexOf(part)], `The part \`${part}\` has no effect in the layout \`files\`.`);
  const isComplete = (layout === "files") === (out !== undefined);
  if (out === undefined && !isComplete) report(["layout"], "The layout `files` needs `out`: the folder of the code.");
  if (out !== undefined && !isComplete) report(["out"], `\`out\` has no effect in the layout \`${layout}\`.`);
  return isComplete && subpaths.length === 0 && withoutCode.length === 0;
}

const scopeOfTools = "@shortvideo-api/";

/** Names that npm rejects, and names of libraries that a workspace depends on. */
const takenNames = new Set([
  "node_modules",
  "favicon.ico",
  "openapi-fetch",
  "typescript",
  "@changesets/cli",
  "@types/node",
  "@tanstack/react-query",
  "msw",
  "valibot",
  "zod",
]);

/** Returns `true` when every package of a configuration has a unique name. Reports each name that another module has. */
function checkPackageNames(configuration: Configuration, report: ReportValue): boolean {
  const rejected = packageFolders.filter((folder) => {
    const name = configuration.packages?.[folder];
    if (name === undefined) return false;
    const owner = findOtherOwner(name, folder, configuration);
    if (owner === undefined) return false;
    report(["packages", folder], `\`packages.${folder}\` must be a unique name; \`${name}\` is ${owner}.`);
    return true;
  });
  return rejected.length === 0;
}

/** Describes what else has the name of the package in this folder; `undefined` if the name is free. */
function findOtherOwner(
  name: string,
  folder: (typeof packageFolders)[number],
  { scope, packages = {}, layout }: Configuration,
): string | undefined {
  const nameOf = (other: typeof folder): string | undefined =>
    packages[other] ?? (scope === undefined ? undefined : `${scope}/${other}`);
  const others = layout === "package" ? [] : packageFolders.filter((each) => each !== folder);
  const other = others.find((each) => nameOf(each) === name);
  if (other !== undefined) return `the name of the package \`${other}\``;
  if (isBuiltin(name)) return "the name of a module of Node";
  if (name.startsWith(scopeOfTools)) return "in the scope of the tools";
  return takenNames.has(name) ? "the name of another package" : undefined;
}
