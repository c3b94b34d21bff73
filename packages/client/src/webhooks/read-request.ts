import { describeValue } from "../call/describe-value.js";

/** A request of a server without the class `Request`, such as `node:http`. */
export interface RequestParts {
  readonly method?: string | undefined;
  /** The address, or its path with the query. Needed only for a key in the query. */
  readonly url?: string | undefined;
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The text or the bytes that arrived. A parsed body cannot be verified. */
  readonly body: string | Uint8Array;
}

/** A request whose body has arrived, and has not been parsed. */
export interface RawRequest {
  /** Upper case. */
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  /** The body as it arrived, which a signature usually covers. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The body as text: UTF-8. */
  readonly text: string;
}

/** Reads a request with its body. Throws a TypeError if the body is missing or has been read before. */
export async function readRequest(given: Request | RequestParts): Promise<RawRequest> {
  const { method = "POST", url = "", headers, body } = given;
  const bytes = await readBytes(given, body);
  return {
    method: method.toUpperCase(),
    url,
    headers: toHeaders(headers),
    bytes,
    get text() {
      // A byte order mark is a part of the signed bytes.
      return new TextDecoder("utf-8", { fatal: false, ignoreBOM: true }).decode(bytes);
    },
  };
}

/** Returns the text of a header, a query parameter or a cookie; `undefined` if none exists. */
export function readParam(place: "header" | "query" | "cookie", name: string, request: RawRequest): string | undefined {
  const { headers, url } = request;
  if (place === "query") return new URLSearchParams(url.replace(/^[^?]*\??|#.*$/g, "")).get(name) ?? undefined;
  if (place === "header") return headers.get(name) ?? undefined;
  const cookies = headers.get("cookie")?.split(";") ?? [];
  const cookie = cookies.find((each) => each.trim().startsWith(`${name}=`));
  return cookie?.trim().slice(name.length + 1);
}

async function readBytes(given: Request | RequestParts, body: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (isRequest(given)) {
    if (given.bodyUsed) {
      throw new TypeError(
        "The body of the request has been read before. Give a `clone()` of the request to the first reader.",
      );
    }
    return new Uint8Array(await given.arrayBuffer());
  }
  if (typeof body === "string") return new Uint8Array(new TextEncoder().encode(body));
  if (body instanceof Uint8Array) return new Uint8Array(body);
  throw new TypeError(
    `\`body\` must be the text or the bytes that arrived, got ${describeValue(body, String)}. Does a framework parse it first?`,
  );
}

function isRequest(given: Request | RequestParts): given is Request {
  return "arrayBuffer" in given && typeof given.arrayBuffer === "function";
}

function toHeaders(given: RequestParts["headers"]): Headers {
  if (given instanceof Headers) return given;
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}
