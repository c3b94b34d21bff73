import { fileURLToPath } from "node:url";

/** Calls addresses of the mock, one after the other, and prints their statuses. */
export const caller = `
  for (const path of process.argv.slice(1)) {
    const answer = await fetch(process.env.MOCK_URL + path, { headers: { "x-gateway-key": process.env.MOCK_KEY } });
    console.log(answer.status);
  }
`;

/** A suite that calls these addresses. */
export function call(...paths: string[]): string[] {
  return [process.execPath, "--input-type=module", "-e", caller, ...paths];
}

/** The same, and prints nothing: what runs in this process shares its terminal. */
export function callSilently(...paths: string[]): string[] {
  return call(...paths).map((word) => (word === caller ? caller.replace(/console\.log\(.*\);/, "") : word));
}

/** A request that keeps the contract, and one that does not. */
export const [right, wrong] = ["/api/drama/explore", "/api/drama/explore?count=11"] as const;

/** A document on which a process starts in half the time; its operation is `/one`. */
export const one = fileURLToPath(new URL("one.yaml", import.meta.url));
