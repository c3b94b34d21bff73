import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macPaths = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Returns the path of Chromium: the packed one, which exists only for Linux on x64, or one that is installed on this machine. */
export function findChromium(installed: string): string | undefined {
  const packed = join(installed, "@sparticuz/chromium/bin/chromium.br");
  if (process.platform === "linux" && process.arch === "x64" && existsSync(packed)) return unpack(packed, installed);
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...macPaths].find((path) => existsSync(path));
}

/** Unpacks each version once, and returns its path. */
function unpack(packed: string, installed: string): string {
  const manifest = readFileSync(join(installed, "@sparticuz/chromium/package.json"), "utf8");
  const { version }: { version: string } = JSON.parse(manifest);
  const folder = join(installed, ".cache");
  const program = join(folder, `chromium-${version}`);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  // Renamed when complete, so that an interrupted run does not leave half a program.
  const unfinished = `${program}.${process.pid}`;
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(packed)));
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, program);
  return program;
}
