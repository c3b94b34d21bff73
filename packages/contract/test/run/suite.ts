import { fileURLToPath } from "node:url";

/** A program that sends requests to the mock, one after the other, and prints the statuses. */
export const suiteProgram = `
  for (const path of process.argv.slice(1)) {
    const response = await fetch(process.env.MOCK_URL + path, { headers: { "x-gateway-key": process.env.MOCK_KEY } });
    console.log(response.status);
  }
`;

/** Returns the command of a suite that requests these paths. */
export function suiteCommand(...paths: string[]): string[] {
  return [process.execPath, "--input-type=module", "-e", suiteProgram, ...paths];
}

/** Returns the same command without output, for runs that share the terminal of this process. */
export function silentSuiteCommand(...paths: string[]): string[] {
  return suiteCommand(...paths).map((word) =>
    word === suiteProgram ? suiteProgram.replace(/console\.log\(.*\);/, "") : word,
  );
}

/** The target of a request that matches the contract. */
export const validPath = "/api/drama/explore";

/** The target of a request that breaks the contract. */
export const invalidPath = "/api/drama/explore?count=11";

/** A small document, with which a process starts in half the time. Its operation is `/one`. */
export const smallSpec = fileURLToPath(new URL("one.yaml", import.meta.url));
