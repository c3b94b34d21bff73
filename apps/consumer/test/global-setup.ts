import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { packProject } from "./pack-project.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the project that has installed the packed client. */
    project: string;
  }
}

/** Packs the client once for all tests. Returns a function that removes it. */
export function setup({ provide }: TestProject): () => void {
  const project = packProject();
  provide("project", project);
  return () => rmSync(project, { recursive: true, force: true });
}
