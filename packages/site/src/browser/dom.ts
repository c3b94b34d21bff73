/** Creates an element. Texts become text nodes, so that no text of a document or of a response becomes an element. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: readonly (Node | string | undefined | false)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== undefined && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

/** Creates a button that calls `press`. */
export function createButton(text: string, press: () => void): HTMLButtonElement {
  const button = create("button", { type: "button" }, text);
  button.addEventListener("click", press);
  return button;
}

/** Writes a text whose parts in backticks are code. */
export function writeText(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...text.split("`").map((part, index) => (index % 2 === 1 ? create("code", {}, part) : part)));
  return fragment;
}

let count = 0;

/** Creates an id that no other element has. */
export function createId(): string {
  count += 1;
  return `try-${count}`;
}

/** A labelled control with its hint. */
export interface LabelledControl {
  readonly element: HTMLElement;
  /** Shows the problem of the value; an empty text shows nothing. */
  readonly complain: (problem: string) => void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts a label above a control, and its hint and its problem below. */
export function createField(label: string, control: Control, { kind = "", hint = "" } = {}): LabelledControl {
  control.id = createId();
  const hintId = createId();
  const problem = create("p", { class: "try-problem", id: createId() });
  control.setAttribute("aria-describedby", `${hintId} ${problem.id}`);
  const element = create(
    "div",
    { class: "try-field" },
    create("label", { for: control.id }, label, " ", create("span", { class: "kind" }, writeText(kind))),
    control,
    create("p", { class: "try-hint", id: hintId }, writeText(hint)),
    problem,
  );
  return {
    element,
    complain: (text) => {
      problem.replaceChildren(writeText(text));
      control.toggleAttribute("data-wrong", text !== "");
    },
  };
}

/** Creates a `<select>`. */
export function createSelect(options: readonly (readonly [value: string, text: string])[]): HTMLSelectElement {
  return create("select", {}, ...options.map(([value, text]) => create("option", { value }, text)));
}

/** Returns a button that copies a text, and says so. Without a text it does nothing. If the browser refuses, it shows what `refuse` returns. */
export function createCopyButton(
  title: string,
  read: () => string | undefined,
  refuse: () => string = () => "Not copied: the browser refused",
): HTMLButtonElement {
  const button = createButton(title, () => {
    const text = read();
    if (text === undefined) return;
    void copy(text).then((isCopied) => {
      button.textContent = isCopied ? "Copied" : refuse();
      setTimeout(() => (button.textContent = title), 2_000);
    });
  });
  return button;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Loads a classic script, because browsers load no modules from disk. Rejects if it cannot be loaded. */
export async function loadScript(address: string): Promise<void> {
  await new Promise((done, fail) => {
    const script = create("script", { src: address });
    script.addEventListener("load", done);
    script.addEventListener("error", fail);
    document.head.append(script);
  });
}
