import { type OperationMetadata, paramChecks, ParamsError, type ParamValues } from "@shortvideo-api/client/runtime";
import { readJson } from "@shortvideo-api/wire";
import type { TryData, TryParam } from "../../try/try-data.js";
import { create, createField, createId, createSelect, type LabelledControl } from "../dom.js";

/** The controls of all params. */
export interface ParamsForm {
  readonly element: HTMLElement;
  /** The values to serialize; absent for params that are not sent. */
  readonly read: () => ParamValues;
  /** The values as a caller of the client passes them. */
  readonly readTyped: () => ParamValues;
  /** Fills in the text of a param. An empty text means that it is not sent. */
  readonly fill: (key: string, text: string) => void;
  /** Shows below each param what the client would reject. */
  readonly check: () => void;
}

interface ParamControl {
  readonly param: TryParam;
  readonly field: LabelledControl;
  /** Returns its text; empty for a param that is not sent. */
  readonly read: () => string;
  readonly fill: (text: string) => void;
}

/** Creates the controls of all params. Every control also takes values that the client would reject, because the mock explains them. */
export function createParams(data: TryData): ParamsForm {
  const controls = new Map(data.params.map((param) => [param.key, createControl(param)]));
  const grouped = data.exactlyOneOf.map((group) => createGroup(group, controls));
  const inGroup = new Set(data.exactlyOneOf.flat());
  const single = [...controls.values()].filter(({ param }) => !inGroup.has(param.key));
  const element = create(
    "fieldset",
    {},
    create("legend", {}, "Parameters"),
    ...grouped.map((group) => group.element),
    ...single.map(({ field }) => field.element),
  );
  element.hidden = controls.size === 0;
  element.addEventListener("input", check);
  const isChosen = (key: string): boolean => grouped.every((group) => group.sends(key));
  const read = (): ParamValues => {
    const sent = [...controls].filter(([key, control]) => control.read() !== "" && isChosen(key));
    return Object.fromEntries(sent.map(([key, control]) => [key, toValue(control.param, control.read())]));
  };
  const findProblems = createChecks(data);
  function check(): void {
    const problems = new Map(findProblems(read()).map(({ param, message }) => [param, message]));
    for (const [key, { field }] of controls) field.complain(problems.get(key) ?? "");
    for (const group of grouped) group.complain(problems.get(group.keys.join(" | ")) ?? "");
  }
  return {
    element,
    read,
    readTyped: () => toTypedParams(data, read()),
    fill: (key, text) => controls.get(key)?.fill(text),
    check,
  };
}

function createControl(param: TryParam): ParamControl {
  const { control, sample, required } = param;
  const place = param.in === "querystring" ? "whole query" : param.in;
  const isBlocked = param.in === "cookie";
  const kind = `${place}, ${param.expected}${required ? ", required" : ""}`;
  const hint = `${param.doc}${isBlocked ? " Pages cannot set cookies, so it is only part of the copied `curl` command." : ""}`;
  const values: readonly unknown[] = Array.isArray(param.check["enum"]) ? param.check["enum"] : [];
  const choices = control === "boolean" ? ["true", "false"] : values.map(String);
  if (choices.length > 0) return createChoice(param, choices, { kind, hint });
  const input =
    control === "json" || control === "raw"
      ? create("textarea", { spellcheck: "false", rows: "3" })
      : create("input", {
          type: "text",
          // A text field with a numeric keyboard keeps all digits, and takes wrong values, too.
          inputmode: control === "integer" ? "numeric" : control === "number" ? "decimal" : undefined,
          autocomplete: "off",
          spellcheck: "false",
        });
  input.value = sample;
  const field = createField(param.wireName, input, { kind, hint });
  return { param, field, read: () => input.value, fill: (text) => void (input.value = text) };
}

/** The option that shows a text field for any other value. */
const other = " other";

