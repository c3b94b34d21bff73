import { LineCounter, type Pair, isMap, isPair, isScalar, isSeq, isAlias, parseDocument, visit } from "yaml";
import type { Step } from "./node.ts";

/** Where values stand in a text. */
export interface Positions {
  /** Line of the deepest place on this way that the text has, counted from 1. */
  lineOf: (steps: readonly Step[]) => number;
  /** Integers that a double cannot hold, and the way to each. */
  roundedNumbers: () => { steps: Step[]; text: string }[];
}

/** Parses a text once more, now with positions: four times as slow as without, so only for telling a problem. */
export function readPositions(text: string): Positions {
  const lineCounter = new LineCounter();
  // `strict` and `uniqueKeys` would only repeat what the first parser has let pass.
  const document = parseDocument(text, { lineCounter, strict: false, uniqueKeys: false, merge: true, version: "1.2" });
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line;

  function lineOf(steps: readonly Step[]): number {
    let node: unknown = document.contents;
    let line = isMap(node) || isSeq(node) || isScalar(node) ? lineAt(node.range?.[0] ?? 0) : 1;
    for (const step of steps) {
      if (isAlias(node)) node = node.resolve(document);
      if (isMap(node)) {
        const pair: Pair | undefined = node.items.find(
          ({ key }) => String(isScalar(key) ? key.value : key) === String(step),
        );
        if (pair === undefined) break;
        if (isScalar(pair.key)) line = lineAt(pair.key.range?.[0] ?? 0);
        node = pair.value;
      } else if (isSeq(node)) {
        const item: unknown = node.items[Number(step)];
        if (item === undefined) break;
        if (isMap(item) || isSeq(item) || isScalar(item)) line = lineAt(item.range?.[0] ?? 0);
        node = item;
      } else break;
    }
    return line;
  }

  function roundedNumbers(): { steps: Step[]; text: string }[] {
    const found: { steps: Step[]; text: string }[] = [];
    visit(document, {
      Scalar: (key, node, path) => {
        const isRounded = typeof node.value === "number" && node.type === "PLAIN" && !Number.isSafeInteger(node.value);
        if (key === "key" || !isRounded || !/^-?\d+$/.test(node.source ?? "")) return;
        found.push({ steps: stepsOf([...path, node]), text: node.source ?? "" });
      },
    });
    return found;
  }

  return { lineOf, roundedNumbers };
}

/** Keys and indexes on a way that `visit` gives as the nodes met. */
function stepsOf(path: readonly unknown[]): Step[] {
  return path.flatMap((node, depth): Step[] => {
    if (isPair(node)) return [String(isScalar(node.key) ? node.key.value : node.key)];
    const parent = path[depth - 1];
    return isSeq(parent) ? [parent.items.indexOf(node)] : [];
  });
}
