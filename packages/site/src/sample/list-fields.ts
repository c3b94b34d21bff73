import type { CredentialForm } from "@shortvideo-api/document";
import type { SampleRequest } from "./sample-request.js";

/**
 * Where samples write a credential of a form. `place`: the value of its variable, at its place. `login`: user name and password, in the
 * way that the language has for basic authentication.
 */
export const writtenAs: Readonly<Record<CredentialForm, "place" | "login">> = {
  key: "place",
  token: "place",
  basic: "login",
};

/** The parts of a request with its credentials at their places. */
export interface RequestFields {
  /** Without `content-type`. */
  headers: readonly HeaderField[];
  /** The `content-type` that a sample sets itself: not that of a form, whose boundary the language writes. At most one. */
  contentType: readonly HeaderField[];
  /** Credentials in the query: the text before a variable, such as `"&key="`. */
  query: readonly { before: string; name: string; variable: string }[];
  /** The variables of basic authentication. */
  basic: readonly [username: string, password: string] | undefined;
}

/** A header whose value consists of texts and environment variables. */
export interface HeaderField {
  name: string;
  pieces: readonly Piece[];
}

/** A text, then the value of an environment variable. */
export interface Piece {
  text: string;
  /** `undefined` if there is only the text. */
  variable?: string | undefined;
}

/** Prints pieces as an expression that joins them with `+`. */
export function printPieces(
  pieces: readonly Piece[],
  quote: (text: string) => string,
  read: (variable: string) => string,
): string {
  const parts = pieces.flatMap(({ text, variable }) => {
    if (variable === undefined) return [quote(text)];
    return text === "" ? [read(variable)] : [quote(text), read(variable)];
  });
  return parts.join(" + ");
}

/** Lists the headers and the credentials of a request, each with the environment variable that it ends with. */
export function listFields({ body, headers, credentials, url }: SampleRequest): RequestFields {
  const listIn = (place: string): { name: string; prefix: string; variable: string }[] =>
    credentials.flatMap(({ form, in: own, name, prefix, variables: [variable = ""] }) =>
      own === place && writtenAs[form] === "place" ? [{ name, prefix, variable }] : [],
    );
  const [username = "", password = ""] = credentials.find(({ form }) => writtenAs[form] === "login")?.variables ?? [];
  const given = headers.filter(([name]) => name.toLowerCase() !== "cookie");
  const cookies = headers.filter(([name]) => name.toLowerCase() === "cookie").map(([, value]) => value);
  const keys = listIn("cookie").map(({ name, prefix, variable }, index) => {
    const separator = index > 0 || cookies.length > 0 ? "; " : "";
    return { text: `${separator}${name}=${prefix}`, variable };
  });
  const cookie = [...(cookies.length > 0 ? [{ text: cookies.join("; ") }] : []), ...keys];
  return {
    headers: [
      ...listIn("header").map(({ name, prefix, variable }) => ({ name, pieces: [{ text: prefix, variable }] })),
      ...given.map(([name, value]) => ({ name, pieces: [{ text: value }] })),
      ...(cookie.length > 0 ? [{ name: "cookie", pieces: cookie }] : []),
    ],
    contentType: body && body.kind !== "parts" ? [{ name: "content-type", pieces: [{ text: body.mediaType }] }] : [],
    query: listIn("query").map(({ name, prefix, variable }, index) => ({
      name,
      before: `${index > 0 || url.includes("?") ? "&" : "?"}${encodeURIComponent(name)}=${encodeURIComponent(prefix)}`,
      variable,
    })),
    basic: username === "" ? undefined : [username, password],
  };
}
