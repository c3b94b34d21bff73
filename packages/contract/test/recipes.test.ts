// Runs the set-ups of the how-to page as they are written. A mock that they start ends with the tests, even if these are killed.

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.js";
import { makeFolder } from "../../report/test/make-folder.js";
import { killTests, readRecipe } from "./recipe.js";

const mockCli = fileURLToPath(new URL("../../mock/dist/cli.js", import.meta.url));
const contractCli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

interface TestRun {
  readonly child: ChildProcess;
  /** Resolves with the exit code and everything printed. */
  readonly end: Promise<{ readonly code: number | null; readonly output: string }>;
}

function start(folder: string, [program = "", ...args]: readonly string[], env: NodeJS.ProcessEnv = {}): TestRun {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const exited = once(child, "exit");
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  return {
    child,
    end: Promise.all([exited, printed]).then(([[code], texts]) => ({ code: Number(code), output: texts.join("") })),
  };
}

/** Creates the folder of a project that has installed the mock, with these files. */
async function makeProject(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await makeFolder();
  const bin = join(folder, "node_modules/.bin");
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, "shortvideo-mock"), `#!/bin/sh\nexec "${process.execPath}" "${mockCli}" "$@"\n`);
  await chmod(join(bin, "shortvideo-mock"), 0o755);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

const conftest = readRecipe("def pytest_configure");
const suite = `
import os, time, urllib.error, urllib.request
import pytest

@pytest.mark.parametrize("count", os.environ["COUNTS"].split())
def test_lists_dramas(count):
    address = os.environ["MOCK_URL"] + "/api/drama/explore?count=" + count
    request = urllib.request.Request(address, headers={"x-gateway-key": os.environ["MOCK_KEY"]})
    try:
        urllib.request.urlopen(request).close()
    except urllib.error.HTTPError as error:
        error.close()

@pytest.mark.skipif("HANGS" not in os.environ, reason="")
def test_hangs():
    with open("draft", "w") as file:
        file.write(os.environ["MOCK_URL"])
    os.rename("draft", "url")
    time.sleep(3600)
`;
const python = (...words: string[]) => ["python3", "-m", "pytest", "-p", "no:cacheprovider", ...words];
const hasPytest = spawnSync("python3", ["-m", "pytest", "--version"]).status === 0;

describe.skipIf(!hasPytest)("the set-up of pytest", () => {
  test("passes, and writes the report", onlyInCI, async () => {
    const folder = await makeProject({ "conftest.py": conftest, "test_suite.py": suite });

    const { code, output } = await start(folder, python(), { COUNTS: "10" }).end;

    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining("1 passed") });
    expect(await readFile(join(folder, "contract.html"), "utf8")).toContain("1 request");
  });

  test("fails if a request violates the contract, although the tests pass", async () => {
    const folder = await makeProject({ "conftest.py": conftest, "test_suite.py": suite });

    const { code, output } = await start(folder, python(), { COUNTS: "10 11" }).end;

    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining("2 passed") });
    expect(output).toContain("`count` is `11`; dramas.explore takes an integer from 1 to 10.");
  });

  test("leaves no mock behind if pytest is killed", async () => {
    const folder = await makeProject({ "conftest.py": conftest, "test_suite.py": suite });

    await killTests(folder, start(folder, python(), { COUNTS: "10", HANGS: "1" }).child);

    await expect.poll(() => existsSync(join(folder, "contract.html"))).toBe(true);
  });

  test("starts one mock for all workers of pytest-xdist", onlyInCI, async ({ skip }) => {
    const folder = await makeProject({ "conftest.py": conftest, "test_suite.py": suite });
    const install = [
      "python3",
      "-m",
      "pip",
      "install",
      "--quiet",
      "--target",
      "modules",
      "--no-deps",
      "pytest-xdist==3.8.0",
      "execnet==2.1.2",
    ];
    const installed = await start(folder, install).end;
    skip(installed.code !== 0, "pytest-xdist could not be installed");

    const { code, output } = await start(folder, python("-n", "2"), { COUNTS: "1 2 3 4 11", PYTHONPATH: "modules" })
      .end;

    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining("5 passed") });
    expect(output).toContain("`count` is `11`");
    expect(await readFile(join(folder, "contract.html"), "utf8")).toContain("5 requests");
  });
});

