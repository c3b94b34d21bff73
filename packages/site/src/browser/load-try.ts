import type { TryData } from "../try/try-data.js";
import { create, loadScript } from "./dom.js";

declare global {
  /** The data of forms, by page. Set by the files in `try/`. */
  var tryData: Record<string, TryData> | undefined;
  /** Opens the form of an operation within an element. Set by `assets/try.js`. */
  var openTry: ((slot: HTMLElement, data: TryData) => void) | undefined;
}

/** Opens the form of an operation when a reader presses its button. Loads the form at the first press. */
export function listenForTry(root: string): void {
  for (const slot of document.querySelectorAll<HTMLElement>("[data-try]")) {
    const button = slot.querySelector("button");
    button?.addEventListener("click", () => {
      button.disabled = true;
      button.textContent = "Loading …";
      open(slot, root).catch(() => {
        button.disabled = false;
        button.textContent = "The form could not be loaded. Try again";
      });
    });
  }
}

async function open(slot: HTMLElement, root: string): Promise<void> {
  const { try: page = "", file = "" } = slot.dataset;
  document.head.append(create("link", { rel: "stylesheet", href: `${root}assets/try.css` }));
  await Promise.all([loadScript(`${root}assets/try.js`), loadScript(`${root}${file}`)]);
  const data = globalThis.tryData?.[page];
  if (!data || !globalThis.openTry) throw new Error("The form is incomplete.");
  globalThis.openTry(slot, data);
}
