import { existsSync } from "node:fs";
import { join } from "node:path";
import { programsOf, runProgram } from "../run-program.ts";

/** The tools that only a rehearsal needs. */
export interface Tools {
  /** Folder in which they are installed. */
  readonly folder: string;
  /** Folders with a program `node`, by the name of its version: the oldest supported one, and the one of the workspace. */
  readonly nodes: Readonly<Record<"Node 20" | "the workspace's Node", string>>;
}

/** Installs the packages of `tools/package.json` of the workspace, unless they are installed. */
export async function installTools(root: string, signal?: AbortSignal): Promise<Tools> {
  const folder = join(root, "apps/release/tools");
  const args = ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent"];
  await runProgram("pnpm", args, { folder, programs: [programsOf(root)], signal });
  const oldest = join(folder, "node_modules", `node-20-${process.platform}-${process.arch}`, "bin");
  if (!existsSync(join(oldest, "node"))) {
    throw new Error(
      `npm has no Node 20 for ${process.platform}-${process.arch} as a package, so a rehearsal cannot run here. It runs on Linux and macOS.`,
    );
  }
  return { folder, nodes: { "Node 20": oldest, "the workspace's Node": join(process.execPath, "..") } };
}
