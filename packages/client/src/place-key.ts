/** Puts the caller's key into a request. Throws where no request can carry it. */
export type PlaceKey = (request: Request, name: string, key: string) => Request;

export const placeInHeader: PlaceKey = (request, name, key) => {
  request.headers.set(name, key);
  return request;
};

export const placeInQuery: PlaceKey = (request, name, key) => {
  const mark = request.url.includes("?") ? "&" : "?";
  return new Request(`${request.url}${mark}${encodeURIComponent(name)}=${encodeURIComponent(key)}`, request);
};

export const placeInCookie: PlaceKey = (request, name, key) => {
  const others = request.headers.get("cookie");
  request.headers.set("cookie", `${others === null ? "" : `${others}; `}${name}=${encodeURIComponent(key)}`);
  return request;
};
