/** An emitter of the generator: options of TanStack Query for each operation. */

import { tanstackQuery } from "./tanstack-query.js";

export { tanstackQuery, type TanstackQueryOptions } from "./tanstack-query.js";

/** The emitter for `@tanstack/react-query`. A configuration names this package in `emitters`. */
// oxlint-disable-next-line import/no-default-export -- The generator loads the default export of an emitter.
export default tanstackQuery();
