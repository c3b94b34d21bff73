import type { Diagnostic } from "@shortvideo-api/document/source";
import { type Annotation, renderAnnotations } from "@shortvideo-api/report";

/**
 * Prints diagnostics on stdout as annotations for GitHub Actions. Annotations escape text of the document, which could contain a
 * workflow command. With `"line"`, an annotation points at the line of its diagnostic. With `"run"`, as for an earlier document, it
 * belongs to the whole run.
 */
export function printAnnotations(
  diagnostics: readonly Diagnostic[],
  nameFile: (file: string) => string,
  target: "line" | "run" = "line",
): void {
  const annotations = diagnostics.map(({ severity, code, message, fix, file, line }): Annotation => {
    const name = nameFile(file);
    const place = line === undefined ? name : `${name}:${line}`;
    return target === "line"
      ? { severity, title: code, lines: [message, `Fix: ${fix}`], at: { file: name, ...(line && { line }) } }
      : { severity: "warning", title: `Earlier document: ${code}`, lines: [`${place}: ${message}`] };
  });
  process.stdout.write(renderAnnotations(annotations));
}
