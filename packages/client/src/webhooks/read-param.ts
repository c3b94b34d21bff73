import type { RawRequest } from "./read-request.js";

/** Returns the text of a header, a query parameter or a cookie; `undefined` if none exists. */
export function readParam(place: "header" | "query" | "cookie", name: string, request: RawRequest): string | undefined {
  const { headers, url } = request;
  if (place === "query") return new URLSearchParams(url.replace(/^[^?]*\??|#.*$/g, "")).get(name) ?? undefined;
  if (place === "header") return headers.get(name) ?? undefined;
  const cookies = headers.get("cookie")?.split(";") ?? [];
  const cookie = cookies.find((each) => each.trim().startsWith(`${name}=`));
  return cookie?.trim().slice(name.length + 1);
}
