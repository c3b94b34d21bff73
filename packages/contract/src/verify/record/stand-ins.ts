/** Replaces values by stand-ins, which depend only on the order of the originals and on their form. The same original has one stand-in. */
export class StandIns {
  readonly #originals = new Set<string>();
  readonly #known = new Map<string, string>();
  readonly #taken = new Set<string>();
  #count = 0;

  /** Prevents these texts from becoming stand-ins. */
  avoid(originals: readonly string[]): void {
    for (const text of originals) this.#originals.add(text);
  }

  /** Returns a text of the same length and form: digits, an address, a time, words. */
  replaceText(original: string): string {
    // A single digit is a code, and an empty text often means "none".
    if (/^\d?$/.test(original)) return original;
    const form = forms.find(({ pattern }) => pattern.test(original));
    return this.#replace(original, (number) =>
      form ? form.make(number, original) : makeWords(number, original.length),
    );
  }

  /** Returns a text that replaces letters by letters and digits by digits, so that it matches most patterns of the original. */
  replaceCharacters(original: string): string {
    return this.#replace(`like ${original}`, (number) => makeSimilar(number, original));
  }

  /** Returns a number with the same number of digits. */
  replaceNumber(digits: string): string {
    return this.#replace(digits, (number) => makeDigits(number, digits));
  }

  #replace(original: string, make: (number: number) => string): string {
    const previous = this.#known.get(original);
    if (previous !== undefined) return previous;
    let standIn = original;
    // A short form has few values. When all are taken, two originals share one.
    for (let tries = 0; tries < 1_000; tries++) {
      standIn = make(this.#count++);
      if (!this.#originals.has(standIn) && (!this.#taken.has(standIn) || tries > 100)) break;
    }
    if (this.#originals.has(standIn)) standIn += /^-?\d+$/.test(standIn) ? "0123456789".repeat(4) : "-".repeat(40);
    this.#taken.add(standIn);
    this.#known.set(original, standIn);
    return standIn;
  }
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

const alphabets = ["0123456789", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Makes a text of the same form. The last characters make it unique. */
function makeSimilar(number: number, original: string): string {
  let rest = number;
  const characters = [...original].toReversed().map((character) => {
    const alphabet = alphabets.find((each) => each.includes(character));
    if (alphabet === undefined) return /\p{L}|\p{N}/u.test(character) ? "x" : character;
    const index = rest % alphabet.length;
    rest = Math.floor(rest / alphabet.length);
    return alphabet[index] ?? character;
  });
  return characters.toReversed().join("");
}

/** Makes a number of the same length. It begins with 1, so that it stays within 64 bits. */
function makeDigits(number: number, original: string): string {
  const sign = original.startsWith("-") ? "-" : "";
  const length = original.length - sign.length;
  if (length === 1) return sign + String(number % 10);
  const firstDigit = original[sign.length] === "0" ? "0" : "1";
  return `${sign}${firstDigit}${fillDigits(number, length - 1)}`;
}

/** Makes digits that are not mostly zeros, so that rounding them is visible. */
function fillDigits(number: number, length: number): string {
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
  if (length < 5) return toLetters(number).padStart(length, "a").slice(-length);
  let text = toLetters(number);
  for (let index = number; text.length < Math.min(length, 200); index++) text += ` ${words[index % words.length]}`;
  return text.slice(0, length).trimEnd().padEnd(Math.min(length, 200), "x");
}

/** Returns different letters for each number: `a`, `b`, …, `z`, `ba`, …. */
function toLetters(number: number): string {
  const letter = String.fromCodePoint(97 + (number % 26));
  return number < 26 ? letter : toLetters(Math.floor(number / 26)) + letter;
}
