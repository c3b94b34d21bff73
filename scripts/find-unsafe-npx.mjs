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
