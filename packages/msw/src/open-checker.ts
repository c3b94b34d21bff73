import { openExchangeChecker } from "@shortvideo-api/contract/traffic/source";
import { type OpenedDocument, readStreamKind } from "@shortvideo-api/document";
import { listSentHeaders } from "@shortvideo-api/mock/in-memory/source";
import { type ContractReport, mergeReports } from "@shortvideo-api/report";
import { Buffer } from "./platform/buffer.js";
import { decodeBody } from "./platform/zlib.js";

/** A request, and the response of a handler. */
export interface HandledExchange {
  readonly request: Request;
  /** `undefined` if it is unknown. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  /** A copy, whose body is not read yet. */
  readonly response: Response;
  readonly durationMs: number;
}

/** Checks exchanges of handlers. */
export interface Checker {
  /** Checks an exchange when the body of its response ends. */
  check(exchange: HandledExchange, basePath: string): void;
  /** Adds the exchanges so far to a report. Waits for the bodies of responses, but takes a stream as it is. */
  addTo(report: ContractReport): Promise<ContractReport>;
}

/** The bytes beyond which a body is not checked, before and after decoding. */
const maxBodyBytes = 10_000_000;

/** An exchange whose response has not ended. */
interface Pending {
  readonly isStream: boolean;
  /** Resolves when the response is recorded. */
  readonly done: Promise<void>;
  /** Records what has arrived of the response. */
  readonly record: (isCut: boolean) => void;
}

/** Creates a checker for an opened document. `baseUrl` is the address of the service, on which further pages of lists must be. */
export function openChecker(source: OpenedDocument, baseUrl: string): Checker {
  const checker = openExchangeChecker(source, { baseUrl, maxBodyBytes });
  const pending = new Set<Pending>();

  return {
    check({ request, body, response, durationMs }, basePath) {
      const { method, url, headers } = request;
      const { pathname, search } = new URL(url);
      const target = `${pathname.slice(basePath.length)}${search}`;
      const decoding = body && decodeBody(body, headers.get("content-encoding") ?? "", maxBodyBytes);
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      const [mediaType = ""] = (response.headers.get("content-type") ?? "").split(";");
      let sent = { body, contentEncoding: "" };
      // `HttpResponse.error()` simulates a failure of the network.
      const isMeantToFail = response.type === "error";
      const exchange: Pending = {
        isStream: readStreamKind(mediaType.trim().toLowerCase()) !== undefined,
        done: Promise.all([receive(response, chunks), decoding]).then(([isCut, decoded = sent]) => {
          sent = decoded;
          exchange.record(isCut);
        }),
        record(isCut) {
          if (!pending.delete(exchange)) return;
          const sentHeaders = listSentHeaders(request, body?.length ?? 0);
          if (sent.contentEncoding === "") sentHeaders.delete("content-encoding");
          else sentHeaders.set("content-encoding", sent.contentEncoding);
          checker.check({
            request: { method, target, headers: [...sentHeaders], body: sent.body },
            response: isMeantToFail
              ? { reason: "broken", code: "" }
              : {
                  status: response.status,
                  headers: [...response.headers],
                  body: Buffer.concat(chunks),
                  isDecoded: true,
                  isCut,
                },
            isMeantToFail,
            durationMs,
          });
        },
      };
      pending.add(exchange);
    },
    async addTo(report) {
      await Promise.all([...pending].filter(({ isStream }) => !isStream).map(({ done }) => done));
      // A stream may never end.
      for (const { record } of pending) record(true);
      return mergeReports([report, checker.report()]);
    },
  };
}

/** Receives the body of a response. Returns `true` if it ended with an error. */
async function receive({ body }: Response, chunks: Uint8Array[]): Promise<boolean> {
  try {
    const reader = body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) chunks.push(part.value);
    return false;
  } catch {
    return true;
  }
}
