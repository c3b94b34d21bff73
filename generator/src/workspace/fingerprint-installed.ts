import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Identifies an installed generator by its place, its version, that of the document package, and its Node. Installed files never change. */
export function fingerprintInstalled(): string {
  const places = ["../../package.json", import.meta.resolve("@shortvideo-api/document/package.json")];
  const texts = places.map((place) => readFileSync(new URL(place, import.meta.url), "utf8"));
  return hash("sha256", [process.version, import.meta.url, ...texts].join("\n"));
}
