import type { SampleRequest } from "./sample-request.js";

/** The parts of a request with its credentials at their places. */
export interface RequestFields {
  /** Without `content-type`. */
  headers: readonly HeaderField[];
  /** Credentials in the query: the text before a variable, such as `"&key="`. */
  query: readonly { before: string; name: string; variable: string }[];
  /** The variables of basic authentication. */
  basic: readonly [username: string, password: string] | undefined;
}

/** A header: a text, then the value of an environment variable. */
export interface HeaderField {
  name: string;
  value: string;
  variable: string | undefined;
}

/** Lists the headers and the credentials of a request, each with the environment variable that it ends with. */
export function listFields({ headers, credentials, url }: SampleRequest): RequestFields {
  const listIn = (place: string): { name: string; prefix: string; variable: string }[] =>
    credentials.flatMap(({ in: own, name, prefix, variables: [variable, other] }) =>
      own === place && other === undefined ? [{ name, prefix, variable }] : [],
    );
  const basic = credentials.map(({ variables }) => variables).find((each) => each.length === 2);
  const given = headers.filter(([name]) => name.toLowerCase() !== "cookie");
  const cookies = headers.filter(([name]) => name.toLowerCase() === "cookie").map(([, value]) => value);
  const [key, ...otherKeys] = listIn("cookie");
  // Only the last cookie can come from a variable. Documents with two such credentials are not known.
  const texts = [...cookies, ...otherKeys.map(({ name }) => `${name}=any-key`), ...(key ? [`${key.name}=`] : [])];
  return {
    headers: [
      ...listIn("header").map(({ name, prefix, variable }) => ({ name, value: prefix, variable })),
      ...given.map(([name, value]) => ({ name, value, variable: undefined })),
      ...(texts.length > 0 ? [{ name: "cookie", value: texts.join("; "), variable: key?.variable }] : []),
    ],
    query: listIn("query").map(({ name, prefix, variable }, index) => ({
      name,
      before: `${index > 0 || url.includes("?") ? "&" : "?"}${encodeURIComponent(name)}=${encodeURIComponent(prefix)}`,
      variable,
    })),
    basic,
  };
}
