import type { TestProject } from "vitest/node";
import { buildPackages } from "./scripts/pack-for-install.ts";

/** Builds the programs that the tests of a project start. */
export function setup({ name }: TestProject): void {
  buildPackages([name]);
}
