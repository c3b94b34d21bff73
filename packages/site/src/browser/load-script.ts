import { create } from "./dom.js";

/** Loads a classic script, because browsers load no modules from disk. Rejects if it cannot be loaded. */
export async function loadScript(address: string): Promise<void> {
  await new Promise((done, fail) => {
    const script = create("script", { src: address });
    script.addEventListener("load", done);
    script.addEventListener("error", fail);
    document.head.append(script);
  });
}
