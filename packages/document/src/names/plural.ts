/** Returns whether an English noun names several things. Some nouns that end in `s` name one, such as `status`. */
export function isPlural(noun: string): boolean {
  const word = lastWordOf(noun);
  return irregular.has(word) || (/[^siu]s$/.test(word) && !singular.has(word));
}

/** Returns the singular of an English noun: `bankAccounts` → `bankAccount`. A word that is singular stays as it is. */
export function toSingular(noun: string): string {
  const word = lastWordOf(noun);
  if (!isPlural(noun)) return noun;
  const start = noun.slice(0, noun.length - word.length);
  const found = irregular.get(word);
  if (found !== undefined) return start + keepCase(noun.slice(start.length), found);
  const ending = noun.slice(start.length);
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
  ["buses", "bus"],
  ["caches", "cache"],
  ["cookies", "cookie"],
  ["menus", "menu"],
  ["movies", "movie"],
]);

/** Nouns in `s` that name one thing, or have no other form. */
const singular: ReadonlySet<string> = new Set(
  (
    "alias analytics atlas aws bias canvas cors credentials css details dns gas gps https ios kubernetes lens news os " +
    "preferences sas series settings sms species statistics stats tls"
  ).split(" "),
);

/** Returns the last word of `bankAccounts` or `bank_accounts`, in lower case. */
function lastWordOf(noun: string): string {
  return /(?:\p{Lu}+|\p{Lu}?[^\p{Lu}\W_]+)$/u.exec(noun)?.[0].toLowerCase() ?? noun.toLowerCase();
}

function keepCase(like: string, word: string): string {
  return like.charAt(0) === like.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
