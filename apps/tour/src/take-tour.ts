import { createClient } from "@shortvideo-api/client";
import { operations } from "@shortvideo-api/fixtures";
import { type Paint, printHead, printTotal, printVisit } from "./print-visit.js";
import { type OperationVisit, visitOperation } from "./visit-operation.js";
import { watchFetch } from "./watch-fetch.js";

/** Options of {@link takeTour}. */
export interface TourOptions {
  /** URL of the API. */
  baseUrl: string;
  /** Called with each line as soon as it is ready. */
  print: (line: string) => void;
  paint: Paint;
}

/** Calls every operation through the client and iterates over every list to its end. Returns `false` if any failed. */
export async function takeTour({ baseUrl, print, paint }: TourOptions): Promise<boolean> {
  const start = performance.now();
  const watch = watchFetch();
  const api = createClient({ baseUrl, apiKey: "tour", fetch: watch.fetch, retry: { maxRetries: 0 } });
  const width = Math.max(...Object.keys(operations).map((id) => id.length)) + 2;
  const visits: OperationVisit[] = [];
  print(printHead(width, paint));
  for (const [operation, { params }] of Object.entries(operations)) {
    const visit = await visitOperation(api, watch, operation, params);
    print(printVisit(visit, width, paint));
    visits.push(visit);
  }
  print("");
  print(printTotal(visits, performance.now() - start, paint));
  return visits.every(({ failure }) => failure === undefined);
}
