import { createRequire } from "node:module";

// Vite does not define `import.meta.resolve` in modules that it evaluates.
const require = createRequire(import.meta.url);

/** Path of the document of the short-video service. */
export const serviceDocument: string = require.resolve("@shortvideo-api/spec/openapi.yaml");
