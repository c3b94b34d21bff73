import type { Socket } from "node:net";
import type { RequestViolation } from "@shortvideo-api/report";
import type { UnreadableRequest } from "../core/create-core.js";
import { splitPrefix } from "../preference/split-prefix.js";
import { redactTarget } from "../core/redact-target.js";

/** What Node tells of bytes that it could not read. */
export interface ParseError extends Error {
  readonly code?: string;
  /** In the words of the parser, which hold nothing of the request. */
  readonly reason?: string;
  /** The piece of the request in which it stopped. */
  readonly rawPacket?: Buffer;
}

/** Bytes of the address and all headers together; more is answered 431. */
export const maxHeaderSize = 131_072;

/**
 * Answers what Node's parser could not read as HTTP, where there is still someone to answer. Gives what was wrong with it;
 * `undefined` where the caller went away, or did not come to an end.
 */
export function refuseUnreadable(error: ParseError, socket: Socket): UnreadableRequest | undefined {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return undefined;
  }
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
    endWith(socket, 408, "The request did not arrive in time.");
    return undefined;
  }
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
  const violation = toViolation(error);
  endWith(socket, status, violation.message);
  // It ended in the midst of a request, as one does that was called off.
  return error.code === "HPE_INVALID_EOF_STATE" ? undefined : { ...readFirstLine(error), status, violation };
}

/** Answers CONNECT, which asks for a way to somewhere else. */
export function refuseConnect(target: string, socket: Socket): UnreadableRequest {
  const message = "The mock is no proxy: `CONNECT` asks for a way to another host.";
  endWith(socket, 405, message);
  const violation = { code: "method-not-allowed", place: "method", message } as const;
  return { method: "CONNECT", target: redactTarget(target, undefined), prefix: undefined, status: 405, violation };
}

function toViolation({ code, reason = "", rawPacket }: ParseError): RequestViolation {
  if (code === "HPE_HEADER_OVERFLOW") {
    const message = `Address and headers exceed the ${maxHeaderSize} bytes that are read.`;
    return { code: "request-malformed", place: "header", message };
  }
  if (code === "HPE_INVALID_URL" || reason.startsWith("Expected HTTP/")) {
    const message =
      "The address holds what must be percent-encoded: a blank, a control character or a letter such as `ö` (`%C3%B6`).";
    return { code: "url-malformed", place: "url", message };
  }
  // The first byte of a TLS handshake.
  if (rawPacket?.[0] === 0x16) {
    const message = "The mock speaks plain HTTP, and was spoken to by TLS: its address begins with `http://`.";
    return { code: "request-malformed", place: "request", message };
  }
  const details = reason === "" ? "" : ` The parser says: ${reason}.`;
  return {
    code: "request-malformed",
    place: "request",
    message: `This is no HTTP request that can be read.${details}`,
  };
}

/** What comes in a later piece than the first line is told without it. */
function readFirstLine({ rawPacket }: ParseError): Pick<UnreadableRequest, "method" | "target" | "prefix"> {
  const text = rawPacket?.subarray(0, 1_000).toString("latin1") ?? "";
  const [, method, address] = /^([A-Za-z]{1,20}) (\/[^\r\n]*?)(?: HTTP\/[\d.]+)?\r?\n/.exec(text) ?? [];
  if (method === undefined || address === undefined) return { method: "?", target: "?", prefix: undefined };
  const { target, prefix } = splitPrefix(address);
  return { method, target: redactTarget(target, undefined), prefix };
}

const reasons: Readonly<Record<number, string>> = {
  400: "Bad Request",
  405: "Method Not Allowed",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

function endWith(socket: Socket, status: number, message: string): void {
  // Node has let go of this socket; a caller that is gone would otherwise end the process.
  socket.on("error", () => socket.destroy());
  const text = JSON.stringify({ message });
  const head = `HTTP/1.1 ${status} ${reasons[status] ?? ""}\r\ncontent-type: application/json\r\nconnection: close`;
  socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}
