import type { OpenApi } from "@shortvideo-api/document";

/** Returns a document with these parts, and without operations or schemas of its own. */
export function toDocument(parts: Partial<OpenApi>): OpenApi {
  const info = { title: "", version: "" };
  return { openapi: "3.1.0", info, tags: [], paths: {}, components: { schemas: {} }, ...parts };
}
