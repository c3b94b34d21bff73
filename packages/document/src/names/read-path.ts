import { toCamelCase } from "./letter-case.ts";

/** The words of a path from which names are made. */
export interface PathWords {
  /** Words that only name the API or its version, such as `v1`, in camelCase. */
  readonly prefix: readonly string[];
  /** The other fixed words, in camelCase. */
  readonly nouns: readonly string[];
  /** Names of the parameters, as written. */
  readonly params: readonly string[];
  /** For each noun, the number of parameters before it. */
  readonly paramsBefore: readonly number[];
  /** Whether the path ends with a parameter. */
  readonly endsWithParam: boolean;
}

/** Reads the words of a path: `/v1/accounts/{account}/bank_accounts` → `accounts`, `bankAccounts`. */
export function readPath(path: string): PathWords {
  const parts = listPathParts(path);
  const words = parts.filter((part) => "noun" in part);
  const afterPrefix = parts.findIndex((part) => "param" in part || !isPrefix(part.written));
  // At least one word must remain as a noun.
  const prefixLength = Math.min(afterPrefix === -1 ? words.length : afterPrefix, Math.max(0, words.length - 1));
  const nouns = words.slice(prefixLength);
  const last = parts.at(-1);
  return {
    prefix: words.slice(0, prefixLength).map(({ noun }) => noun),
    nouns: nouns.map(({ noun }) => noun),
    params: listParams(parts),
    paramsBefore: nouns.map((noun) => listParams(parts.slice(0, parts.indexOf(noun))).length),
    endsWithParam: last !== undefined && "param" in last,
  };
}

function listParams(parts: readonly PathPart[]): string[] {
  return parts.flatMap((part) => ("param" in part ? [part.param] : []));
}

/** A fixed word or a parameter of a path. */
export type PathPart = { readonly noun: string; readonly written: string } | { readonly param: string };

/** Lists the fixed words and the parameters of a path, in order. `/pets/{id}.json:feed` → `pets`, `{id}`, `feed`; `/pets.list` → `pets`, `list`. */
export function listPathParts(path: string): PathPart[] {
  return path
    .replace(/\?.*$/s, "")
    .split(/[/#]/)
    .flatMap((segment) => segment.replace(/\.(?:json|xml)$/i, "").split(/(\{[^{}]*\})|:|(?<=\p{L})\.(?=\p{L})/u))
    .flatMap((text): PathPart[] => {
      if (text === undefined || text === "") return [];
      const [, param] = /^\{([^{}]*)\}$/.exec(text) ?? [];
      if (param !== undefined) return [{ param }];
      const noun = toCamelCase(text);
      return noun === "" ? [] : [{ noun, written: text }];
    });
}

/** Returns `true` for a segment that only names the API or its version, such as `api` or `v1`. */
function isPrefix(segment: string): boolean {
  return /^(?:apis?|rest|v\d[\w.-]*|\d+(?:\.\d+)+|\d{4}-\d{2}-\d{2})$/i.test(segment);
}
