import { InvalidArgumentError } from "commander";

/** Reads the port number of an option. 0 selects any free port. */
export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError("A port is an integer from 0 to 65535.");
}
