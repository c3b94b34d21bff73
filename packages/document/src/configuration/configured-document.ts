import type { Node } from "../openapi/node.ts";
import type { DocumentEditor } from "../overlay/edit-document.ts";

/** A bundled document that a configuration changes. */
export interface ConfiguredDocument {
  /** The bundled document. */
  readonly root: Node;
  /** See `Document.leftOut`. */
  readonly leftOut: ReadonlyMap<string, unknown>;
  /** Changes the document, and records the origin of each changed value. */
  readonly editor: DocumentEditor;
}
