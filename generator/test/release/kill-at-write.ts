import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * Loaded before a program (`--import`), kills it at the step `KILL_AT`: writes, renames and deletions below `KILL_BELOW`, counted
 * from 1. A killed write leaves half of its text.
 */
const { KILL_AT = "", KILL_BELOW = "" } = process.env;
let steps = 0;

for (const name of ["writeFileSync", "renameSync", "rmSync"] as const) {
  const whole: unknown = fs[name];
  Reflect.set(fs, name, (path: string, ...rest: unknown[]): unknown => {
    if (typeof whole !== "function") return undefined;
    if (path.includes(KILL_BELOW)) steps += 1;
    if (!path.includes(KILL_BELOW) || String(steps) !== KILL_AT) return Reflect.apply(whole, fs, [path, ...rest]);
    const [text] = rest;
    if (name === "writeFileSync" && typeof text === "string") {
      Reflect.apply(whole, fs, [path, text.slice(0, text.length / 2)]);
    }
    process.kill(process.pid, "SIGKILL");
    return undefined;
  });
}
syncBuiltinESMExports();
