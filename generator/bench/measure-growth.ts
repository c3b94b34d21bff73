import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "../src/generate.ts";
import type { Dimension } from "./growth-documents.ts";

/** The CPU time of the generator for a document and for one that is twice as large in one dimension. */
export interface Growth {
  /** The smaller of the two sizes. */
  size: number;
  /** CPU time for `size`, beyond that of the smallest document. */
  onceSeconds: number;
  /** CPU time for twice the size, also beyond that of the smallest document. */
  twiceSeconds: number;
  /** About 2 if the time is proportional to the size, about 4 if it is proportional to its square. */
  ratio: number;
}

const rounds = 2;

/**
 * Measures the CPU time for a size and for twice the size, beyond that of the smallest document.
 *
 * The documents take turns, and the cheapest run of each counts, so that other load on the machine hardly matters.
 */
export async function measureGrowth({ size, build }: Dimension): Promise<Growth> {
  const folder = mkdtempSync(join(tmpdir(), "growth-"));
  try {
    const cheapest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, count] of [1, size, 2 * size].entries()) {
        const cpuSeconds = await measureOnce(folder, build(count));
        cheapest[index] = Math.min(cheapest[index] ?? cpuSeconds, cpuSeconds);
      }
    }
    const [base = 0, once = 0, twice = 0] = cheapest;
    // Less than 20 ms is noise.
    const [onceSeconds, twiceSeconds] = [Math.max(0.02, once - base), Math.max(0.02, twice - base)];
    return { size, onceSeconds, twiceSeconds, ratio: twiceSeconds / onceSeconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureOnce(folder: string, document: object): Promise<number> {
  const spec = join(folder, "openapi.json");
  writeFileSync(spec, JSON.stringify(document, undefined, 1));
  const root = mkdtempSync(join(folder, "out-"));
  const before = process.cpuUsage();
  await generate({ root, spec });
  const { user, system } = process.cpuUsage(before);
  rmSync(root, { recursive: true });
  return (user + system) / 1e6;
}
