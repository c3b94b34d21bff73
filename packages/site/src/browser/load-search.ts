import type { SearchData } from "../search/create-search.js";
import { create, loadScript } from "./dom.js";

declare global {
  /** What the search finds. Set by `assets/search-data.js`. */
  var searchData: SearchData | undefined;
  /** Shows results for an input. Set by `assets/search.js`. */
  var openSearch: ((input: HTMLInputElement, data: SearchData, root: string) => void) | undefined;
}

/** Adds the search box, and loads the search when a reader first needs it. `/`, Ctrl-K and ⌘K lead to the box. */
export function prepareSearch(root: string): void {
  const place = document.getElementById("search");
  if (!place) return;
  place.setAttribute("role", "search");
  const input = create("input", {
    type: "search",
    placeholder: "Search",
    "aria-label": "Search operations, parameters, errors and guides",
    "aria-keyshortcuts": "/ Control+K Meta+K",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": "search-results",
  });
  const key = create("kbd", { "aria-hidden": "true" }, "/");
  const results = create("div", { id: "search-results", role: "listbox", "aria-label": "Results", hidden: true });
  const status = create("p", { class: "search-status", role: "status" });
  place.append(input, key, results, status);

  let isLoading = false;
  input.addEventListener("focus", () => {
    if (isLoading) return;
    isLoading = true;
    load(input, root).catch(() => {
      isLoading = false;
      status.textContent = "The search could not be loaded.";
    });
  });
  document.addEventListener("keydown", (event) => {
    const isShortcut = event.key === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target);
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

/** Returns whether a key that goes to an element writes text. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

async function load(input: HTMLInputElement, root: string): Promise<void> {
  await Promise.all([loadScript(`${root}assets/search.js`), loadScript(`${root}assets/search-data.js`)]);
  const { searchData, openSearch } = globalThis;
  if (!searchData || !openSearch) throw new Error("The search is incomplete.");
  openSearch(input, searchData, root);
}
