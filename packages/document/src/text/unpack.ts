import { gunzipSync } from "node:zlib";

/** Returns the text of a file, which is gzipped when its name says so. Throws where that holds more than `most_bytes`. */
export function unpack(file: string, bytes: Buffer, most_bytes: number): string {
  return (file.endsWith(".gz") ? gunzipSync(bytes, { maxOutputLength: most_bytes }) : bytes).toString("utf8");
}
