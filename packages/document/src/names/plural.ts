import { capitalize } from "./letter-case.ts";

/** Returns `true` for an English noun in the plural. Some nouns that end in `s` are singular, such as `status`. */
export function isPlural(noun: string): boolean {
  const word = findLastWord(noun);
  return irregular.has(word) || (/[^siu]s$/.test(word) && !singular.has(word));
}

/** Returns the singular of an English noun: `bankAccounts` → `bankAccount`. A singular noun stays as it is. */
export function toSingular(noun: string): string {
  const word = findLastWord(noun);
  if (!isPlural(noun)) return noun;
  const start = noun.slice(0, noun.length - word.length);
  const ending = noun.slice(start.length);
  const found = irregular.get(word);
  if (found !== undefined) return start + (ending === capitalize(ending) ? capitalize(found) : found);
  if (/[^aeiou]ies$/i.test(ending) && ending.length > 4) return `${start}${ending.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/i.test(ending)) return start + ending.slice(0, -2);
  return start + ending.slice(0, -1);
}

const irregular: ReadonlyMap<string, string> = new Map([
  ["people", "person"],
  ["children", "child"],
  ["men", "man"],
  ["women", "woman"],
  ["indices", "index"],
  ["vertices", "vertex"],
  ["statuses", "status"],
  ["addresses", "address"],
  ["aliases", "alias"],
  ["apis", "api"],
  ["buses", "bus"],
  ["caches", "cache"],
  ["cookies", "cookie"],
  ["emojis", "emoji"],
  ["menus", "menu"],
  ["movies", "movie"],
  ["skus", "sku"],
  ["uris", "uri"],
  ["wikis", "wiki"],
]);

/** Nouns that end in `s` and are singular, or have no other form. */
const singular: ReadonlySet<string> = new Set(
  (
    "alias analytics atlas aws bias canvas cors credentials css details dns gas gps https ios kubernetes lens news os " +
    "preferences sas series settings sms species statistics stats tls"
  ).split(" "),
);

/** Returns the last word of `bankAccounts` or `bank_accounts`, in lower case. */
function findLastWord(noun: string): string {
  return /(?:\p{Lu}+|\p{Lu}?[^\p{Lu}\W_]+)$/u.exec(noun)?.[0].toLowerCase() ?? noun.toLowerCase();
}
