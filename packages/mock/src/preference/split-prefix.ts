/** An address without the preference before its path. */
export interface Unprefixed {
  /** `"/api/post/detail?videoId=1"`. */
  readonly target: string;
  /** The decoded text between `/~` and the next slash; `undefined` if none exists. */
  readonly prefix: string | undefined;
}

/** Removes the preference from an address: `/~scenario=slow,session=a/api/posts`. A segment without `=` is part of the path. */
export function splitPrefix(target: string): Unprefixed {
  const match = pattern.exec(target);
  if (!match) return { target, prefix: undefined };
  const [whole, authority = "", written = ""] = match;
  const prefix = decode(written);
  if (!prefix.includes("=")) return { target, prefix: undefined };
  const rest = target.slice(whole.length);
  return { target: authority + (rest.startsWith("/") ? rest : `/${rest}`), prefix };
}

/** Some clients encode the tilde. */
const pattern = /^(https?:\/\/[^/?#]*)?\/(?:~|%7[Ee])([^/?#]*)/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
