// Runs the checks in the page of a browser, and posts the report to the origin of the page.

import { runChecks } from "./checks.js";

const { origin } = globalThis.location;
const report = await runChecks(origin);
await fetch(`${origin}/report`, { method: "POST", body: JSON.stringify(report) });
