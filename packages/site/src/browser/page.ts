// Runs on every page. Each part loads its own script when a reader first needs it.

import { listenForTry } from "./load-try.js";

document.documentElement.classList.add("scripted");
listenForTry(document.body.dataset["root"] ?? "");
