// Run by the build, once it is compiled: proves the service's own document, so that no start has to.
import { writeFile } from "node:fs/promises";
import { loadDocument } from "../operation/load-document.js";
import { service } from "./service.js";
import { digestOf, digestFile } from "../validate/validate-once.js";
import { validateDocument } from "../validate/validate-document.js";

const source = await loadDocument(service.spec);
validateDocument(source, service.fixtures, true);
await writeFile(digestFile, digestOf(source, service.fixtures));