const junitTest = `
import java.net.URI;
import java.net.http.*;
import java.nio.file.*;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Contract.class)
class DramasTest {
  @Test
  void listsDramas() throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(Contract.url + "/api/drama/explore")).header("x-gateway-key", "any-key").build();
    int status = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    if (status != 200) throw new AssertionError(status);
    if (System.getenv("HANGS") == null) return;
    Files.writeString(Path.of("draft"), Contract.url);
    Files.move(Path.of("draft"), Path.of("url"));
    Thread.sleep(3_600_000);
  }
}
`;
const junitRunner = `
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.*;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

class RunTests {
  public static void main(String[] args) {
    var listener = new SummaryGeneratingListener();
    var request = LauncherDiscoveryRequestBuilder.request().selectors(DiscoverySelectors.selectClass(DramasTest.class)).build();
    LauncherFactory.create().execute(request, listener);
    listener.getSummary().printFailuresTo(new java.io.PrintWriter(System.err));
    System.exit(listener.getSummary().getTestsSucceededCount() == 1 ? 0 : 1);
  }
}
`;

const jarNames = [
  "apiguardian-api",
  "junit-jupiter-api",
  "junit-jupiter-engine",
  "junit-platform-commons",
  "junit-platform-engine",
  "junit-platform-launcher",
  "opentest4j",
];
/** Where Debian and Maven keep JUnit. */
const jarFiles = [
  (name: string) => `/usr/share/java/${name}.jar`,
  (name: string) =>
    join(
      homedir(),
      `.m2/repository/org/{junit/*,opentest4j,apiguardian}/${name}/{5.11.4,1.11.4,1.3.0,1.1.2}/${name}-*.jar`,
    ),
];
const jars = jarFiles
  .map((toFile) => jarNames.flatMap((name) => globSync(toFile(name))))
  .find(({ length }) => length === jarNames.length);
const javaFiles = {
  "Contract.java": readRecipe("implements BeforeAllCallback"),
  "DramasTest.java": junitTest,
  "RunTests.java": junitRunner,
};
const hasJUnit = jars !== undefined && spawnSync("javac", ["--version"]).status === 0;

describe.skipIf(!hasJUnit)("the set-up of JUnit", () => {
  const classpath = [".", ...(jars ?? [])].join(delimiter);
  const compile = async () => {
    const folder = await makeProject(javaFiles);
    expect(await start(folder, ["javac", "-cp", classpath, ...Object.keys(javaFiles)]).end).toMatchObject({ code: 0 });
    return folder;
  };

  test("finds the mock, and writes the report", async () => {
    const folder = await compile();

    expect(await start(folder, ["java", "-cp", classpath, "RunTests"]).end).toMatchObject({ code: 0 });

    await expect.poll(() => readFile(join(folder, "contract.html"), "utf8").catch(() => "")).toContain("1 request");
  });

  test("leaves no mock behind if the tests are killed", onlyInCI, async () => {
    const folder = await compile();

    await killTests(folder, start(folder, ["java", "-cp", classpath, "RunTests"], { HANGS: "1" }).child);

    await expect.poll(() => existsSync(join(folder, "contract.html"))).toBe(true);
  });
});

const goTest = (count: number): string => `package letters

import (
	"net/http"
	"os"
	"testing"
)

func TestListsDramas(t *testing.T) {
	request, _ := http.NewRequest("GET", os.Getenv("MOCK_URL")+"/api/drama/explore?count=${count}", nil)
	request.Header.Set("x-gateway-key", os.Getenv("MOCK_KEY"))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
}
`;
const hasGo = spawnSync("go", ["version"]).status === 0;

describe.skipIf(!hasGo)("the command of Go", () => {
  test("calls one mock from all packages, also if the results are cached", onlyInCI, async () => {
    const folder = await makeProject({ "go.mod": "module letters\n\ngo 1.19\n" });
    for (const [index, name] of ["one", "two"].entries()) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, "letters_test.go"), goTest(index + 1));
    }
    // Compiled code is shared by all projects; without it, Go compiles its library first.
    const [, , ...command] = readRecipe("-- go test").trim().split(" ");
    const run = () =>
      start(folder, [process.execPath, contractCli, ...command], { GOFLAGS: "-mod=mod", CGO_ENABLED: "0" }).end;

    for (const { code, output } of [await run(), await run()]) {
      expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining("2 requests") });
      expect(await readFile(join(folder, "contract.html"), "utf8")).toContain("2 requests");
    }
  });
});
