// The page of the test in a browser: handlers of a contract, and a worker of MSW with them.

import { contractHandlers } from "@shortvideo-api/msw";
import { getResponse, http, HttpResponse } from "msw";
import { setupWorker } from "msw/browser";
import type { TestRequest } from "../create-request.ts";
import { baseUrl, observe } from "../observe.ts";

const contract = contractHandlers({ baseUrl: [baseUrl, "/service"] });
const explore = http.get("/service/api/drama/explore", () => HttpResponse.json({ dramaList: [], hasMore: "no" }));
const worker = setupWorker(...contract.check(explore), ...contract.handlers);

/** Runs a function in a task of the page. The browser lets the task of a debugger make code in spite of the policy. */
function later<Value>(run: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => setTimeout(() => void run().then(resolve, reject)));
}

async function makeCode(): Promise<string> {
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- It must fail.
    return String(new Function("return 1")());
  } catch (error) {
    return error instanceof Error ? error.name : "";
  }
}

Object.assign(window, {
  page: {
    makeCode: () => later(makeCode),
    respond: ({ target, init }: TestRequest) =>
      later(() =>
        observe(() => getResponse([...contract.handlers], new Request(`${baseUrl}${target}`, init)), baseUrl),
      ),
    start: () => later(() => worker.start({ quiet: true })),
    report: () => later(() => contract.report()),
  },
});
