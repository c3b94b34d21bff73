import { readJson } from "@shortvideo-api/wire";
import type { TryBody, TryData } from "../../try/try-data.js";
import { create, createField, createSelect } from "../dom.js";

/** The controls of the body. */
export interface BodyControls {
  readonly element: HTMLElement;
  /** The chosen media type, and the value to serialize: a text that is sent as it is, a file, or an object of a form. */
  readonly read: () => { readonly body: TryBody; readonly value: unknown } | undefined;
  /** Replaces the text. */
  readonly fill: (text: string) => void;
  readonly text: () => string;
}

/** Creates the controls of the body. */
export function createBody({ bodies, isBodyRequired }: TryData): BodyControls {
  const select = createSelect(bodies.map(({ mediaType }) => [mediaType, mediaType]));
  const text = create("textarea", { rows: "10", spellcheck: "false" });
  const file = create("input", { type: "file" });
  const chooser = createField("Media type", select);
  const textField = createField("Body", text);
  const fileField = createField("Body", file);
  const parts = create("div", { class: "try-field" });
  const files = new Map<string, HTMLInputElement>();
  const element = create(
    "fieldset",
    {},
    create("legend", {}, isBodyRequired ? "Body, required" : "Body"),
    chooser.element,
    textField.element,
    fileField.element,
    parts,
  );
  element.hidden = bodies.length === 0;
  chooser.element.hidden = bodies.length < 2;
  const findChosen = (): TryBody | undefined => bodies.find(({ mediaType }) => mediaType === select.value);

  function update(): void {
    const chosen = findChosen();
    textField.element.hidden = chosen?.control === "file";
    fileField.element.hidden = chosen?.control !== "file";
    text.value = chosen?.sample === undefined ? "" : layOut(chosen.sample);
    files.clear();
    for (const { name, isList } of chosen?.files ?? []) {
      files.set(name, create("input", { type: "file", multiple: isList }));
    }
    parts.replaceChildren(...[...files].map(([name, input]) => createField(name, input, { kind: "file" }).element));
    check();
  }

  function check(): void {
    const isJson = findChosen()?.control === "json" || findChosen()?.control === "form";
    textField.complain(isJson && text.value !== "" ? findSyntaxProblem(text.value) : "");
  }

  select.addEventListener("change", update);
  text.addEventListener("input", check);
  update();
  return {
    element,
    text: () => text.value,
    fill: (value) => {
      text.value = value;
      check();
    },
    read() {
      const body = findChosen();
      if (!body) return undefined;
      if (body.control === "file") return file.files?.[0] && { body, value: file.files[0] };
      if (text.value === "" && files.size === 0) return undefined;
      if (body.control !== "form") return { body, value: text.value };
      const chosen = [...files].flatMap(([name, { files: own, multiple }]) =>
        own?.[0] ? [[name, multiple ? [...own] : own[0]] as const] : [],
      );
      const given: unknown = text.value === "" ? {} : readJson(text.value);
      return { body, value: { ...Object(given), ...Object.fromEntries(chosen) } };
    },
  };
}

function findSyntaxProblem(text: string): string {
  try {
    readJson(text);
    return "";
  } catch (error) {
    return `This is not JSON: ${error instanceof Error ? error.message : String(error)}. It is sent as it is.`;
  }
}

/** Lays JSON out in lines without reading its numbers, so that no digit changes. Returns any other text unchanged. */
export function layOut(json: string): string {
  try {
    JSON.parse(json);
  } catch {
    return json;
  }
  let indent = "";
  let laidOut = "";
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g)) {
    const last = laidOut.at(-1) ?? "";
    const isClosing = token === "}" || token === "]";
    if (isClosing) indent = indent.slice(2);
    const isFirst = last === "{" || last === "[";
    // An empty object or list stays in one line.
    if (isClosing !== isFirst || last === ",") laidOut += `\n${indent}`;
    laidOut += token === ":" ? ": " : token;
    if (token === "{" || token === "[") indent += "  ";
  }
  return laidOut;
}
