import { create, createCopyButton } from "./dom.js";

/** Prepares the parts of the shell that work without a script, too: tabs that remember a choice, buttons that copy, print. */
export function prepareShell(): void {
  rememberTabs();
  addCopyButtons();
  openForPrint();
  closePagesOnSelection();
}

/** Selects the tab whose label the reader chose last, on each page. */
function rememberTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>("[data-remembers]")) {
    const key = `tab-${tabs.dataset["remembers"]}`;
    const inputs = [...tabs.querySelectorAll<HTMLInputElement>(":scope > input")];
    const chosen = inputs.find(({ value }) => value === read(key));
    if (chosen) chosen.checked = true;
    tabs.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement && inputs.includes(target)) write(key, target.value);
    });
  }
}

/** Storage is not available in some private windows and sandboxes. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then lasts for this page.
  }
}

function addCopyButtons(): void {
  for (const code of document.querySelectorAll<HTMLElement>("pre > code")) {
    const block = code.parentElement;
    if (!block) continue;
    const frame = create("div", { class: "copied" });
    block.replaceWith(frame);
    // Without permission, the reader copies the selection.
    const select = (): string => {
      getSelection()?.selectAllChildren(code);
      return "Selected";
    };
    const button = createCopyButton("Copy", () => code.textContent ?? "", select);
    button.className = "copy";
    frame.append(block, button);
  }
}

/** Opens all folded parts for print in browsers whose style sheets cannot. */
function openForPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const details of opened) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of opened) details.open = false;
  });
}

/** Closes the list of pages on a phone when it leads to a place on the same page. */
function closePagesOnSelection(): void {
  const pages = document.getElementById("pages");
  pages?.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLAnchorElement && pages.matches(":popover-open")) pages.hidePopover();
  });
  const current = pages?.querySelector<HTMLElement>("[aria-current]");
  // Not by `scrollIntoView`, after which the keyboard would start at the current page, and not at the beginning.
  if (pages && current) pages.scrollTop = Math.max(0, findTop(current) - findTop(pages) - pages.clientHeight / 2);
}

function findTop(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}
