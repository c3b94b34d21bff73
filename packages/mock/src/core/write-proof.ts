// Run by the build, once it is compiled: proves the service's own document, so that no start has to.
import { writeFile } from "node:fs/promises";
import { loadDocument } from "../operation/load-document.js";
import { service } from "./service.js";
import { digestOf, proofFile } from "../gate/prove-once.js";
import { proveDocument } from "../gate/prove-document.js";

const source = await loadDocument(service.spec);
proveDocument(source, service.fixtures, true);
await writeFile(proofFile, digestOf(source, service.fixtures));
