import { dirname } from "node:path";
import { ts } from "ts-morph";

/** The end of relative imports: `./users.js`, `./users.ts` or `./users`. */
export type ImportExtension = "js" | "ts" | "none";

/**
 * Chooses the extension that the project around a folder expects, by its nearest `tsconfig.json`. Bundlers, such as those of Vite and
 * Next.js, expect none. Node expects `js`, which is also the choice without such a file. If it runs TypeScript without a compiler, as the
 * options for `ts` show, it expects `ts`.
 */
export function chooseExtension(folder: string): ImportExtension {
  const file = ts.findConfigFile(folder, (path) => ts.sys.fileExists(path));
  if (file === undefined) return "js";
  const options = [file, ...listReferences(file)].map(readOptions);
  const forNode = options.filter(isForNode);
  if (forNode.length > 0) return forNode.every(acceptsTs) ? "ts" : "js";
  return options.some(isForBundler) ? "none" : "js";
}

function acceptsTs({ allowImportingTsExtensions, rewriteRelativeImportExtensions }: ts.CompilerOptions): boolean {
  return allowImportingTsExtensions === true || rewriteRelativeImportExtensions === true;
}

function isForNode({ module, moduleResolution }: ts.CompilerOptions): boolean {
  if (moduleResolution !== undefined) return nodeResolutions.has(ts.ModuleResolutionKind[moduleResolution]);
  return module !== undefined && module >= ts.ModuleKind.Node16 && module <= ts.ModuleKind.NodeNext;
}

const nodeResolutions: ReadonlySet<string> = new Set(["Node16", "NodeNext"]);

function isForBundler({ module, moduleResolution }: ts.CompilerOptions): boolean {
  return moduleResolution === ts.ModuleResolutionKind.Bundler || module === ts.ModuleKind.Preserve;
}

/** Lists the configurations that a `tsconfig.json` refers to, such as `tsconfig.app.json`. */
function listReferences(file: string): string[] {
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  const { projectReferences = [] } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file), undefined, file);
  return projectReferences.map((reference) => ts.resolveProjectReferencePath(reference));
}

/** Reads the options of a configuration, with those that it extends. */
function readOptions(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname(file), undefined, file).options;
}
