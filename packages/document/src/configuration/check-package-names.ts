import { isBuiltin } from "node:module";
import { type Configuration, packageFolders } from "./configuration.ts";
import type { ReportValue } from "./check-shape.ts";

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
export function checkPackageNames(configuration: Configuration, report: ReportValue): boolean {
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
