import { type OpenedDocument, openDocument } from "@shortvideo-api/document";
import { MockStartError } from "./mock-start-error.js";
import { serviceDocument } from "./service-document.js";

/**
 * Reads an OpenAPI document, by default that of the short-video service, and applies overlays to it. Throws {@link MockStartError} if
 * the mock cannot serve it. `outcome` begins its message: "The mock did not start."
 */
export async function loadDocument(
  file: string = serviceDocument,
  overlays: readonly string[] = [],
  outcome?: string,
): Promise<OpenedDocument> {
  const opened = await openDocument(file, overlays);
  if (!("document" in opened)) throw new MockStartError(opened, outcome);
  return opened;
}
