import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "./find-chromium.ts";

/** Where the client is to run. */
export interface Runtime {
  /** `"Node 20"`. */
  readonly name: string;
  /** Path of the program; `undefined` where there is none for this platform. */
  readonly program: string | undefined;
  /** Its arguments before the script; `undefined` for a browser, which opens a page. */
  readonly args: readonly string[] | undefined;
}

const installed = fileURLToPath(new URL("../../runtimes/node_modules/", import.meta.url));
const platform = `${process.platform}-${process.arch}`;

/** Every runtime that the client is said to run on, be it there or not. */
export function listRuntimes(): Runtime[] {
  const [, thisMajor] = /^v(\d+)/.exec(process.version) ?? [];
  const others = ["20", "22", "24"].filter((major) => major !== thisMajor);
  return [
    ...others.map((major) => ({
      name: `Node ${major}`,
      program: ifThere(`node-${major}-${platform}/bin/node`),
      args: [],
    })),
    { name: `Node ${thisMajor}`, program: process.execPath, args: [] },
    {
      name: "Deno",
      program: ifThere(`@deno/${process.platform}-${process.arch}/deno`, `@deno/${platform}-glibc/deno`),
      // Rights as narrow as they go: the client asks for the network and nothing else.
      args: [
        "run",
        "--no-prompt",
        "--cached-only",
        "--node-modules-dir=manual",
        "--allow-read=.",
        "--allow-net=127.0.0.1",
      ],
    },
    { name: "Bun", program: ifThere(`@oven/bun-${platform.replace("arm64", "aarch64")}/bin/bun`), args: ["run"] },
    { name: "Chromium", program: findChromium(installed), args: undefined },
  ];
}

/** The first of these paths at which something is installed. */
function ifThere(...paths: readonly string[]): string | undefined {
  return paths.map((path) => join(installed, path)).find((path) => existsSync(path));
}
