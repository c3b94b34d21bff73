import { namedForms } from "@shortvideo-api/client/runtime";
import type { TryData, TryScheme } from "../../try/try-data.js";
import { create, createButton, createField, createSelect } from "../dom.js";

/** A credential as a request carries it. */
export interface WrittenCredential {
  readonly scheme: TryScheme;
  readonly text: string;
}

/** The panel of credentials. */
export interface CredentialsPanel {
  readonly element: HTMLElement;
  /** Shows the credentials for another server. Those of one origin go to no other. */
  readonly showFor: (url: string) => void;
  /** Lists the credentials of the next request. Throws an error whose message says which credential cannot be sent. */
  readonly list: () => readonly WrittenCredential[];
}

type Values = Record<string, string>;

/** Any credential is valid for a mock. */
const anyValue = "any-key";

/** Creates the panel of credentials. It keeps them in memory, and in the storage of the tab only if the reader asks for it. */
export function createCredentials({ schemes, alternatives }: TryData): CredentialsPanel {
  const byOrigin = new Map<string, Values>();
  let origin = "";
  const used = schemes.filter(({ name }) => alternatives.some((alternative) => alternative.includes(name)));
  const named = alternatives.map((names, index): [string, string] => [String(index), names.join(" and ") || "none"]);
  const choice = createSelect([...named, ["none", "send none"]]);
  const inputs = used.flatMap((scheme) => scheme.parts.map((part) => createInput(scheme, part)));
  const keeps = create("input", { type: "checkbox", id: "try-keep" });
  const note = create("p", { class: "try-hint" });
  const forget = createButton("Forget all credentials", () => {
    byOrigin.clear();
    for (const key of listStored()) sessionStorage.removeItem(key);
    keeps.checked = false;
    for (const { input } of inputs) input.value = "";
    note.textContent = "All credentials are forgotten.";
  });
  const select = createField("Send", choice);
  const element = create(
    "fieldset",
    {},
    create("legend", {}, "Credentials"),
    select.element,
    ...inputs.map(({ field }) => field.element),
    create(
      "div",
      { class: "try-line" },
      create("span", {}, keeps, " ", create("label", { for: "try-keep" }, "Keep until this tab closes")),
      forget,
    ),
    note,
  );
  element.hidden = used.length === 0;

  function createInput(scheme: TryScheme, { name: part, isSecret }: TryScheme["parts"][number]) {
    const input = create("input", { type: isSecret ? "password" : "text", autocomplete: "off", spellcheck: "false" });
    const place = scheme.in === "cookie" ? "cookie" : scheme.in === "query" ? "query parameter" : "header";
    const kind = `${place} ${scheme.wireName}${scheme.prefix === "" ? "" : `, after “${scheme.prefix.trim()}”`}`;
    const hint = scheme.in === "cookie" ? "Pages cannot set cookies. The browser sends those that it has." : "";
    const title = part === "" ? scheme.name : `${scheme.name}: ${part}`;
    const field = createField(title, input, { kind, hint: [scheme.description, hint].filter(Boolean).join(" ") });
    input.disabled = scheme.in === "cookie";
    input.addEventListener("input", save);
    return { scheme, part, input, field, key: `${scheme.name} ${part}` };
  }

  function listChosen(): readonly string[] {
    return alternatives[Number(choice.value)] ?? [];
  }

  function update(): void {
    for (const { scheme, field } of inputs) field.element.hidden = !listChosen().includes(scheme.name);
  }

  function save(): void {
    const values = Object.fromEntries(inputs.map(({ key, input }) => [key, input.value]));
    byOrigin.set(origin, values);
    try {
      if (keeps.checked) sessionStorage.setItem(`try ${origin}`, JSON.stringify(values));
      else sessionStorage.removeItem(`try ${origin}`);
    } catch {
      note.textContent = "This browser keeps no data for this page. The credentials stay until the page is left.";
    }
  }

  choice.addEventListener("change", update);
  keeps.addEventListener("change", save);
  update();
  return {
    element,
    showFor(url) {
      origin = URL.canParse(url) ? new URL(url).origin : "";
      const stored = readStored(origin);
      keeps.checked = stored !== undefined;
      const values = byOrigin.get(origin) ?? stored;
      for (const { key, input, scheme } of inputs) {
        input.value = values?.[key] ?? (isLocal(url) && scheme.in !== "cookie" ? anyValue : "");
      }
      note.textContent = isLocal(url)
        ? "A mock accepts any credential."
        : `Credentials for ${origin} are sent to no other server, and are never part of the address of this page.`;
    },
    list: () =>
      listChosen().flatMap((name) => {
        const scheme = used.find((each) => each.name === name);
        if (!scheme || scheme.in === "cookie") return [];
        const filled = inputs
          .filter((each) => each.scheme === scheme)
          .map(({ part, input }): [string, string] => [part, input.value.trim()]);
        if (filled.every(([, value]) => value === "")) return [];
        const form = namedForms[scheme.form];
        // A credential without parts has one part without a name.
        const { "": whole, ...parts } = Object.fromEntries(filled);
        const text = form.encode(whole ?? parts)?.text;
        if (text === undefined) throw new TypeError(`\`${name}\` must be ${form.expected}.`);
        return [{ scheme, text }];
      }),
  };
}

/** Returns whether an address is on the machine of the reader, where a mock runs. */
export function isLocal(url: string): boolean {
  return URL.canParse(url) && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

function listStored(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith("try "));
  } catch {
    return [];
  }
}

function readStored(origin: string): Values | undefined {
  try {
    const text = sessionStorage.getItem(`try ${origin}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
