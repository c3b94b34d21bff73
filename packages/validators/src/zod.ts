/** The emitter for Zod 4. A configuration names `@shortvideo-api/validators/zod` in `emitters`. */

import { emitValidators } from "./emit-validators.js";
import { zod } from "./print-zod.js";

// oxlint-disable-next-line import/no-default-export -- The generator loads the default export of an emitter.
export default emitValidators(zod);
