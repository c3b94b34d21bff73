import { type OpenedDocument, openDocument } from "@shortvideo-api/document";
import { MockStartError } from "./mock-start-error.js";

/** Reads an OpenAPI document. Throws {@link MockStartError} when the file holds none that the mock can serve. */
export async function loadDocument(file: string): Promise<OpenedDocument> {
  const opened = await openDocument(file);
  if (!("document" in opened)) throw new MockStartError(opened);
  return opened;
}
