import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { RequestViolation } from "@shortvideo-api/report";
import { splitPrefix } from "../preference/read-preference.js";
import { redactTarget, type UnreadableRequest } from "../core/to-exchange.js";

/** The error that Node's parser reports. */
export interface ParseError extends Error {
  readonly code?: string;
  /** The reason of the parser, which contains no part of the request. */
  readonly reason?: string;
  /** The bytes at which the parser stopped. */
  readonly rawPacket?: Buffer;
}

/** Maximum size of the address and all headers, in bytes. Larger requests get status 431. */
export const maxHeaderSize = 131_072;

/**
 * Responds to bytes that Node's parser rejects, and returns the violation. Returns `undefined` if the caller disconnected or did not
 * complete the request. `server` is the word for the server in messages.
 */
export function refuseUnreadable(
  error: ParseError,
  socket: Socket,
  server: "mock" | "proxy" = "mock",
): UnreadableRequest | undefined {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return undefined;
  }
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
    endWith(socket, 408, "The request did not arrive in time.");
    return undefined;
  }
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
  const violation = toViolation(error, server);
  endWith(socket, status, violation.message);
  // The connection ended in the middle of a request, which also happens when a client aborts it.
  return error.code === "HPE_INVALID_EOF_STATE" ? undefined : { ...readFirstLine(error), status, violation };
}

/** Rejects CONNECT, which asks for a tunnel to another server. `message` says why. */
export function refuseConnect(
  target: string,
  socket: Socket,
  message = "The mock is not a proxy and rejects `CONNECT`.",
): UnreadableRequest {
  endWith(socket, 405, message);
  // The server no longer knows this socket, and could not close it.
  socket.once("finish", () => socket.destroy());
  const violation = { code: "method-not-allowed", place: "method", message } as const;
  return { method: "CONNECT", target: redactTarget(target, undefined), prefix: undefined, status: 405, violation };
}

function toViolation({ code, reason = "", rawPacket }: ParseError, server: string): RequestViolation {
  if (code === "HPE_HEADER_OVERFLOW") {
    const message = `The address and headers are longer than ${maxHeaderSize} bytes.`;
    return { code: "request-malformed", place: "header", message };
  }
  if (code === "HPE_INVALID_URL" && !/ url (?:path|query|fragment)/.test(reason)) {
    const message = "The address begins neither with a slash nor with `http://`.";
    return { code: "url-malformed", place: "url", message };
  }
  if (code === "HPE_INVALID_URL" || reason.startsWith("Expected HTTP/")) {
    const message =
      "The address contains a space, a control character or a non-ASCII letter. Percent-encode it: `ö` is `%C3%B6`.";
    return { code: "url-malformed", place: "url", message };
  }
  // The first byte of a TLS handshake.
  if (rawPacket?.[0] === 0x16) {
    const message = `The request uses TLS, but the ${server} serves plain HTTP. Use an address that begins with \`http://\`.`;
    return { code: "request-malformed", place: "request", message };
  }
  const details = reason === "" ? "" : ` The parser says: ${reason}.`;
  return { code: "request-malformed", place: "request", message: `The request is not valid HTTP.${details}` };
}

/** Reads method and target, if the parser stopped in the same piece of the request. */
function readFirstLine({ rawPacket }: ParseError): Pick<UnreadableRequest, "method" | "target" | "prefix"> {
  const text = rawPacket?.subarray(0, 1_000).toString("latin1") ?? "";
  const [, method, address] = /^([A-Za-z]{1,20}) (\/[^\r\n]*?)(?: HTTP\/[\d.]+)?\r?\n/.exec(text) ?? [];
  if (method === undefined || address === undefined) return { method: "?", target: "?", prefix: undefined };
  const { target, prefix } = splitPrefix(address);
  return { method, target: redactTarget(target, undefined), prefix };
}

function endWith(socket: Socket, status: number, message: string): void {
  // Node no longer handles errors of this socket. Without a handler, a caller that disconnects would end the process.
  socket.on("error", () => socket.destroy());
  const text = JSON.stringify({ message });
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\ncontent-type: application/json\r\nconnection: close`;
  socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}
