import type { DiagnosticCode } from "./catalog.ts";
import { createDiagnostic, type Diagnostic, type Place } from "./diagnostic.ts";
import { printPointer, type Step } from "../openapi/node.ts";
import type { Source } from "../text/source.ts";

/** Reports a problem at a place of the file that is being read. */
export type Report = (code: DiagnosticCode, steps: readonly Step[], message: string) => void;

/** Collects diagnostics. A problem that is reported twice is kept once. */
export interface DiagnosticCollector {
  /** Returns a function that reports problems in `source`, at steps below `base`. */
  within: (source: Source, base: readonly Step[]) => Report;
  /** Returns all diagnostics, in the order of their first report. */
  toDiagnostics: () => Diagnostic[];
}

/** Creates a collector of diagnostics. */
export function collectDiagnostics(): DiagnosticCollector {
  const found = new Map<string, { source: Source; steps: readonly Step[]; code: DiagnosticCode; message: string }>();
  return {
    within: (source, base) => (code, steps, message) => {
      const place = [...base, ...steps];
      found.set(`${code} ${source.file}#${printPointer(place)}`, { source, steps: place, code, message });
    },
    toDiagnostics: () =>
      [...found.values()].map(({ source, steps, code, message }) =>
        createDiagnostic(code, locateIn(source, steps), message),
      ),
  };
}

/** Returns the file, line and pointer of the value at these steps. */
export function locateIn(source: Source, steps: readonly Step[]): Place {
  const place = source.placeOf?.(steps) ?? { source, steps };
  return {
    file: place.source.file,
    line: place.source.lineOf(place.steps),
    pointer: printPointer(place.steps),
  };
}
