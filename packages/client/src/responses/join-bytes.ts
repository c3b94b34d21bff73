/** Joins pieces of bytes. Returns a single piece as it is, and `undefined` without pieces. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array | undefined {
  if (pieces.length < 2) return pieces[0];
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.byteLength, 0));
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.byteLength;
  }
  return bytes;
}
