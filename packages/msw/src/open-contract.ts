import { printJson } from "@shortvideo-api/document";
import {
  createResponder,
  type Fixtures,
  maxBodyLength,
  openMockOfText,
  type OpenedMock,
} from "@shortvideo-api/mock/in-memory/source";
import type { ContractReport } from "@shortvideo-api/report";
import type { ContractHandlersOptions } from "./options.js";
import type { Checker, HandledExchange } from "./open-checker.js";
import { decodeBody } from "./platform/zlib.js";

/** An opened document, with all that was recorded. */
export interface HandlerContract {
  /** Returns the path of the server before the path of an operation: `""`, `"/v1"`; `undefined` for the address of no operation. */
  findBasePath(url: string): string | undefined;
  /** Responds as the mock does. `basePath` stands before the path of the document. */
  respond(request: Request, basePath: string): Promise<Response>;
  /** Checks the response of another handler. */
  check(exchange: HandledExchange, basePath: string): Promise<void>;
  report(): Promise<ContractReport>;
  reset(): void;
}

/** Opens the contract of a document. Throws `MockStartError` if the document cannot be read, or no operation can play the scenario. */
export async function openContract(options: ContractHandlersOptions): Promise<HandlerContract> {
  const mock = await openMock(options);
  const respond = createResponder(mock.core);
  let checker: Promise<Checker> | undefined;
  return {
    findBasePath(url) {
      const { pathname, search } = new URL(url);
      return mock.findBasePath(`${pathname}${search}`);
    },
    async respond(request, basePath) {
      try {
        return await respond(await decodeRequest(request), basePath);
      } catch (error) {
        // MSW reports any other rejection as a defect of the handler.
        if (error instanceof TypeError && error.message === "fetch failed") return Response.error();
        throw error;
      }
    },
    async check(exchange, basePath) {
      const baseUrl = new URL(exchange.request.url).origin + basePath;
      // Most contracts check no other handlers.
      checker ??= import("./open-checker.js").then(({ openChecker }) => openChecker(mock.source, baseUrl));
      (await checker).check(exchange, basePath);
    },
    report: async () => (checker ? (await checker).addTo(mock.report()) : mock.report()),
    reset() {
      mock.reset();
      checker = undefined;
    },
  };
}

/** Decompresses the body of a request. */
async function decodeRequest(request: Request): Promise<Request> {
  const { method, url, signal, body: stream } = request;
  const contentEncoding = request.headers.get("content-encoding");
  if (contentEncoding === null || !stream) return request;
  const decoded = await decodeBody(new Uint8Array(await request.arrayBuffer()), contentEncoding, maxBodyLength);
  const headers = new Headers(request.headers);
  if (decoded.contentEncoding === "") headers.delete("content-encoding");
  else headers.set("content-encoding", decoded.contentEncoding);
  return new Request(url, { method, signal, headers, body: decoded.body });
}

async function openMock(options: ContractHandlersOptions): Promise<OpenedMock> {
  const { document, overlays = [], fixtures, scenario, seed } = options;
  const preference = [
    scenario?.replace(/^[\w-]+(?=\s*(?:[,;]|$))/, "scenario=$&"),
    seed === undefined ? undefined : `seed=${seed}`,
  ]
    .filter((words) => words !== undefined)
    .join(", ");
  const source = { file: "openapi.yaml", overlays, preference };
  if (document !== undefined) {
    const text = typeof document === "string" ? document : printJson(document);
    return openMockOfText({ ...source, text, fixtures: toFixtures(fixtures), isValidated: false });
  }
  const { service } = await import("./service.js");
  const used = fixtures === undefined ? service.fixtures : toFixtures(fixtures);
  const isValidated = fixtures === undefined && overlays.length === 0;
  return openMockOfText({ ...source, text: service.text, fixtures: used, isValidated });
}

function toFixtures(fixtures: ContractHandlersOptions["fixtures"]): Fixtures {
  // A record without a prototype: an operation may be named `constructor`.
  return Object.assign(Object.create(null), fixtures);
}
