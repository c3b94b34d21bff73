import { fileURLToPath } from "node:url";

/** Path of the document of the short-video service. */
export const serviceDocument: string = fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml"));
