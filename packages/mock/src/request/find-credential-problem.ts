import type { Credential, Operation } from "../contract/operation.js";
import type { Problem } from "../contract/problem.js";
import type { GivenParameters } from "./find-parameter-problems.js";

/** Says which key a request lacks; `undefined` when it shows one, whatever its value: the mock knows no subscribers. */
export function findCredentialProblem({ id, credentials }: Operation, given: GivenParameters): Problem | undefined {
  if (credentials.length === 0 || credentials.some((each) => each.every((credential) => isShown(credential, given)))) {
    return undefined;
  }
  const [first = []] = credentials;
  const missing = first.find((credential) => !isShown(credential, given)) ?? first[0];
  if (!missing) return undefined;
  const { in: place, name, prefix } = missing;
  const what = place === "query" ? `query parameter \`${name}\`` : `${place} \`${name}\``;
  const form = prefix === "" ? "" : `, beginning with \`${prefix.trim()}\``;
  // No value, also not of one that is there but wrong.
  return {
    code: "key-missing",
    place: `${place}.${name}`,
    message: `${id} takes a key in the ${what}${form}; there is none, or more than one.`,
  };
}

function isShown({ in: place, name, prefix }: Credential, { header, query, cookie }: GivenParameters): boolean {
  const values =
    place === "header"
      ? (header[name.toLowerCase()] ?? [])
      : place === "query"
        ? query.flatMap(([key, value]) => (key === name ? [value] : []))
        : [cookie[name] ?? ""];
  const [value = ""] = values;
  return (
    values.length === 1 &&
    value.toLowerCase().startsWith(prefix.toLowerCase()) &&
    value.slice(prefix.length).trim() !== ""
  );
}
