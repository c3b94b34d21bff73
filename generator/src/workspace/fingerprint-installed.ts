import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * Identifies an installed generator by its place, its version, those of the packages that read documents, and its Node. Installed
 * files never change.
 */
export function fingerprintInstalled(): string {
  const packages = ["document", "model"].map((name) => import.meta.resolve(`@shortvideo-api/${name}/package.json`));
  const places = ["../../package.json", ...packages];
  const texts = places.map((place) => readFileSync(new URL(place, import.meta.url), "utf8"));
  return hash("sha256", [process.version, import.meta.url, ...texts].join("\n"));
}
