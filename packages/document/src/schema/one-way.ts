/** The direction of a message: clients send requests, services send responses. */
export type Direction = "request" | "response";

/** Keywords that list the required properties which bodies of this direction may leave out. `markOneWay` writes them. */
export const optionalKeywords = {
  request: "x-mock-optional-in-request",
  response: "x-mock-optional-in-response",
} as const satisfies Record<Direction, string>;
