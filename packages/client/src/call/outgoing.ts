import type { Middleware } from "./middleware.js";

/**
 * A request before it is sent. Middleware requires a `Request`. Without middleware it is a `Draft`: `fetch` creates its own
 * `Request`, and another one would cost as much as all layers together. A `Request` is recognized by its `clone`, since a program
 * may have replaced the class of the runtime.
 */
export type Outgoing = Draft | Request;

/** Both arguments of `fetch`, in one object. */
export interface Draft extends RequestInit {
  readonly url: string;
  readonly headers: Headers;
}

/** Adds the caller's key to a request. Throws for a key that no request can carry. */
export type PlaceKey = (request: Outgoing, name: string, key: string) => Outgoing;

/** Sends a key in a header. */
export const placeInHeader: PlaceKey = (request, name, key) => {
  request.headers.set(name, key);
  return request;
};

/** Sends a key in a parameter of the query. */
export const placeInQuery: PlaceKey = (request, name, key) => {
  const mark = request.url.includes("?") ? "&" : "?";
  const url = `${request.url}${mark}${encodeURIComponent(name)}=${encodeURIComponent(key)}`;
  return "clone" in request ? new Request(url, request) : { ...request, url };
};

/** Sends a key in a cookie, after the cookies of the caller. */
export const placeInCookie: PlaceKey = (request, name, key) => {
  const others = request.headers.get("cookie");
  request.headers.set("cookie", `${others === null ? "" : `${others}; `}${name}=${encodeURIComponent(key)}`);
  return request;
};

/** Sends one request. */
export type SendOnce = (outgoing: Outgoing) => Promise<Response>;

/** Sends a draft, and reads the text of the response if it has a body. The address of the draft begins with `baseUrl`. */
export type Transport = (
  draft: Draft,
  send: SendOnce,
  route: { readonly baseUrl: string; readonly middleware?: readonly Middleware[] | undefined },
) => Promise<Response>;
