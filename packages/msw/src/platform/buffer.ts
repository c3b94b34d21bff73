/** The part of `Buffer` and `node:buffer` that the mock needs. */

type Encoding = "utf8" | "latin1" | "base64" | "base64url" | "hex";

/** Bytes, which convert from and to texts. */
export class Buffer extends Uint8Array<ArrayBuffer> {
  static override from(source: unknown, encoding?: unknown, length?: unknown): Buffer {
    if (typeof source === "string") return toBuffer(encode(source, typeof encoding === "string" ? encoding : "utf8"));
    if (source instanceof ArrayBuffer) {
      return new Buffer(source, Number(encoding ?? 0), length === undefined ? undefined : Number(length));
    }
    return toBuffer(source instanceof Uint8Array ? source : new Uint8Array());
  }

  static concat(parts: readonly Uint8Array[]): Buffer {
    const all = new Buffer(new ArrayBuffer(parts.reduce((sum, { length }) => sum + length, 0)));
    let offset = 0;
    for (const part of parts) {
      all.set(part, offset);
      offset += part.length;
    }
    return all;
  }

  static byteLength(text: string, encoding = "utf8"): number {
    return encode(text, encoding).length;
  }

  override toString(encoding: Encoding = "utf8", start = 0, end: number = this.length): string {
    const bytes = Uint8Array.prototype.subarray.call(this, start, end);
    if (encoding === "utf8") return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    if (encoding === "hex") return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const latin1 = decodeLatin1(bytes);
    if (encoding === "latin1") return latin1;
    const base64 = btoa(latin1);
    return encoding === "base64" ? base64 : base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  }

  override indexOf(search: unknown, from = 0): number {
    const wanted = typeof search === "string" ? encode(search, "utf8") : search;
    if (!(wanted instanceof Uint8Array)) return super.indexOf(Number(search), from);
    const [first = 0] = wanted;
    for (let at = super.indexOf(first, from); at >= 0; at = super.indexOf(first, at + 1)) {
      if (wanted.every((byte, index) => byte === this[at + index])) return at;
    }
    return -1;
  }
}

function toBuffer(bytes: Uint8Array): Buffer {
  const copy = new Buffer(new ArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

function encode(text: string, encoding: string): Uint8Array {
  if (encoding === "utf8") return new TextEncoder().encode(text);
  const latin1 = encoding === "base64" ? decodeBase64(text) : text;
  return Uint8Array.from(latin1, (character) => character.charCodeAt(0));
}

/** Decodes base64 as Node does, which skips all other characters. */
function decodeBase64(text: string): string {
  const [digits = ""] = text
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replaceAll(/[^A-Za-z\d+/=]/g, "")
    .split("=");
  return atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits);
}

function decodeLatin1(bytes: Uint8Array): string {
  let text = "";
  // A call with all bytes as arguments would overflow the stack.
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return text;
}

/** Returns `true` for bytes that are UTF-8. */
export function isUtf8(bytes: Uint8Array<ArrayBuffer>): boolean {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).length >= 0;
  } catch {
    return false;
  }
}
