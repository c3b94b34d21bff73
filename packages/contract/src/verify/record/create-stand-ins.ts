/** Creates values to write in place of others: the same stand-in for the same original. */
export interface StandIns {
  /** Excludes the originals as stand-ins. */
  avoid(originals: readonly string[]): void;
  /** Returns a text of the same length and form: digits, an address, a time, words. */
  textFor(original: string): string;
  /** Returns a text that replaces letters by letters and digits by digits, so that it matches most patterns of the original. */
  likeFor(original: string): string;
  /** Returns a number with the same number of digits. */
  numberFor(digits: string): string;
}

/** Creates stand-ins that depend on the order of the originals and on their form only. */
export function createStandIns(): StandIns {
  const originals = new Set<string>();
  const known = new Map<string, string>();
  const taken = new Set<string>();
  let count = 0;

  const standInFor = (original: string, make: (number: number) => string): string => {
    const before = known.get(original);
    if (before !== undefined) return before;
    let standIn = original;
    // A short form has few members. When all are taken, two originals share one.
    for (let tries = 0; tries < 1_000; tries++) {
      standIn = make(count++);
      if (!originals.has(standIn) && (!taken.has(standIn) || tries > 100)) break;
    }
    if (originals.has(standIn)) standIn += /^-?\d+$/.test(standIn) ? "0123456789".repeat(4) : "-".repeat(40);
    taken.add(standIn);
    known.set(original, standIn);
    return standIn;
  };

  return {
    avoid(texts) {
      for (const text of texts) originals.add(text);
    },
    textFor(original) {
      // A single digit is a code, and an empty text often means "none".
      if (/^\d?$/.test(original)) return original;
      const form = forms.find(({ pattern }) => pattern.test(original));
      return standInFor(original, (number) =>
        form ? form.make(number, original) : makeWords(number, original.length),
      );
    },
    likeFor: (original) => standInFor(`like ${original}`, (number) => makeLike(number, original)),
    numberFor: (digits) => standInFor(digits, (number) => makeDigits(number, digits)),
  };
}

interface Form {
  readonly pattern: RegExp;
  readonly make: (number: number, original: string) => string;
}

const forms: readonly Form[] = [
  { pattern: /^-?\d+$/, make: makeDigits },
  { pattern: /^https?:\/\//i, make: (number, original) => makeAddress(number, original) },
  { pattern: /^\d{4}-\d{2}-\d{2}(?:T.*)?$/, make: makeTime },
  { pattern: /^[^@\s]+@[^@\s]+\.[^@\s]+$/, make: (number) => `person-${number}@example.com` },
  {
    pattern: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    make: (number) => `00000000-0000-4000-8000-${toHex(number, 12)}`,
  },
  { pattern: /^(?=.*\d)[\da-f]{12,}$/i, make: (number, { length }) => toHex(number, length) },
];

/** Makes a text like the original. The last characters make it unique. */
function makeLike(number: number, original: string): string {
  let rest = number;
  const signs = [...original].toReversed().map((sign) => {
    const kind = ["0123456789", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((each) =>
      each.includes(sign),
    );
    if (kind === undefined) return /\p{L}|\p{N}/u.test(sign) ? "x" : sign;
    const index = rest % kind.length;
    rest = Math.floor(rest / kind.length);
    return kind[index] ?? sign;
  });
  return signs.toReversed().join("");
}

/** Makes a number of the same length. It begins with 1, so that it stays within 64 bits. */
function makeDigits(number: number, original: string): string {
  const sign = original.startsWith("-") ? "-" : "";
  const length = original.length - sign.length;
  if (length === 1) return sign + String(number % 10);
  const zeros = original[sign.length] === "0";
  return `${sign}${zeros ? "0" : "1"}${spread(number, length - 1)}`;
}

/** Makes digits other than zeros, so that rounding them is visible. */
function spread(number: number, length: number): string {
  const digits = String((BigInt(number) + 1n) * 12_345_678_901_234_567n).padStart(length, "7");
  return digits.slice(-length);
}

function makeAddress(number: number, original: string): string {
  const [ending = ""] = /\.[a-z\d]{2,5}(?=$|[?#])/i.exec(original.slice(9)) ?? [];
  const start = `https://example.com/${number}`;
  const isFile = /\.(?:jpe?g|png|webp|gif|heic|avif|mp[34]|m4a|flv|m3u8|html)$/i.test(ending);
  return start + (isFile ? ending.toLowerCase() : "");
}

function makeTime(number: number, original: string): string {
  const time = new Date(Date.UTC(2026, 0, 1) + number * 86_400_000).toISOString();
  return original.length > 10 ? time.replace(/\.\d+Z$/, "Z") : time.slice(0, 10);
}

function toHex(number: number, length: number): string {
  return number.toString(16).padStart(length, "0").slice(-length);
}

const words =
  "lorem ipsum dolor sit amet consetetur sadipscing elitr sed diam nonumy eirmod tempor invidunt ut labore".split(" ");

/** Makes words of the same length, up to 200 characters. */
function makeWords(number: number, length: number): string {
  if (length < 5) return letters(number).padStart(length, "a").slice(-length);
  let text = letters(number);
  for (let index = number; text.length < Math.min(length, 200); index++) text += ` ${words[index % words.length]}`;
  return text.slice(0, length).trimEnd().padEnd(Math.min(length, 200), "x");
}

/** Returns different letters for each number: `a`, `b`, …, `z`, `ba`, …. */
function letters(number: number): string {
  const letter = String.fromCodePoint(97 + (number % 26));
  return number < 26 ? letter : letters(Math.floor(number / 26)) + letter;
}
