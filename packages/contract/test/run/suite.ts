import { fileURLToPath } from "node:url";

/** A program that sends requests to the mock, one after the other, and prints the statuses. */
export const caller = `
  for (const path of process.argv.slice(1)) {
    const response = await fetch(process.env.MOCK_URL + path, { headers: { "x-gateway-key": process.env.MOCK_KEY } });
    console.log(response.status);
  }
`;

/** Returns the command of a suite that requests these paths. */
export function call(...paths: string[]): string[] {
  return [process.execPath, "--input-type=module", "-e", caller, ...paths];
}

/** Returns the same command without output, for runs that share the terminal of this process. */
export function callSilently(...paths: string[]): string[] {
  return call(...paths).map((word) => (word === caller ? caller.replace(/console\.log\(.*\);/, "") : word));
}

/** A request that keeps the contract, and one that does not. */
export const [right, wrong] = ["/api/drama/explore", "/api/drama/explore?count=11"] as const;

/** A small document, with which a process starts in half the time. Its operation is `/one`. */
export const one = fileURLToPath(new URL("one.yaml", import.meta.url));
