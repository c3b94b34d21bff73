import { expect, test } from "vitest";
import { readChangelog } from "./read-changelog.ts";

const changelog = `# @shortvideo-api/client

## 2.0.0

### Major Changes

- The API has changed.

  **Breaking changes**

  - \`posts.list\` was removed.

- Needs Node 22.

  Older versions:

  - stay on 1.4

### Patch Changes

- Retries wait longer.
- Aborts are faster.

## 1.4.0

No changes in this release.

## 1.3.0

### Minor Changes

- Methods accept a signal.
`;

test("reads the changes of each version with their bumps, without those of the document", () => {
  expect(readChangelog(changelog)).toEqual([
    { version: "2.0.0", bump: "major", text: "Needs Node 22.\n\nOlder versions:\n\n- stay on 1.4" },
    { version: "2.0.0", bump: "patch", text: "Retries wait longer." },
    { version: "2.0.0", bump: "patch", text: "Aborts are faster." },
    { version: "1.3.0", bump: "minor", text: "Methods accept a signal." },
  ]);
});

test("reads an empty changelog", () => {
  expect(readChangelog("")).toEqual([]);
});
