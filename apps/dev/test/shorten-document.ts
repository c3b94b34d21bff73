/**
 * Shortens the text of an OpenAPI document to these paths and the schemas that they use. A generator and a mock start with it in half
 * the time of the whole document.
 */
export function shortenDocument(text: string, paths: readonly string[]): string {
  const [head = "", pathItems = "", others = ""] = text.split(/^(?:paths|components):\n/m);
  const [before = "", schemas = "", after = ""] = others.split(/^ {2}(?:schemas|responses):\n/m);
  const kept = splitBlocks(pathItems, 2).filter((block) => paths.some((path) => block.startsWith(`  ${path}:\n`)));
  if (kept.length !== paths.length) throw new Error(`The document lacks one of these paths: ${paths.join(", ")}`);
  const byName = new Map(splitBlocks(schemas, 4).map((block) => [block.trimStart().split(":")[0] ?? "", block]));
  const used = new Set<string>();
  const collect = (part: string): void => {
    for (const [, name = ""] of part.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(byName.get(name) ?? "");
    }
  };
  collect([...kept, before, after].join(""));
  const keptSchemas = [...byName].filter(([name]) => used.has(name)).map(([, block]) => block);
  return `${head}paths:\n${kept.join("")}components:\n${before}  schemas:\n${keptSchemas.join("")}  responses:\n${after}`;
}

/** Splits the text of a map into its entries, whose keys are indented by `spaces`. */
function splitBlocks(text: string, spaces: number): string[] {
  return text.split(new RegExp(`^(?= {${spaces}}\\S)`, "m")).filter((block) => block.trim() !== "");
}
