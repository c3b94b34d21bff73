import type { Outgoing } from "./outgoing.js";

/** Puts the caller's key into a request. Throws where no request can carry it. */
export type PlaceKey = (request: Outgoing, name: string, key: string) => Outgoing;

export const placeInHeader: PlaceKey = (request, name, key) => {
  request.headers.set(name, key);
  return request;
};

export const placeInQuery: PlaceKey = (request, name, key) => {
  const mark = request.url.includes("?") ? "&" : "?";
  const url = `${request.url}${mark}${encodeURIComponent(name)}=${encodeURIComponent(key)}`;
  return "clone" in request ? new Request(url, request) : { ...request, url };
};

export const placeInCookie: PlaceKey = (request, name, key) => {
  const others = request.headers.get("cookie");
  request.headers.set("cookie", `${others === null ? "" : `${others}; `}${name}=${encodeURIComponent(key)}`);
  return request;
};
