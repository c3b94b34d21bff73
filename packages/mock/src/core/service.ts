import { createRequire } from "node:module";
import { operations } from "@shortvideo-api/fixtures";
import { copyFixtures, type Fixtures } from "../response/fixtures.js";

// Vite does not define `import.meta.resolve` in modules that it evaluates.
const require = createRequire(import.meta.url);

/** The short-video service: its document and its fixtures. */
export const service: { spec: string; fixtures: Fixtures } = {
  spec: require.resolve("@shortvideo-api/spec/openapi.yaml"),
  fixtures: copyFixtures(operations),
};
