// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Orders } from "./orders.js";
export {
  checksOfOrdersCreate,
  checksOfOrdersCreateBatch,
  checksOfOrdersQuery,
  ordersCountByArticle,
  ordersCreate,
  ordersCreateBatch,
  ordersQuery,
} from "./orders.js";
export { allChecks } from "./param-checks.js";
