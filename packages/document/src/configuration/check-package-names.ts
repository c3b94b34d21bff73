import { isBuiltin } from "node:module";
import { type Configuration, packageFolders } from "./configuration.ts";
import type { ReportValue } from "./check-shape.ts";

const scopeOfTools = "@shortvideo-api/";

/** The names that npm refuses, and those of libraries that a workspace depends on. */
const takenNames = new Set([
  "node_modules",
  "favicon.ico",
  "openapi-fetch",
  "typescript",
  "@changesets/cli",
  "@types/node",
]);

/** Returns `true` when no import could mean something else than one package. Reports each name that another module has. */
export function checkPackageNames({ scope, packages = {} }: Configuration, report: ReportValue): boolean {
  const rejected = packageFolders.filter((key) => {
    const name = packages[key];
    if (name === undefined) return false;
    const other = packageFolders.find(
      (each) => each !== key && (packages[each] ?? (scope === undefined ? undefined : `${scope}/${each}`)) === name,
    );
    const owner =
      other !== undefined
        ? `of the package \`${other}\``
        : isBuiltin(name)
          ? "of a module of Node"
          : name.startsWith(scopeOfTools)
            ? "in the scope of the tools"
            : takenNames.has(name)
              ? "of another package"
              : undefined;
    if (owner === undefined) return false;
    report(["packages", key], `\`packages.${key}\` must be a name of its own; \`${name}\` is ${owner}.`);
    return true;
  });
  return rejected.length === 0;
}
