import type { ReadSuccess } from "../call/metadata.js";
import { openBody } from "./open-body.js";

/** Opens the body of a success as a stream of bytes. Keeps only one piece in memory at a time. */
export const openDownload: ReadSuccess = async (response, call) => {
  const body = openBody(response, call);
  // oxlint-disable-next-line no-restricted-globals -- Only responses with a stream reach this line.
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = await body.read();
        if (bytes) controller.enqueue(bytes);
        else controller.close();
      },
      cancel: () => body.close(),
    },
    // Reads a piece only when the caller asks for it.
    { highWaterMark: 0 },
  );
};
