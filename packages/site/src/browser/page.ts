// Runs on every page. Each part loads its own script when a reader first needs it.

import { listenForTry } from "./load-try.js";
import { prepareShell } from "./shell.js";

document.documentElement.classList.add("scripted");
prepareShell();
listenForTry(document.body.dataset["root"] ?? "");
