import { showValue } from "@shortvideo-api/document/source";

/**
 * Names a value in a sentence for callers: `` `count` `` for `query.count`, and `` `comments[].text` of the response `` for
 * `200.comments[].text`.
 */
export function nameValue(place: string): string {
  const [, param] = /^(?:query|path|header|cookie|body)\.(.*)$/s.exec(place) ?? [];
  if (param !== undefined) return `\`${showValue(param)}\``;
  const [, status, rest = ""] = /^(\d{3}|[1-5]XX|default)(?:\.|(?=[[(])|$)(.*)$/s.exec(place) ?? [];
  if (status === undefined) return `\`${showValue(place)}\``;
  const isSuccess = status.startsWith("2");
  const [, header] = /^\(header\)\.(.*)$/s.exec(rest) ?? [];
  if (header !== undefined)
    return `the header \`${showValue(header)}\` of ${isSuccess ? "the response" : nameFailure(status)}`;
  const owner = isSuccess ? "the response" : `the body of ${nameFailure(status)}`;
  return rest === "" ? owner : `\`${showValue(rest)}\` of ${owner}`;
}

/** Names a place, in backticks if it is code. */
export function namePlace(place: string): string {
  if (place === "default") return nameFailure(place);
  return /^(?:[13-5]\d\d|[1345]XX)$/.test(place) ? `the failure ${place}` : nameValue(place);
}

function nameFailure(status: string): string {
  return status === "default" ? "other failures" : status;
}
