import type { ParamValues } from "@shortvideo-api/client/runtime";
import type { TryData } from "../../try/try-data.js";
import type { FilledRequest, ReadyRequest } from "./request.js";

/** Prints a request as a `curl` line for `sh`. Credentials are variables, so that the line is safe to share. */
export function printCurl({ method, url, headers, body }: ReadyRequest, filled: FilledRequest): string {
  const isText = typeof body === "string";
  const usual = body === undefined ? "GET" : "POST";
  const words = [
    ...(method === "HEAD" ? ["--head"] : method === usual ? [] : [`-X ${quote(method)}`]),
    ...[...headers].map(([name, value]) => `-H ${quote(hide(`${name}: ${value}`, filled))}`),
    ...(isText ? [`--data-raw ${quote(body)}`] : body === undefined ? [] : ["--data-binary @FILE"]),
    quote(hide(url, filled)),
  ];
  return ["curl", ...words].join(" \\\n  ");
}

/** Prints method and address of a request. A credential in the address is hidden. */
export function printRequestLine({ method, url }: ReadyRequest, filled: FilledRequest): string {
  return `${method} ${hide(url, filled).replaceAll(hidden, "…")}`;
}

/** Stands for a credential. */
const hidden = "\0";

function hide(text: string, { credentials }: FilledRequest): string {
  const secrets = credentials.flatMap((credential) => [credential.text, encodeURIComponent(credential.text)]);
  return secrets.reduce((each, secret) => each.replaceAll(secret, hidden), text);
}

/** Quotes a word for `sh`. A hidden credential becomes `$API_KEY`. */
function quote(word: string): string {
  return word
    .split(hidden)
    .map((part) => (/^[\w./:=@%+,-]*$/.test(part) ? part : `'${part.replaceAll("'", String.raw`'\''`)}'`))
    .join('"$API_KEY"');
}

/** Prints the call of the typed client. */
export function printCall({ call, client, schemes }: TryData, params: ParamValues, server: string): string {
  const key = schemes.length === 0 ? "" : ", apiKey: process.env.API_KEY";
  const entries = Object.entries(params).map(([name, value]) => `  ${printKey(name)}: ${JSON.stringify(value)},\n`);
  return [
    `import { createClient } from "${client}";`,
    "",
    `const api = createClient({ baseUrl: ${JSON.stringify(server)}${key} });`,
    `console.log(await ${call}(${entries.length === 0 ? "" : `{\n${entries.join("")}}`}));`,
    "",
  ].join("\n");
}

function printKey(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name);
}
