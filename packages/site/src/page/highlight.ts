import { createRequire } from "node:module";
import { type Markup, markup, replaceUnsafe, trusted } from "@shortvideo-api/report/html";
import type { LanguageFn } from "highlight.js";
import hljs from "highlight.js/lib/core";
import { listJsonParts } from "./list-json-parts.js";

const languages = "bash csharp go http ini java javascript json php python ruby rust typescript xml yaml";
const require = createRequire(import.meta.url);
for (const name of languages.split(" ")) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A module of `highlight.js` is its language.
  hljs.registerLanguage(name, require(`highlight.js/lib/languages/${name}`) as LanguageFn);
}

/** Colors code by classes of `highlight.js`. A language that is not known stays plain. Names such as `sh` and `ts` are known, too. */
export function highlight(text: string, language = ""): Markup {
  const name = language.trim().split(/\s/, 1)[0]?.toLowerCase() ?? "";
  if (name === "json") {
    return markup`${listJsonParts(text).map((part) => (part.kind ? markup`<span class="hljs-${part.kind}">${part.text}</span>` : part.text))}`;
  }
  if (!hljs.getLanguage(name) || text.length > longest) return markup`${text}`;
  // `highlight.js` escapes the text, but keeps characters that `markup` replaces.
  return trusted(hljs.highlight(replaceUnsafe(text), { language: name, ignoreIllegals: true }).value);
}

/** The number of characters above which code stays plain. */
const longest = 100_000;
