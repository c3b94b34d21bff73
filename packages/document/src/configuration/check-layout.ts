import type { ReportValue } from "./check-shape.ts";
import { type Configuration, packageFolders } from "./configuration.ts";
import { partEmitters } from "./workspace-parts.ts";

/** Returns `true` when all keys of a configuration belong to its layout. Reports the others. */
export function checkLayout(
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
