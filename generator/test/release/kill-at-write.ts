import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * Kills the program that it is loaded into (`--import`) at the step `KILL_AT`. Steps are writes, renames and deletions below `KILL_BELOW`,
 * counted from 1. A killed write leaves half of its text.
 */
const { KILL_AT = "", KILL_BELOW = "" } = process.env;
let steps = 0;

for (const name of ["writeFileSync", "renameSync", "rmSync"] as const) {
  const original: unknown = fs[name];
  Reflect.set(fs, name, (path: string, ...rest: unknown[]): unknown => {
    if (typeof original !== "function") return undefined;
    if (path.includes(KILL_BELOW)) steps += 1;
    if (!path.includes(KILL_BELOW) || String(steps) !== KILL_AT) return Reflect.apply(original, fs, [path, ...rest]);
    const [text] = rest;
    if (name === "writeFileSync" && typeof text === "string") {
      Reflect.apply(original, fs, [path, text.slice(0, text.length / 2)]);
    }
    process.kill(process.pid, "SIGKILL");
    return undefined;
  });
}
syncBuiltinESMExports();
