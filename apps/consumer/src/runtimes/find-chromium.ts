import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const onMac = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium that is installed with the other runtimes, which is there for 64-bit Linux on Intel alone, else the machine's own. */
export function findChromium(installed: string): string | undefined {
  const packed = join(installed, "@sparticuz/chromium/bin/chromium.br");
  if (process.platform === "linux" && process.arch === "x64" && existsSync(packed)) return unpack(packed, installed);
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...onMac].find((path) => existsSync(path));
}

/** Unpacks it once for each version, beside what is installed, and gives its path. */
function unpack(packed: string, installed: string): string {
  const manifest = readFileSync(join(installed, "@sparticuz/chromium/package.json"), "utf8");
  const { version }: { version: string } = JSON.parse(manifest);
  const folder = join(installed, ".cache");
  const program = join(folder, `chromium-${version}`);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  // Written whole under another name first, so that a run that is cut short leaves no half of it.
  const unfinished = `${program}.${process.pid}`;
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(packed)));
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, program);
  return program;
}
