import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A fenced block of code in a README. */
export interface Block {
  /** `"packages/client/README.md:42"`, the line on which its code begins. */
  readonly place: string;
  /** Path of the README from the root of the repository. */
  readonly file: string;
  /** `"ts"`; `""` when the fence names none. */
  readonly language: string;
  readonly code: string;
  /** The file that the text before the block names: "Save this as `suite.py`". */
  readonly saveAs?: string;
}

/** Reads the code blocks of every README, and of the pages in `docs/` folders of packages. Leaves out READMEs of tests. */
export function readBlocks(repository: string): Block[] {
  const files = globSync(["README.md", "{spec,generator}/README.md", "{apps,packages}/*/{README,docs/*}.md"], {
    cwd: repository,
  });
  return files.toSorted().flatMap((name) => {
    const file = name.replaceAll("\\", "/");
    return readBlocksOf(file, readFileSync(join(repository, name), "utf8"));
  });
}

/** Reads the code blocks of one README. Throws when a fence has no end. */
export function readBlocksOf(file: string, text: string): Block[] {
  const blocks: Block[] = [];
  let open: { fence: string; language: string; line: number; lines: string[] } | undefined;
  let before = "";
  for (const [index, line] of text.split("\n").entries()) {
    const [, indent = "", fence, language = ""] = /^([ >]*)(`{3,}|~{3,})\s*(\w*)/.exec(line) ?? [];
    if (open === undefined) {
      if (fence !== undefined) open = { fence: indent + fence, language, line: index + 2, lines: [] };
      else if (line !== "") before = line;
    } else if (line.trimEnd() === open.fence) {
      const code = `${open.lines.join("\n")}\n`;
      const [, saveAs] = /Save this as `([\w.-]+)`/.exec(before) ?? [];
      blocks.push({ place: `${file}:${open.line}`, file, language: open.language, code, ...(saveAs && { saveAs }) });
      before = "";
      open = undefined;
    } else open.lines.push(line.slice(open.fence.search(/[`~]/)));
  }
  if (open !== undefined) throw new Error(`${file}:${open.line}: the code block has no end.`);
  return blocks;
}
