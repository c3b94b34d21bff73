import { usualMockPort } from "@shortvideo-api/document";
import type { Guide, GuideFacts } from "./guide.js";
import { joinBlocks, writeCode, writeTable } from "../page/write-markdown.js";

/** Writes how another document gets the same tools; `undefined` for readers of a workspace, who have come for its API. */
export function writeYourOwnDocument({ content }: GuideFacts): Guide | undefined {
  if (content.parts) return undefined;
  return {
    name: "your-own-document",
    title: "Your own document",
    summary: "The same client, mock, contract runs and site for any OpenAPI document.",
    write: (link) =>
      joinBlocks(
        "You get all of this for an OpenAPI 3.0, 3.1 or 3.2 document of your own, under your names.",
        writeCode(
          "sh",
          "npx @shortvideo-api/generator init --spec openapi.yaml --scope @acme --out acme-api",
          "cd acme-api",
          "npm start",
        ),
        "`acme-api` has typed packages, a README with calls of your API, tests, CI, a mock, contract runs and releases. It belongs to you.",
        "## Only a client, as files of your project",
        writeCode(
          "sh",
          "npm install openapi-fetch\nnpx @shortvideo-api/generator generate --spec openapi.yaml --out src/api",
        ),
        "## Only the tools",
        writeCode(
          "sh",
          `npx @shortvideo-api/mock start --spec openapi.yaml --port ${usualMockPort}`,
          "npx @shortvideo-api/site build --spec openapi.yaml --out site",
          "npx @shortvideo-api/contract run --spec openapi.yaml -- npm test",
        ),
        "## Say what the document cannot say",
        "These fields are optional. Everything works without them:",
        writeTable(
          ["Field", "Says"],
          [
            ["`x-pagination`", "how to read a list to its end"],
            ["`x-error`", "the class of a failure, and what to do"],
            ["`x-in-band-failure`", "which bodies of a 200 are failures"],
            ["`x-exactly-one-of`", "parameters of which a request has exactly one"],
            ["`x-deprecated`", "since when, why, and what replaces an operation"],
            ["`x-client-defaults`", "the environment variables of clients, and the header of idempotency keys"],
            ["`x-provenance`", "how far to trust a fact"],
          ],
        ),
        "An overlay adds them to a document that you do not own. `npm run suggest` in the new folder suggests those that the document describes in words.",
        `See also [versions](${link("guides/versions")}).`,
      ),
  };
}
