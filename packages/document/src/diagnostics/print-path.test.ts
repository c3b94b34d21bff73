import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { printPath } from "./print-path.ts";

test.each([
  ["C:\\api\\spec\\openapi.yaml", "C:\\api", "spec/openapi.yaml"],
  ["C:\\api\\openapi.yaml", "C:\\api\\packages", "../openapi.yaml"],
  ["C:\\api\\openapi.yaml", "C:\\api\\packages\\client", "C:/api/openapi.yaml"],
  ["D:\\openapi.yaml", "C:\\api", "D:/openapi.yaml"],
  ["C:\\api", "C:\\api", "."],
])("prints %s in %s on Windows with slashes", (path, folder, printed) => {
  expect(printPath(path, folder, win32)).toBe(printed);
});

test("keeps a backslash in the name of a file on other platforms", () => {
  expect(printPath("/api/a\\b.yaml", "/api", posix)).toBe("a\\b.yaml");
});
