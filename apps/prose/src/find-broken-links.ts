import { posix } from "node:path";
import type { TxtNode, TxtParentNode } from "@textlint/ast-node-types";
import { parse } from "@textlint/markdown-to-ast";
import type { ProseProblem } from "./lint-prose.ts";

/** Access to the files to which links may lead. */
export interface LinkTargets {
  /** Returns `true` for a path of a file or a folder, relative to the root of the repository. */
  exists: (path: string) => boolean;
  /** Returns the text of a file; `undefined` if none exists. */
  read: (path: string) => string | undefined;
}

/** Finds links of a Markdown file to paths and headings that do not exist in the repository. Does not request addresses of other sites. */
export function findBrokenLinks(path: string, text: string, targets: LinkTargets): ProseProblem[] {
  return listNodes(parse(text)).flatMap((node) => {
    const url = readUrl(node);
    if (url === undefined || /^[a-z][a-z\d+.-]*:/i.test(url)) return [];
    const message = findProblem(path, text, url, targets);
    return message === undefined ? [] : [{ line: node.loc.start.line, rule: "link", message }];
  });
}

function findProblem(path: string, text: string, url: string, { exists, read }: LinkTargets): string | undefined {
  const [written = "", fragment] = url.split("#");
  const target = written === "" ? path : posix.normalize(posix.join(posix.dirname(path), decodeURIComponent(written)));
  if (written !== "" && !exists(target)) return `\`${url}\`: \`${target}\` does not exist.`;
  // The page of a folder shows its README at the anchor `readme`.
  if (fragment === undefined || fragment === "readme") return undefined;
  const page = target.endsWith(".md") ? target : `${target.replace(/\/$/, "")}/README.md`;
  const shown = written === "" ? text : read(page);
  if (shown === undefined || listAnchors(shown).has(fragment)) return undefined;
  return `\`${url}\`: \`${page}\` has no heading \`${fragment}\`.`;
}

/** Lists the anchors that GitHub gives the headings. */
function listAnchors(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const node of listNodes(parse(text))) {
    if (node.type !== "Header" || !isParent(node)) continue;
    const words = listNodes(node).map((part) => ("value" in part && typeof part.value === "string" ? part.value : ""));
    const anchor = words
      .join("")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/g, "-");
    let unique = anchor;
    for (let count = 1; anchors.has(unique); count += 1) unique = `${anchor}-${count}`;
    anchors.add(unique);
  }
  return anchors;
}

function readUrl(node: TxtNode): string | undefined {
  const isLink = node.type === "Link" || node.type === "Image" || node.type === "Definition";
  return isLink && "url" in node && typeof node.url === "string" ? node.url : undefined;
}

/** Lists a node and all nodes in it. */
function listNodes(node: TxtNode): TxtNode[] {
  return [node, ...(isParent(node) ? node.children.flatMap(listNodes) : [])];
}

function isParent(node: TxtNode): node is TxtParentNode {
  return "children" in node && Array.isArray(node.children);
}
