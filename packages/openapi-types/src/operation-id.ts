import type { OperationAnswers } from "./generated/operations.js";

/** Id of an operation: area and method, joined by a dot. The same word names it in code, errors and reports. */
export type OperationId = keyof OperationAnswers;
