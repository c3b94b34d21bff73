import type { EngineRequest } from "@shortvideo-api/mock";
import type { IHttpRequest } from "@stoplight/prism-http";

/** Describes a request as Prism's own server does. Returns a sentence where that server would not finish. */
export function toPrismInput({ method, target, headers, body }: EngineRequest): IHttpRequest | string {
  const known = methods.find((each) => each === method.toLowerCase());
  if (!known) return `Prism does not have the method ${method}, so it was not asked.`;
  const [path = "", search = ""] = target.replace(/#.*$/s, "").split(/\?(.*)/s);
  const names = Object.entries(headers).flatMap(([name, values]): [string, string][] =>
    values ? [[name, values.join(name === "cookie" ? "; " : ", ")]] : [],
  );
  const joined = Object.fromEntries(names);
  const parsed = readBody(joined["content-type"] ?? "", body);
  if (parsed === malformed) return "Prism's server hangs on a JSON body that is malformed, so it was not asked.";
  return {
    method: known,
    url: { path, query: readQuery(search) },
    headers: { ...joined, ...(body.length === 0 ? {} : { "content-length": String(body.length) }) },
    ...(body.length === 0 ? {} : { body: parsed }),
  };
}

const methods: readonly IHttpRequest["method"][] = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
];

function readQuery(search: string): Record<string, string | string[]> {
  const all = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(all.keys())].map((name) => {
      const [first = "", ...others] = all.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

const malformed = Symbol("malformed");

/** Prism's server parses JSON before it validates the request. */
function readBody(type: string, body: Uint8Array): unknown {
  const text = new TextDecoder().decode(body);
  const [essence = ""] = type.split(";");
  if (text === "" || !/[/+]json$/i.test(essence.trim())) return text;
  try {
    return JSON.parse(text);
  } catch {
    return malformed;
  }
}
