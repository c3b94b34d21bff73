import { existsSync } from "node:fs";
import { join } from "node:path";
import { programsOf, runProgram } from "../run-program.ts";

/** The tools of a rehearsal that are not in the workspace. */
export interface Tools {
  /** Folder in which they are installed. */
  readonly folder: string;
  /** Folders that hold a program `node` each, by the version's name: the oldest that is supported, and the workspace's. */
  readonly nodes: Readonly<Record<"Node 20" | "the workspace's Node", string>>;
}

/** Installs what `tools/package.json` of the workspace names; nothing where it is there already. */
export async function installTools(root: string, signal?: AbortSignal): Promise<Tools> {
  const folder = join(root, "apps/release/tools");
  const args = ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent"];
  await runProgram("pnpm", args, { folder, programs: [programsOf(root)], signal });
  const oldest = join(folder, "node_modules", `node-20-${process.platform}-${process.arch}`, "bin");
  if (!existsSync(join(oldest, "node"))) {
    throw new Error(
      `npm has no Node 20 for ${process.platform}-${process.arch} as a package, so nothing can be rehearsed here. Linux and macOS are there.`,
    );
  }
  return { folder, nodes: { "Node 20": oldest, "the workspace's Node": join(process.execPath, "..") } };
}
