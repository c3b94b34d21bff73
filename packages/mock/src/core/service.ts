import { createRequire } from "node:module";
import { operations } from "@shortvideo-api/fixtures";
import type { Fixtures } from "../response/fixtures.js";

// Vite does not define `import.meta.resolve` in modules that it evaluates.
const require = createRequire(import.meta.url);

/** The short-video service: its document and its fixtures. */
export const service: { spec: string; fixtures: Fixtures } = {
  spec: require.resolve("@shortvideo-api/spec/openapi.yaml"),
  // Each access to a fixture creates a copy. The mock changes no fixture, so one copy is enough.
  fixtures: Object.fromEntries(
    Object.entries(operations).map(([id, { responses, failures, ...others }]) => [
      id,
      { ...others, responses: { ...responses }, failures: { ...failures } },
    ]),
  ),
};