function createChoice(
  param: TryParam,
  choices: readonly string[],
  texts: { kind: string; hint: string },
): ParamControl {
  const select = createSelect([
    ["", "(not sent)"],
    ...choices.map((value) => [value, value] as const),
    [other, "another value …"],
  ]);
  const text = create("input", {
    type: "text",
    "aria-label": `Another value of ${param.wireName}`,
    autocomplete: "off",
  });
  const field = createField(param.wireName, select, texts);
  select.after(text);
  const update = () => void (text.hidden = select.value !== other);
  const fill = (value: string) => {
    select.value = value === "" || choices.includes(value) ? value : other;
    text.value = value;
    update();
  };
  select.addEventListener("change", update);
  fill(param.sample);
  return { param, field, read: () => (select.value === other ? text.value : select.value), fill };
}

function createGroup(keys: readonly string[], controls: ReadonlyMap<string, ParamControl>) {
  const members = keys.flatMap((key) => controls.get(key) ?? []);
  const name = createId();
  const problem = create("p", { class: "try-problem" });
  let chosen = members.find(({ read }) => read() !== "")?.param.key ?? keys[0] ?? "";
  const update = () => {
    for (const { param, field } of members) field.element.hidden = !sends(param.key);
  };
  const sends = (key: string): boolean => chosen === "" || !keys.includes(key) || key === chosen;
  const createRadio = (value: string, text: string): HTMLElement => {
    const id = createId();
    const radio = create("input", { type: "radio", name, id, value });
    radio.checked = value === chosen;
    radio.addEventListener("change", () => {
      chosen = value;
      update();
    });
    return create("span", {}, radio, " ", create("label", { for: id }, text));
  };
  const radios = members.map(({ param }) => createRadio(param.key, param.wireName));
  const element = create(
    "fieldset",
    {},
    create("legend", {}, "Exactly one of these"),
    create("div", { class: "try-line" }, ...radios, createRadio("", "all that are filled in")),
    ...members.map(({ field }) => field.element),
    problem,
  );
  update();
  return { element, keys, sends, complain: (text: string) => void (problem.textContent = text.replaceAll("`", "")) };
}

/** Returns the value that the serializer of the client takes. */
export function toValue({ control }: TryParam, text: string): unknown {
  if (control !== "json") return text;
  try {
    return readJson(text);
  } catch {
    return text;
  }
}

const limits = new Set(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]);

/** Creates the checks of the client, with its own sentences. */
function createChecks(data: TryData): (values: ParamValues) => ParamsError["violations"] {
  const { id, params, exactlyOneOf } = data;
  const operation: OperationMetadata = { id, method: "", path: "" };
  const check = paramChecks([
    {
      operation,
      exactlyOneOf,
      params: Object.fromEntries(
        params.map(({ key, check: rules, expected, required }) => [key, { ...revive(rules), expected, required }]),
      ),
    },
  ]);
  const run = check(() => Promise.reject(new Error()));
  return (values) => {
    try {
      // Only the parts of a call that the checks read.
      const call = { operation, params: toTypedParams(data, values), redact: (text: string) => text };
      void run(Object(call)).catch(() => {});
      return [];
    } catch (error) {
      return error instanceof ParamsError ? error.violations : [];
    }
  };
}

/** Returns the rules of a check with exact limits. */
function revive(rules: Readonly<Record<string, unknown>>): object {
  const revived = Object.entries(rules).map(([name, value]): [string, unknown] => {
    return [name, limits.has(name) && typeof value === "string" ? BigInt(value) : value];
  });
  return Object.fromEntries(revived);
}

function toTypedParams({ params }: TryData, values: ParamValues): ParamValues {
  const controls = new Map(params.map(({ key, control }) => [key, control]));
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, toTyped(controls.get(key), value)]));
}

/** Returns the value that a caller of the client would pass. */
function toTyped(control: TryParam["control"] | undefined, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (control === "boolean" && /^(?:true|false)$/.test(value)) return value === "true";
  if (control === "integer" && /^-?\d+$/.test(value))
    return Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value);
  if (control === "number" && value.trim() !== "" && Number.isFinite(Number(value))) return Number(value);
  return value;
}
