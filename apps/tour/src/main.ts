import module from "node:module";
import { parseArgs, styleText } from "node:util";
import type { Paint } from "./print-visit.js";

// Runs the main job: starts the mock, calls every operation, iterates over every list, stops the mock.

module.enableCompileCache();

const next = `Next steps:
  npm run mock        serves the mock, for curl or any client, until Ctrl-C
  npm test            runs all checks and the tests
  npm run generate    after a change of spec/openapi.yaml; then \`npm start\` again
  README.md           a first call, a list, and how to change the API`;

const hasColors = process.stdout.isTTY && !process.env["NO_COLOR"];
const paint: Paint = (style, text) => (hasColors ? styleText(style, text) : text);

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  try {
    const { values } = parseArgs({ args, options: { help: { type: "boolean", short: "h" } } });
    if (!values.help) return (await run()) ? 0 : 1;
    console.log(`Starts the mock, calls every operation, iterates over every list, and stops the mock.\n\n${next}`);
    return 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}. The only option is --help.`);
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
      console.log(`The mock runs at ${paint("bold", mock.url)} after ${started}.\n`);
      const passed = await takeTour({ baseUrl: mock.url, print: console.log, paint });
      console.log(passed ? `\n${next}` : "\nThe reason is below each failed row. `npm run mock` prints each request.");
      return passed;
    } finally {
      await mock.stop();
    }
  } catch (error) {
    console.error(paint("red", error instanceof Error ? error.message : String(error)));
    return false;
  }
}
