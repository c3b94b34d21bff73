import { printJson } from "@shortvideo-api/document";
import {
  createResponder,
  type Fixtures,
  maxBodyLength,
  openMockOfText,
  type OpenedMock,
} from "@shortvideo-api/mock/in-memory/source";
import type { ContractReport } from "@shortvideo-api/report";
import type { ContractHandlersOptions } from "./contract-handlers.js";
import { decodeBody } from "./platform/zlib.js";

/** An opened document, with all that was recorded. */
export interface Contract {
  /** Returns `true` for the path of an operation. */
  hasPath(path: string): boolean;
  /** Responds as the mock does. `basePath` stands before the path of the document. */
  respond(request: Request, basePath: string): Promise<Response>;
  report(): ContractReport;
  reset(): void;
}

/** Opens the contract of a document. Throws `MockStartError` if the document cannot be read, or no operation can play the scenario. */
export async function openContract(options: ContractHandlersOptions): Promise<Contract> {
  const mock = await openMock(options);
  const respond = createResponder(mock.core);
  return {
    hasPath: (path) => mock.hasPath(path),
    async respond(request, basePath) {
      try {
        return await respond(await decodeBody(request, maxBodyLength), basePath);
      } catch (error) {
        // MSW reports any other rejection as a defect of the handler.
        if (error instanceof TypeError && error.message === "fetch failed") return Response.error();
        throw error;
      }
    },
    report: () => mock.report(),
    reset: () => mock.reset(),
  };
}

async function openMock({ document, fixtures, scenario, seed }: ContractHandlersOptions): Promise<OpenedMock> {
  const preference = [
    scenario?.replace(/^[\w-]+(?=\s*(?:[,;]|$))/, "scenario=$&"),
    seed === undefined ? undefined : `seed=${seed}`,
  ]
    .filter((words) => words !== undefined)
    .join(", ");
  if (document !== undefined) {
    const text = typeof document === "string" ? document : printJson(document);
    return openMockOfText({
      file: "openapi.yaml",
      text,
      fixtures: toFixtures(fixtures),
      isValidated: false,
      preference,
    });
  }
  const { service } = await import("./service.js");
  const isOwn = fixtures === undefined;
  const used = isOwn ? service.fixtures : toFixtures(fixtures);
  return openMockOfText({ file: "openapi.yaml", text: service.text, fixtures: used, isValidated: isOwn, preference });
}

function toFixtures(fixtures: ContractHandlersOptions["fixtures"]): Fixtures {
  // A record without a prototype: an operation may be named `constructor`.
  return Object.assign(Object.create(null), fixtures);
}
