import { deniesSuccess, findResponse } from "@shortvideo-api/document";
import { readAt } from "@shortvideo-api/mock/requests";
import { readJson } from "@shortvideo-api/wire";
import { listJsonParts } from "../../page/list-json-parts.js";
import type { TryData, TryErrorClass } from "../../try/try-data.js";
import { layOut } from "./body.js";
import { create, createButton, createCopyButton, writeText } from "../dom.js";

/** A response that has arrived. */
export interface Arrived {
  readonly response: Response;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly durationMs: number;
  /** Why the body is not whole; empty for a whole one. */
  readonly cut: string;
}

/** A response in JSON, for the parts that read it. `undefined` for other bodies. Numbers that would lose digits are texts. */
export function readBody({ bytes }: Pick<Arrived, "bytes">): unknown {
  try {
    return readJson(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Describes a response in one line: `"200 OK, 12 ms, 3.4 kB"`. */
export function summarize({ response, bytes, durationMs }: Arrived): string {
  const size = bytes.length < 1_000 ? `${bytes.length} bytes` : `${(bytes.length / 1_000).toFixed(1)} kB`;
  return `${response.status} ${response.statusText}`.trim() + `, ${Math.round(durationMs)} ms, ${size}`;
}

/** Shows a response: what its failure means, its headers and its body. `correct` fills in the correction of a refused request. */
export function showResponse(data: TryData, arrived: Arrived, correct: (curl: string) => boolean): HTMLElement[] {
  const { response, bytes, cut } = arrived;
  const body = readBody(arrived);
  return [
    ...explainRefusal(response, correct),
    ...explainFailure(data, response, body),
    ...(cut === "" ? [] : [createBox("warn", `The body is not whole: ${cut}`)]),
    showHeaders(response.headers),
    showBody(response, bytes, body !== undefined),
  ];
}

/** Creates a box. */
export function createBox(className: "bad" | "warn" | "good", ...children: readonly (Node | string)[]): HTMLElement {
  const parts = children.map((child) => (typeof child === "string" ? create("p", {}, writeText(child)) : child));
  return create("div", { class: `try-box ${className}` }, ...parts);
}

/** Shows the reasons of the mock, and the corrected request. */
function explainRefusal({ headers }: Response, correct: (curl: string) => boolean): HTMLElement[] {
  const violation = headers.get("x-mock-violation");
  if (violation === null) return [];
  const reasons = violation.split(/(?<=\([\w-]+\)), /).map((reason) => create("li", {}, writeText(decode(reason))));
  const curl = headers.get("x-mock-correction");
  const box = createBox("bad", "The mock refused this request:", create("ul", {}, ...reasons));
  if (curl === null) return [box];
  const fill = createButton("Fill in the correction", () => {
    if (!correct(curl)) fill.replaceWith("This correction changes more than parameters. Copy it instead.");
  });
  const copy = createCopyButton("Copy the correction", () => curl);
  box.append(
    create("p", {}, "The corrected request:"),
    create("pre", { tabindex: "0", role: "region", "aria-label": "Corrected request" }, curl),
    create("div", { class: "try-line" }, fill, copy),
  );
  return [box];
}

/** The mock percent-encodes text beyond ASCII in headers. */
function decode(text: string): string {
  return text.replaceAll(/(?:%[89A-F][\dA-F])+/g, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

/** Explains a failure by its documented class, also one inside a 200. */
function explainFailure(data: TryData, { ok, status }: Response, body: unknown): HTMLElement[] {
  const { inBandFailure, failures, errorsPage } = data;
  const message = inBandFailure.messages.map((name) => readAt(body, name)).find((text) => typeof text === "string");
  if (ok) {
    const codes = inBandFailure.codes.map((name) => ({ name, value: readAt(body, name) }));
    // The document's own rule compares codes.
    const code = codes.find(({ value }) => deniesSuccess({ ...inBandFailure, codes: [] }, value));
    if (!code) return [];
    const said = typeof message === "string" && message !== "" ? ` The service says: “${message}”.` : "";
    const { advice = "" } = inBandFailure;
    return [
      createBox(
        "warn",
        `This is a failure inside a ${status}: \`${code.name}\` is \`${String(code.value)}\`.${said} ${advice}`,
        "The typed client throws `InBandError`.",
      ),
    ];
  }
  const failure = findResponse({ responses: new Map(failures.map((each) => [each.status, each])) }, status);
  if (!failure) return [createBox("bad", `The document does not describe the status ${status} of ${data.id}.`)];
  const text = typeof message === "string" ? message.toLowerCase() : "";
  const { name, advice = "" }: TryErrorClass =
    failure.cases.find(({ contains }) => text.includes(contains.toLowerCase()))?.errorClass ?? failure.errorClass;
  const link = create("a", { href: `${errorsPage}#${encodeURIComponent(name)}` }, name);
  return [createBox("bad", `${failure.description} ${advice}`, create("p", {}, "The typed client throws ", link, "."))];
}

function showHeaders(headers: Headers): HTMLElement {
  const rows = [...headers].flatMap(([name, value]) => [create("dt", {}, name), create("dd", {}, value)]);
  const none = create("p", { class: "try-hint" }, "The service shows no headers to pages of other origins.");
  const list = rows.length === 0 ? none : create("dl", {}, ...rows);
  return create("details", {}, create("summary", {}, `${rows.length / 2} headers`), list);
}

function showBody({ headers }: Response, bytes: Uint8Array<ArrayBuffer>, isJson: boolean): HTMLElement {
  if (bytes.length === 0) return create("p", { class: "try-hint" }, "The response has no body.");
  const type = headers.get("content-type") ?? "";
  const isText = isJson || /^text\/|json|xml|javascript|yaml|x-www-form-urlencoded/i.test(type);
  if (!isText) return createSave(bytes, type);
  const text = new TextDecoder().decode(bytes);
  const shown = isJson ? layOut(text) : text;
  const content = isJson && shown.length <= maxColored ? colorJson(shown) : [shown.slice(0, maxShown)];
  const pre = create("pre", { tabindex: "0", role: "region", "aria-label": "Response body" }, ...content);
  const copy = createCopyButton("Copy the body", () => text);
  return create("div", { class: "try-field" }, pre, shown.length <= maxShown ? copy : createSave(bytes, type));
}

/** A browser is slow with more characters in one element. */
const maxShown = 1_000_000;
const maxColored = 200_000;

/** Colors JSON as the examples of pages are colored. */
function colorJson(json: string): Node[] {
  return listJsonParts(json).map(({ text, kind }) =>
    kind ? create("span", { class: `hljs-${kind}` }, text) : new Text(text),
  );
}

function createSave(bytes: Uint8Array<ArrayBuffer>, type: string): HTMLElement {
  const href = URL.createObjectURL(new Blob([bytes], { type }));
  const title = `Save the body: ${bytes.length} bytes of ${type || "no media type"}`;
  return create("p", {}, create("a", { href, download: "response" }, title));
}
