import { posix } from "node:path";
import type { TxtNode, TxtParentNode } from "@textlint/ast-node-types";
import { parse } from "@textlint/markdown-to-ast";
import type { Finding } from "./lint-prose.ts";

/** The files that links may lead to. */
export interface LinkTargets {
  /** Whether a path from the root of the repository is a file or a folder. */
  exists: (path: string) => boolean;
  /** Returns the text of a file; `undefined` if there is none. */
  read: (path: string) => string | undefined;
}

/** Finds links of a Markdown file to paths and headings that do not exist in the repository. Addresses of the net are not requested. */
export function findBrokenLinks(path: string, text: string, targets: LinkTargets): Finding[] {
  return listNodes(parse(text)).flatMap((node) => {
    const url = readUrl(node);
    if (url === undefined || /^[a-z][a-z\d+.-]*:/i.test(url)) return [];
    const message = findProblem(path, text, url, targets);
    return message === undefined ? [] : [{ ...node.loc.start, rule: "link", message }];
  });
}

function findProblem(path: string, text: string, url: string, { exists, read }: LinkTargets): string | undefined {
  const [written = "", fragment] = url.split("#");
  const target = written === "" ? path : posix.normalize(posix.join(posix.dirname(path), decodeURIComponent(written)));
  if (written !== "" && !exists(target)) return `\`${url}\`: \`${target}\` does not exist.`;
  // The page of a folder shows its README, and calls it so.
  if (fragment === undefined || fragment === "readme") return undefined;
  const page = target.endsWith(".md") ? target : `${target.replace(/\/$/, "")}/README.md`;
  const shown = written === "" ? text : read(page);
  if (shown === undefined || listAnchors(shown).has(fragment)) return undefined;
  return `\`${url}\`: \`${page}\` has no heading \`${fragment}\`.`;
}

/** Lists the anchors of the headings, as GitHub makes them. */
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
    let other = anchor;
    for (let count = 1; anchors.has(other); count += 1) other = `${anchor}-${count}`;
    anchors.add(other);
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
