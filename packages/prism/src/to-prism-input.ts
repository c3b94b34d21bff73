import type { EngineRequest } from "@shortvideo-api/mock";
import type { IHttpRequest } from "@stoplight/prism-http";

/** Converts a request like Prism's own server. Returns the reason as text if Prism cannot validate the request. */
export function toPrismInput({ method, target, headers, body }: EngineRequest): IHttpRequest | string {
  const prismMethod = methods.find((each) => each === method.toLowerCase());
  if (!prismMethod) return `Prism does not support the method ${method}, so the request was not sent to it.`;
  const [path = "", search = ""] = target.replace(/#.*$/s, "").split(/\?(.*)/s);
  const names = Object.entries(headers).flatMap(([name, values]): [string, string][] =>
    values ? [[name, values.join(name === "cookie" ? "; " : ", ")]] : [],
  );
  const joined = Object.fromEntries(names);
  const parsed = readBody(joined["content-type"] ?? "", body);
  if (parsed === malformed)
    return "Prism's server hangs on a JSON body that is malformed, so the request was not sent to it.";
  return {
    method: prismMethod,
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
  const pairs = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(pairs.keys())].map((name) => {
      const [first = "", ...others] = pairs.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

const malformed = Symbol("malformed");

/** Parses a JSON body, as Prism's server does before it validates the request. Decodes other bodies as text. */
function readBody(type: string, body: Uint8Array): unknown {
  const text = new TextDecoder().decode(body);
  const [mediaType = ""] = type.split(";");
  if (text === "" || !/[/+]json$/i.test(mediaType.trim())) return text;
  try {
    return JSON.parse(text);
  } catch {
    return malformed;
  }
}
