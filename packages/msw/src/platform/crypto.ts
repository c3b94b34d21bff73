/** The part of `node:crypto` that the mock needs: short keys of values, and random ids. */

const blockBytes = 64;

/** Hashes a text with SHA-1, which names values and protects nothing. https://www.rfc-editor.org/rfc/rfc3174 */
export function hash(algorithm: string, text: string, encoding: string): string {
  if (algorithm !== "sha1" || encoding !== "base64")
    throw new Error(`Unknown hash \`${algorithm}\` in \`${encoding}\`.`);
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / blockBytes) * blockBytes);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  for (let offset = 0; offset < padded.length; offset += blockBytes) addBlock(state, view, offset);
  const digest = new DataView(new ArrayBuffer(20));
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word);
  return btoa(String.fromCharCode(...new Uint8Array(digest.buffer)));
}

function addBlock(state: Uint32Array, view: DataView, offset: number): void {
  const words = new Uint32Array(80);
  const at = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 80; index++) {
    words[index] =
      index < 16
        ? view.getUint32(offset + index * 4)
        : rotate(at(index - 3) ^ at(index - 8) ^ at(index - 14) ^ at(index - 16), 1);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let index = 0; index < 80; index++) {
    const [mix, constant] =
      index < 20
        ? [(b & c) | (~b & d), 0x5a827999]
        : index < 40
          ? [b ^ c ^ d, 0x6ed9eba1]
          : index < 60
            ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc]
            : [b ^ c ^ d, 0xca62c1d6];
    const next = (rotate(a, 5) + mix + e + constant + at(index)) | 0;
    [a, b, c, d, e] = [next, a, rotate(b, 30), c, d];
  }
  for (const [index, word] of [a, b, c, d, e].entries()) state[index] = (state[index] ?? 0) + word;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** Returns a random id. `crypto.randomUUID` of browsers needs a secure page. */
export function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
