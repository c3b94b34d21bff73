// The build runs this file. It validates the service's own document, so that the mock need not do so at each start.
import { writeFile } from "node:fs/promises";
import { MockStartError, strictOutcome } from "../operation/mock-start-error.js";
import { loadDocument } from "../operation/load-document.js";
import { service } from "./service.js";
import { digestOf, digestFile } from "../validate/validate-once.js";
import { validateDocument } from "../validate/validate-document.js";

const source = await loadDocument(service.spec);
const reasons = validateDocument(source, service.fixtures, true);
if (reasons.length > 0) throw new MockStartError(reasons, strictOutcome);
await writeFile(digestFile, digestOf(source, service.fixtures));
