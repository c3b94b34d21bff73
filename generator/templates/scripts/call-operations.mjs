// Calls every operation at the address that a contract run passes in `MOCK_URL`.
import { openWorkspace } from "@shortvideo-api/generator";
import { printVisits, visitOperations } from "./visit-operations.mjs";

const { model } = await openWorkspace(process.cwd());
const visits = await visitOperations(model, process.env.MOCK_URL);
const failed = visits.filter(({ failure }) => failure !== undefined);
const called = visits.filter(({ gap }) => gap === undefined);
console.log(failed.length === 0 ? `${called.length} operations called.` : printVisits(failed));
if (failed.length > 0) process.exitCode = 1;
