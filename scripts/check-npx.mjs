// Checks that no file names an unscoped package for `npx`, in documents, messages, comments or workflows.

import { readFileSync } from "node:fs";
import { listFiles } from "./list-files.ts";

/** Unscoped packages that a document may name, each with an exact version and the reason. */
const allowed = {
  "swagger2openapi@7.0.8": "the converter of Swagger 2.0 documents; no scoped package is as complete",
  "turborepo-remote-cache@2.12.0": "a server that the workspace cannot install; CONTRIBUTING.md says how to run it",
};
/** Files that are not checked: documents of others, and the texts that test this check. */
const unchecked = /^generator\/test\/(?:corpus|scenarios)\/|^apps\/dev\/test\/check-npx\.test\.ts$|^pnpm-lock\.yaml$/;

/** The files that are checked: documents, code, settings and scripts. */
const checked = ["md", "ts", "mjs", "js", "json", "yaml", "yml", "sh", "py", "java"].map((ending) => `*.${ending}`);

/** Runners that download a package when no local one has the name. */
const runner = /\b(?:npx|bunx|pnpx|(?:pnpm|yarn) dlx|npm (?:exec|init|create))((?:[ \t]*\\\n\s*|[ \t]+)[^\n`"']*)/g;

/** Flags of the runners that take the next word as their value. */
const flagsWithValue = new Set(["-c", "--call", "-w", "--workspace"]);

/**
 * Finds the commands of a text that would download an unscoped package. In a project that has not installed the package, such a
 * command runs the code of any owner of that name. A scope has one owner.
 * @param {string} text
 * @param {readonly string[]} pinned Names with an exact version that are allowed.
 * @returns {{ line: number, name: string }[]}
 */
export function findUnsafeNpx(text, pinned) {
  return [...text.matchAll(runner)].flatMap(({ index, 1: rest = "" }) => {
    const line = text.slice(0, index).split("\n").length;
    return readPackages(rest.replaceAll("\\\n", " ").trim().split(/\s+/))
      .filter((name) => isUnscoped(name) && !pinned.includes(name))
      .map((name) => ({ line, name }));
  });
}

/** Reads which packages a command downloads: those of `--package`, else the first word. @param {string[]} words */
function readPackages(words) {
  const named = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const [, given] = /^(?:--package|-p)(?:=(.*))?$/.exec(word) ?? [];
    if (/^(?:--package|-p)\b/.test(word)) named.push(given ?? words[(index += 1)] ?? "");
    else if (flagsWithValue.has(word)) index += 1;
    else if (!word.startsWith("-") || word === "--")
      return named.length > 0 ? named : [word === "--" ? (words[index + 1] ?? "") : word];
  }
  return named;
}

/** Returns `false` for a placeholder such as `NAME`, `$name` or `…`, which is not a package. @param {string} name */
function isUnscoped(name) {
  return /^[a-z][\w.-]*(?:@[\w.^~-]+)?$/.test(name);
}

if (import.meta.main) {
  const files = listFiles(".", [...checked, "*Dockerfile"]).filter((path) => !unchecked.test(path));
  const found = files.flatMap((path) =>
    findUnsafeNpx(readFileSync(path, "utf8"), Object.keys(allowed)).map((each) => ({ path, ...each })),
  );
  for (const { path, line, name } of found) console.error(`${path}:${line}  \`${name}\` is an unscoped package name.`);
  if (found.length > 0) {
    console.error(
      "If it is not installed, `npx` runs any package that has this name on npm. Name a scoped package, or an npm script.",
    );
  }
  console.log(`${files.length} files checked, ${found.length} unscoped packages for npx.`);
  process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
}
