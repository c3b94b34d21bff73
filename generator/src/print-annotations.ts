import type { Diagnostic } from "@shortvideo-api/document/source";
import { type Annotation, renderAnnotations } from "@shortvideo-api/report";

/**
 * Prints diagnostics on stdout as annotations for GitHub Actions. They escape text of the document, which could contain a workflow
 * command. `at` decides whether an annotation points at its line or concerns the run as a whole, as for an earlier document.
 */
export function printAnnotations(
  diagnostics: readonly Diagnostic[],
  nameFile: (file: string) => string,
  at: "line" | "run" = "line",
): void {
  const annotations = diagnostics.map(({ severity, code, message, fix, file, line }): Annotation => {
    const name = nameFile(file);
    const place = line === undefined ? name : `${name}:${line}`;
    return at === "line"
      ? { severity, title: code, lines: [message, `Fix: ${fix}`], at: { file: name, ...(line && { line }) } }
      : { severity: "warning", title: `Earlier document: ${code}`, lines: [`${place}: ${message}`] };
  });
  process.stdout.write(renderAnnotations(annotations));
}
