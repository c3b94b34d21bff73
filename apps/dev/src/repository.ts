import { fileURLToPath } from "node:url";

/** The folder that holds everything. */
export const repository = fileURLToPath(new URL("../../..", import.meta.url)).replace(/[\\/]$/, "");
