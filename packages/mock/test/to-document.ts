import type { OpenApi } from "@shortvideo-api/document";

/** Returns a document with these parts. Without them, it has no operations and no schemas. */
export function toDocument(parts: Partial<OpenApi>): OpenApi {
  const info = { title: "", version: "" };
  return { openapi: "3.1.0", info, tags: [], paths: {}, components: { schemas: {} }, ...parts };
}
