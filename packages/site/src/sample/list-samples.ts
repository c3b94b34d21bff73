import type { SiteContent, SiteOperation } from "../content/content.js";
import type { Tab } from "../page/print-samples.js";
import { printClientCall, printClientIteration } from "./print-client.js";
import { printCurlSample } from "./print-curl-sample.js";
import { printGo } from "./print-go.js";
import { printJavaScript } from "./print-javascript.js";
import { printPython } from "./print-python.js";
import { readSampleRequest } from "./sample-request.js";

/** A code sample of an operation, in a tab. */
export interface CodeSample extends Tab {
  kind: CodeSampleKind;
}

/** `"iterate"` and `"call"` use the typed client. */
export type CodeSampleKind = "iterate" | "call" | "curl" | "python" | "javascript" | "go";

/**
 * Lists the code samples of an operation: the typed client, which iterates over a list, then other languages. All send the same request. The
 * credentials are in environment variables. A language that cannot send the request has no sample.
 */
export function listSamples(content: SiteContent, site: SiteOperation): CodeSample[] {
  const request = readSampleRequest(content, site);
  const printed: readonly (readonly [CodeSampleKind, string, string, string | undefined])[] = [
    ["iterate", "TypeScript, all pages", "typescript", printClientIteration(content, site)],
    ["call", "TypeScript", "typescript", printClientCall(content, site)],
    ["curl", "curl", "bash", request && printCurlSample(request)],
    ["python", "Python", "python", request && printPython(request)],
    ["javascript", "JavaScript", "javascript", request && printJavaScript(request)],
    ["go", "Go", "go", request && printGo(request)],
  ];
  return printed.flatMap(([kind, label, language, code]) =>
    code === undefined ? [] : [{ kind, label, language, code }],
  );
}
