import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "../../../../scripts/find-chromium.ts";

/** A runtime on which the client is tested. */
export interface Runtime {
  /** `"Node 20"`. */
  readonly name: string;
  /** Path of the program; `undefined` if it is not installed. */
  readonly program: string | undefined;
  /** The arguments before the script; `undefined` for a browser, which opens a page. */
  readonly args: readonly string[] | undefined;
}

/** The folder whose manifest pins the runtimes. */
export const runtimesFolder = fileURLToPath(new URL("../../runtimes/", import.meta.url));

const installed = join(runtimesFolder, "node_modules/");
const platform = `${process.platform}-${process.arch}`;

/** Lists the supported runtimes, installed or not. */
export function listRuntimes(): Runtime[] {
  const [, thisMajor] = /^v(\d+)/.exec(process.version) ?? [];
  const others = ["20", "22", "24"].filter((major) => major !== thisMajor);
  return [
    ...others.map((major) => ({
      name: `Node ${major}`,
      program: findInstalled(`node-${major}-${platform}/bin/node`),
      args: [],
    })),
    { name: `Node ${thisMajor}`, program: process.execPath, args: [] },
    {
      name: "Deno",
      program: findInstalled(`@deno/${process.platform}-${process.arch}/deno`, `@deno/${platform}-glibc/deno`),
      // The client itself needs only the network. Deno must also read the files.
      args: [
        "run",
        "--no-prompt",
        "--cached-only",
        "--node-modules-dir=manual",
        "--allow-read=.",
        "--allow-net=127.0.0.1",
      ],
    },
    { name: "Bun", program: findInstalled(`@oven/bun-${platform.replace("arm64", "aarch64")}/bin/bun`), args: ["run"] },
    { name: "Chromium", program: findChromium(installed), args: undefined },
  ];
}

/** Returns the first of these paths that exists. */
function findInstalled(...paths: readonly string[]): string | undefined {
  return paths.map((path) => join(installed, path)).find((path) => existsSync(path));
}

/** Prints `a, b and c`. */
export function enumerate(words: readonly string[]): string {
  return words.join(", ").replace(/, ([^,]*)$/, " and $1");
}
