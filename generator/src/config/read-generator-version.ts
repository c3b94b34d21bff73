import { readFileSync } from "node:fs";

/** Returns the version of this generator. */
export function readGeneratorVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  );
  return manifest.version;
}
