import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates a temporary folder. Removes it when the test has finished. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mock-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
