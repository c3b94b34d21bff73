import { execFileSync } from "node:child_process";
import { basename, dirname } from "node:path";
import { isNode, namePackage, packageFolders, type PackageNaming, parseJson } from "@shortvideo-api/document/source";

/** The configuration of a workspace, and the names in it. */
export interface NamedWorkspace extends PackageNaming {
  /** Absolute path of the configuration. */
  readonly file: string;
}

/** Returns how the tags of releases begin. Changesets names the package in them, unless the whole repository is one package. */
export function printTag(naming: PackageNaming): string {
  return naming.layout === "package" ? "v" : `${namePackage("client", naming)}@`;
}

/** Lists how the tags of a workspace may begin: as they do at present, then as in earlier commits of the configuration. */
export function listReleaseNames({ file, ...naming }: NamedWorkspace): string[] {
  const path = `./${basename(file)}`;
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync("git", args, { cwd: dirname(file), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    } catch {
      return undefined;
    }
  };
  const keys = ["scope", "layout", ...packageFolders].join("|");
  const commits = git("log", "--format=%H", `-G"(${keys})"`, "--", path)?.split("\n") ?? [];
  const earlier = commits.filter(Boolean).flatMap((commit) => readNaming(git("show", `${commit}:${path}`)));
  return [...new Set([naming, ...earlier].map(printTag))];
}

/** Reads the names in the text of a configuration; nothing if it is no configuration of a workspace. */
function readNaming(text: string | undefined): PackageNaming[] {
  try {
    const configuration = parseJson(text ?? "");
    if (!isNode(configuration) || typeof configuration["scope"] !== "string") return [];
    const { scope, packages, layout } = configuration;
    const client = isNode(packages) ? packages["client"] : undefined;
    const isOne = layout === "package";
    return [{ scope, ...(typeof client === "string" && { packages: { client } }), ...(isOne && { layout }) }];
  } catch {
    return [];
  }
}
