import type { Diagnostic } from "@shortvideo-api/document/source";
import { type Annotation, renderAnnotations } from "@shortvideo-api/report";

/** Prints diagnostics as annotations of GitHub on stdout: other output could contain a workflow command from the document. */
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
