export { DocumentProblemsError } from "./reference/document-problems-error.ts";
export { findProblems } from "./reference/load-reference.ts";
export { type Explorer, type ExplorerOptions, startExplorer } from "./server/start-explorer.ts";
export { ExplorerStartError } from "./server/explorer-start-error.ts";
