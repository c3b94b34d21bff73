import { type Markup, markup, replaceUnsafe, trusted } from "@shortvideo-api/report/html";
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import csharp from "highlight.js/lib/languages/csharp";
import go from "highlight.js/lib/languages/go";
import http from "highlight.js/lib/languages/http";
import ini from "highlight.js/lib/languages/ini";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import php from "highlight.js/lib/languages/php";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import rust from "highlight.js/lib/languages/rust";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { listJsonParts } from "./list-json-parts.js";

const languages = {
  bash,
  csharp,
  go,
  http,
  ini,
  java,
  javascript,
  json,
  php,
  python,
  ruby,
  rust,
  typescript,
  xml,
  yaml,
};
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

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
