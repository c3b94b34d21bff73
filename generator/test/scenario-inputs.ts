import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of all scenarios: each is a small repository with its own spec/ and packages/. */
export const scenarios = fileURLToPath(new URL("scenarios", import.meta.url));

/** Returns the document of a scenario and its overlays: `spec/overlay.yaml`, where there is one. */
export function scenarioInputs(name: string): { spec: string; overlays: string[] } {
  const folder = join(scenarios, name, "spec");
  const overlays = readdirSync(folder).filter((file) => file === "overlay.yaml");
  return { spec: join(folder, "openapi.yaml"), overlays: overlays.map((file) => join(folder, file)) };
}
