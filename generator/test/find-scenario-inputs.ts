import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of all scenarios: each is a small repository with its own spec/ and packages/. */
export const scenarios = fileURLToPath(new URL("scenarios", import.meta.url));

const overlayNames = new Set(["overlay.yaml", "openapi-monorepo.json"]);

/** Returns the document of a scenario, and the files in `spec/` that change it: an overlay or a configuration. */
export function findScenarioInputs(name: string): { spec: string; overlays: string[] } {
  const folder = join(scenarios, name, "spec");
  const overlays = readdirSync(folder).filter((file) => overlayNames.has(file));
  return { spec: join(folder, "openapi.yaml"), overlays: overlays.map((file) => join(folder, file)) };
}
