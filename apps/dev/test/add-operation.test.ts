import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { copyWorkspace, installWorkspace } from "./copy-workspace.ts";

/**
 * Operations with a tag and schemas of their own:
 *
 * - one with a header
 * - one with a body
 * - one with a path parameter, and without a response body
 * - a list that has no parameter but its cursor
 */
const additions = {
  "\npaths:\n": `  - name: stickers
    description: Stickers of posts.
`,
  "\ncomponents:\n": `  /api/sticker/info:
    get:
      operationId: stickers.get
      tags: [stickers]
      summary: Get a sticker
      description: Gets a sticker by its id.
      parameters:
        - name: stickerId
          in: query
          description: Sticker id, a digit string.
          required: true
          schema: { type: string, pattern: '^\\d+$' }
          example: "7300000000000000042"
        - { name: X-Region, in: header, description: Region of the catalog., schema: { type: string, maxLength: 8 }, example: eu }
      responses:
        "200": { description: The sticker., content: { application/json: { schema: { $ref: "#/components/schemas/Sticker" } } } }
        "400": { $ref: "#/components/responses/BadRequest" }
        "401": { $ref: "#/components/responses/InvalidKey" }
        "403": { $ref: "#/components/responses/NotSubscribed" }
        "429": { $ref: "#/components/responses/RateLimited" }
        "500": { $ref: "#/components/responses/UpstreamFailure" }
  /api/sticker/list:
    get:
      operationId: stickers.list
      tags: [stickers]
      summary: List stickers
      description: Lists the stickers that posts may use.
      parameters: [{ $ref: "#/components/parameters/Cursor" }]
      x-pagination: { style: cursor, param: cursor, items: stickers, key: id, next: cursor, hasMore: hasMore }
      responses:
        "200": { description: A page., content: { application/json: { schema: { $ref: "#/components/schemas/StickerPage" } } } }
        "400": { $ref: "#/components/responses/BadRequest" }
        "401": { $ref: "#/components/responses/InvalidKey" }
        "403": { $ref: "#/components/responses/NotSubscribed" }
        "429": { $ref: "#/components/responses/RateLimited" }
        "500": { $ref: "#/components/responses/UpstreamFailure" }
  /api/sticker/create:
    post:
      operationId: stickers.create
      tags: [stickers]
      summary: Create a sticker
      description: Creates a sticker.
      requestBody:
        required: true
        description: The new sticker.
        content: { application/json: { schema: { $ref: "#/components/schemas/NewSticker" } } }
      responses:
        "200": { description: The sticker., content: { application/json: { schema: { $ref: "#/components/schemas/Sticker" } } } }
        "400": { $ref: "#/components/responses/BadRequest" }
        "401": { $ref: "#/components/responses/InvalidKey" }
        "403": { $ref: "#/components/responses/NotSubscribed" }
        "429": { $ref: "#/components/responses/RateLimited" }
        "500": { $ref: "#/components/responses/UpstreamFailure" }
  /api/sticker/{stickerId}:
    delete:
      operationId: stickers.remove
      tags: [stickers]
      summary: Remove a sticker
      description: Removes a sticker.
      parameters:
        - name: stickerId
          in: path
          description: Sticker id, a digit string.
          required: true
          schema: { type: string, pattern: '^\\d+$' }
          example: "7300000000000000042"
      responses:
        "204": { description: Removed. }
        "400": { $ref: "#/components/responses/BadRequest" }
        "401": { $ref: "#/components/responses/InvalidKey" }
        "403": { $ref: "#/components/responses/NotSubscribed" }
        "429": { $ref: "#/components/responses/RateLimited" }
        "500": { $ref: "#/components/responses/UpstreamFailure" }
`,
  "\n  responses:\n": `    Sticker:
      type: object
      description: A sticker of a post.
      required: [id, name]
      properties:
        id: { type: string, description: "Sticker id, a digit string.", examples: ["7300000000000000042"] }
        name: { type: string, description: Name of the sticker., examples: [Heart] }
    NewSticker:
      type: object
      description: A sticker to create.
      required: [name, shape]
      properties:
        name: { type: string, maxLength: 30, description: Name of the sticker., examples: [Heart] }
        shape: { type: string, enum: [round, square], description: Shape of the sticker., examples: [round] }
    StickerPage:
      type: object
      description: A page of stickers.
      required: [stickers, cursor, hasMore]
      properties:
        stickers: { type: array, description: The stickers., items: { $ref: "#/components/schemas/Sticker" } }
        cursor: { type: integer, description: Value of \`cursor\` for the next page., examples: [20] }
        hasMore: { type: boolean, description: Whether there is another page., examples: [true] }
`,
};

/** Tests that read the operations and lists of the document, and need no build. */
const tests = [
  "spec",
  "packages/openapi-types",
  "packages/pagination/src/always-ends.test.ts",
  "packages/fixtures",
  ...["full-response-checks", "params"].map((name) => `packages/client/test/layers/${name}.test.ts`),
  ...["exact-numbers", "faults", "is-failure-of", "odd-pages", "operations"].map(
    (name) => `packages/client/test/responses/${name}.test.ts`,
  ),
  "packages/mock/test/sessions/scenarios.test.ts",
  "packages/mock/test/responses/service.test.ts",
  "packages/contract/test/verify/verify.test.ts",
  "packages/mcp/test/definitions.test.ts",
  "packages/mock/test/documents/client-and-mock.test.ts",
];

test(
  "operations of several kinds and a list change the document and generated code, and all tests of operations pass",
  onlyInCI,
  () => {
    const folder = mkdtempSync(join(tmpdir(), "add-operation-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    copyWorkspace(folder);
    installWorkspace(folder);
    const run = (program: string, ...args: string[]) =>
      execFileSync(program, args, {
        cwd: folder,
        encoding: "utf8",
        env: {
          ...process.env,
          CI: undefined,
          // As within turbo, Vitest builds nothing: the tests need no build.
          TURBO_HASH: "none",
          PATH: [join(folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
    const document = join(folder, "spec/openapi.yaml");
    const grown = Object.entries(additions).reduce(
      (text, [place, addition]) => text.replace(place, () => `\n${addition}${place.slice(1)}`),
      readFileSync(document, "utf8"),
    );
    writeFileSync(document, grown.replace("\n\n  - name: stickers", "\n  - name: stickers"));

    run("node", "generator/src/cli.mjs", "generate");
    run("tsc", "-p", "tsconfig.all.json");
    const printed = run("vitest", "run", "--reporter=verbose", ...tests);

    const changed = run("git", "status", "--short", "--untracked-files=all").trimEnd().split("\n");
    expect(
      changed.filter((line) => !/^.. (?:spec\/openapi\.yaml|packages\/[\w-]+\/src\/generated\/.*)$/.test(line)),
    ).toEqual([]);
    expect(changed).toContain("?? packages/client/src/generated/stickers.ts");
    expect(printed).toContain("stickers.list iterates over its pages and ends");
  },
);
