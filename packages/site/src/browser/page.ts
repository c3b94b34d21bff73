// Runs on every page. Each part loads its own script when a reader first needs it.

import { prepareSearch } from "./load-search.js";
import { listenForTry } from "./load-try.js";
import { prepareShell } from "./shell.js";

document.documentElement.classList.add("scripted");
prepareShell();
const root = document.body.dataset["root"] ?? "";
prepareSearch(root);
listenForTry(root);
