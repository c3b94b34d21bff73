import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { ServiceRequest } from "../request/service-request.js";
import type { IdPool } from "./id-pool.js";
import type { Shuffle } from "./combine-pairs.js";
import type { RuleLog } from "./rule-log.js";
import {
  type ExploreTools,
  listBrokenPlaces,
  type RequestRule,
  toDifference,
  toPlace,
  toServiceRequest,
  type Values,
} from "./explore-case.js";

/** The ids of other operations that are tried for one parameter. */
export const mostIds = 3;

/** Requests items by the ids that other operations returned. `base` is a request that succeeded. */
export async function exploreIds(
  operation: ServedOperation,
  base: Values,
  { pool, shuffle, log }: { readonly pool: IdPool; readonly shuffle: Shuffle; readonly log: RuleLog },
  tools: ExploreTools,
): Promise<void> {
  for (const parameter of operation.parameters) {
    const others = pool.list(operation, parameter).filter(({ text }) => text !== base.get(parameter)?.[0]);
    const rule: RequestRule = {
      place: toPlace(parameter),
      name: "ids of other operations",
      path: parameter.steps,
      expected: "an item for each id that another operation returns",
    };
    const refused: { request: ServiceRequest; status: number; source: string }[] = [];
    let known = 0;
    for (const { text, source } of shuffle(others).slice(0, mostIds)) {
      const values = new Map(base).set(parameter, [text]);
      if (listBrokenPlaces(operation, values).length > 0) continue;
      const request = toServiceRequest({ operation, values });
      const checked = await tools.send(request);
      log.count(operation, rule, checked?.isSuccess ? "met" : "open");
      if (!checked) continue;
      const { status } = checked.response;
      tools.record(request, checked, true);
      if (checked.isSuccess) known += 1;
      else if (checked.failure !== undefined || [400, 404, 410, 422].includes(status)) {
        refused.push({ request, status, source });
      }
    }
    const [first] = refused;
    // One item may be private, or deleted since.
    if (!first || known > 0 || refused.length < 2) continue;
    const { request, status } = first;
    const sources = [...new Set(refused.map(({ source }) => source))].join(", ");
    const found = `\`${status}\` for all ${refused.length} ids of ${sources} that were tried`;
    tools.collector.addDifferences(request, status, [toDifference(rule, { code: "id-unknown", found })]);
  }
}
