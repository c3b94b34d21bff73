// Loaded when a reader first enters the search box. Shows results as a combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/

import { linkBelow } from "../page/create-link.js";
import { create } from "./dom.js";
import { createSearch, type SearchGroup, type SearchResult } from "../search/create-search.js";

const titles: Readonly<Record<SearchGroup, string>> = {
  operation: "Operations",
  parameter: "Parameters",
  error: "Errors",
  guide: "Guides",
  type: "Types",
  page: "Pages",
  mention: "Mentioned in",
};

globalThis.openSearch = (input, data, root) => {
  const list = document.getElementById("search-results");
  const status = input.parentElement?.querySelector(".search-status");
  if (!list || !status) return;
  const search = createSearch(data);
  const link = linkBelow(root, ".html");
  let options: HTMLAnchorElement[] = [];
  let active = -1;

  function show(): void {
    const results = search(input.value);
    // Results of a group stand together.
    const names = new Set(results.map((result) => result.group));
    options = [];
    list?.replaceChildren(...[...names].map((name) => createGroup(name, results)));
    setActive(-1);
    setOpen(results.length > 0);
    const isEmpty = input.value.trim() === "";
    const count = results.length === 1 ? "1 result" : `${results.length} results`;
    if (status) status.textContent = isEmpty ? "" : results.length > 0 ? count : "Nothing found. Try fewer words.";
  }

  function createGroup(name: SearchGroup, results: readonly SearchResult[]): HTMLElement {
    const id = `search-${name}`;
    return create(
      "div",
      { role: "group", "aria-labelledby": id },
      create("p", { id, role: "presentation" }, titles[name]),
      ...results.filter(({ group }) => group === name).map(createOption),
    );
  }

  function createOption({ page, anchor, title, summary }: SearchResult): HTMLElement {
    const option = create(
      "a",
      {
        id: `search-option-${options.length}`,
        role: "option",
        "aria-selected": "false",
        tabindex: "-1",
        href: link(anchor === undefined ? page : `${page}#${anchor}`),
      },
      create("span", {}, title),
      create("small", {}, summary),
    );
    options.push(option);
    return option;
  }

  function setOpen(isOpen: boolean): void {
    if (list) list.hidden = !isOpen;
    input.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) setActive(-1);
  }

  function setActive(index: number): void {
    options[active]?.setAttribute("aria-selected", "false");
    active = index;
    const option = options[index];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  }

  function press(event: KeyboardEvent): void {
    const isOpen = list?.hidden === false;
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return show();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // The box itself stands before the first and after the last result.
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      (options[active] ?? options[0])?.click();
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  }

  input.addEventListener("input", show);
  input.addEventListener("keydown", press);
  input.addEventListener("focus", () => input.value.trim() !== "" && show());
  input.addEventListener("blur", () => setOpen(false));
  // Keeps the focus in the box, so that the list stays until the click has arrived.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", () => {
    setOpen(false);
    input.blur();
  });
  if (input.value.trim() !== "") show();
};
