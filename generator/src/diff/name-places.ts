/** Ways to a value as changes name them: the part of the call, and what leads on from there. */
const places = /`(?:(query|path|header|cookie|body)\.|(\d{3}|[1-5]XX|default)(?:\.headers\.([^`]+)|\.?))([^`]*)`/g;

/**
 * A message in which values are called as callers call them: `` `count` `` and not `` `query.count` ``, and
 * `` `comments[].text` of the answer ``.
 */
export function namePlaces(message: string): string {
  const named = nameInside(message);
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** A place by itself, in backticks where it is code. */
export function namePlace(place: string): string {
  if (/^(?:[13-5]\d\d|[1345]XX|default)$/.test(place)) return `the failure ${place}`;
  return nameInside(`\`${place}\``);
}

function nameInside(text: string): string {
  return text.replaceAll(places, (_whole: string, part?: string, status = "", header?: string, rest = "") => {
    if (part !== undefined) return `\`${rest}\``;
    const owner = status.startsWith("2") ? "the answer" : `the body of ${status}`;
    if (header !== undefined) return `the header \`${header}\` of ${status.startsWith("2") ? "the answer" : status}`;
    return rest === "" ? owner : `\`${rest}\` of ${owner}`;
  });
}
