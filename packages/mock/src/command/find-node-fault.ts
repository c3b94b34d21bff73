/** Says that Node is too old for what a package asks for by its `engines`, such as `">=24.18"`; `undefined` where it is not. */
export function findNodeFault(version: string, asked: string): string | undefined {
  const least = asked.replace(/^>=/, "");
  const [given, needed] = [version, least].map((text) => text.split(".").map(Number));
  if (!given || !needed || !isOlder(given, needed)) return undefined;
  return `shortvideo-mock needs Node ${least} or later; this is ${version}. The tests that it runs may be of any language and version.`;
}

function isOlder(given: readonly number[], needed: readonly number[]): boolean {
  const at = needed.findIndex((part, index) => part !== given[index]);
  return at !== -1 && (given[at] ?? 0) < (needed[at] ?? 0);
}
