/** The emitter for Valibot 1. A configuration names `@shortvideo-api/validators/valibot` in `emitters`. */

import { emitValidators } from "./emit-validators.js";
import { valibot } from "./print-valibot.js";

// oxlint-disable-next-line import/no-default-export -- The generator loads the default export of an emitter.
export default emitValidators(valibot);
