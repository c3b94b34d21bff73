import module from "node:module";
import { parseArgs, styleText } from "node:util";
import type { Paint } from "./print-visit.js";

// The main job, end to end: starts the mock, calls every operation, walks every list, stops the mock.

module.enableCompileCache();

const next = `What next:
  npm run mock        serves the mock, for curl or any client, until Ctrl-C
  npm test            checks everything that CI checks
  npm run generate    after a change of spec/openapi.yaml; then \`npm start\` again
  README.md           a first call, a walk, and how the API is changed`;

const hasColours = process.stdout.isTTY && !process.env["NO_COLOR"];
const paint: Paint = (style, text) => (hasColours ? styleText(style, text) : text);

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  try {
    const { values } = parseArgs({ args, options: { help: { type: "boolean", short: "h" } } });
    if (!values.help) return (await run()) ? 0 : 1;
    console.log(`Calls every operation and walks every list against the mock, which it starts and stops.\n\n${next}`);
    return 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}. It takes no options but --help.`);
    return 2;
  }
}

async function run(): Promise<boolean> {
  const start = performance.now();
  try {
    const [{ startMock }, { takeTour }] = await Promise.all([import("@shortvideo-api/mock"), import("./take-tour.js")]);
    const mock = await startMock();
    const stop = () => void mock.stop({ graceMs: 500 }).then(() => process.exit(130));
    process.once("SIGINT", stop).once("SIGTERM", stop);
    try {
      const started = `${(performance.now() - start).toFixed(0)} ms`;
      console.log(`The mock answers at ${paint("bold", mock.url)} after ${started}.\n`);
      const passed = await takeTour({ baseUrl: mock.url, print: console.log, paint });
      console.log(
        passed ? `\n${next}` : "\nEach row that failed says why. The mock tells each request: `npm run mock`.",
      );
      return passed;
    } finally {
      await mock.stop();
    }
  } catch (error) {
    console.error(paint("red", error instanceof Error ? error.message : String(error)));
    return false;
  }
}
