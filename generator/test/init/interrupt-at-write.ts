import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** Sends SIGINT to the program that it is loaded into (`--import`) when it writes the file `INTERRUPT_AT`, as Ctrl-C does. */
const { INTERRUPT_AT = "" } = process.env;

const original = fs.writeFileSync;
fs.writeFileSync = (path, ...rest): void => {
  original(path, ...rest);
  if (String(path).endsWith(INTERRUPT_AT)) process.kill(process.pid, "SIGINT");
};
syncBuiltinESMExports();
