import { applyConfiguration, type ConfiguredDocument } from "./apply-configuration.ts";
import type { DiagnosticCollector } from "../diagnostics/collect-diagnostics.ts";
import { editDocument } from "../overlay/edit-document.ts";
import { isConfiguration } from "./read-configuration.ts";
import type { Step } from "../openapi/node.ts";
import type { Source, SourcePlace } from "../text/source.ts";

/** The changes that overlays and configurations make to a document. */
export interface DocumentChanges {
  /** The files, in the order in which they apply. */
  readonly files: readonly Source[];
  /** Applies the overlays, before the document is bundled. Returns the changed document. */
  readonly beforeBundle: (entry: Source, collector: DiagnosticCollector) => Source;
  /** Applies the configurations to the bundled document. Returns the place of each value in the files. */
  readonly afterBundle: (bundled: BundledDocument, collector: DiagnosticCollector) => BundledDocument["originOf"];
}

/** A bundled document, and the places of its values. */
export interface BundledDocument extends Pick<ConfiguredDocument, "root" | "leftOut"> {
  readonly entry: Source;
  readonly originOf: (steps: readonly Step[]) => SourcePlace;
}

/** Opens overlays and configurations. Overlays apply first, so that a configuration can name parts that they add. */
export async function openChanges(files: readonly Source[]): Promise<DocumentChanges> {
  const configurations = files.filter(isConfiguration);
  const overlays = files.filter((file) => !configurations.includes(file));
  // A configuration alone needs no JSONPath.
  const { applyOverlay } = overlays.length > 0 ? await import("../overlay/apply-overlay.ts") : {};
  return {
    files,
    beforeBundle(entry, collector) {
      if (!applyOverlay) return entry;
      const editor = editDocument(entry);
      for (const overlay of overlays) applyOverlay(editor, entry, overlay, collector);
      return { ...entry, placeOf: editor.trace() };
    },
    afterBundle({ root, leftOut, entry, originOf }, collector) {
      if (configurations.length === 0) return originOf;
      const bundle = { ...entry, value: root };
      const editor = editDocument(bundle);
      for (const file of configurations) applyConfiguration({ root, leftOut, editor }, file, collector);
      const trace = editor.trace();
      return (steps) => {
        const place = trace(steps);
        return place.source === bundle ? originOf(place.steps) : place;
      };
    },
  };
}
