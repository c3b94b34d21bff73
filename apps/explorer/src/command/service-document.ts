import { fileURLToPath } from "node:url";

/** Path of the service's own document. */
export const serviceDocument = fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml"));
