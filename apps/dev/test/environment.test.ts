import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createToolEnvironment } from "../../../scripts/create-tool-environment.mjs";
import { repository } from "../src/repository.ts";
import { scriptResults, makeSuite } from "./make-suite.ts";

/** Variables of a machine behind a company's proxy that inspects TLS, in all their spellings. */
const companyVariables = {
  NODE_EXTRA_CA_CERTS: join(repository, "package.json"),
  NODE_USE_SYSTEM_CA: "1",
  NODE_USE_ENV_PROXY: "1",
  NODE_TLS_REJECT_UNAUTHORIZED: "1",
  SSL_CERT_FILE: "/ca.pem",
  SSL_CERT_DIR: "/ca",
  NIX_SSL_CERT_FILE: "/ca.pem",
  CURL_CA_BUNDLE: "/ca.pem",
  REQUESTS_CA_BUNDLE: "/ca.pem",
  HTTP_PROXY: "http://proxy.example:1",
  HTTPS_PROXY: "http://proxy.example:1",
  ALL_PROXY: "http://proxy.example:1",
  NO_PROXY: ".example",
  http_proxy: "http://proxy.example:1",
  https_proxy: "http://proxy.example:1",
  no_proxy: ".example",
  npm_config_cache: "/cache",
  npm_config_cafile: "/ca.pem",
  npm_config_https_proxy: "http://proxy.example:1",
  npm_config_noproxy: ".example",
  npm_config_registry: "https://registry.example/",
  npm_config_strict_ssl: "false",
  npm_config_userconfig: "/npmrc",
  NPM_CONFIG_REGISTRY: "https://registry.example/",
  NPM_CONFIG_USERCONFIG: "/npmrc",
  NPM_TOKEN: "secret",
  NODE_AUTH_TOKEN: "secret",
  pnpm_config_registry: "https://registry.example/",
  PNPM_CONFIG_REGISTRY: "https://registry.example/",
  XDG_CACHE_HOME: "/cache",
  XDG_CONFIG_HOME: "/config",
  HOME: "/home",
  TMPDIR: "/tmp",
};

const settings: { envMode: string } = JSON.parse(readFileSync(join(repository, "turbo.json"), "utf8"));

test("the variables of a machine behind a company's proxy reach the tasks that turbo runs", async () => {
  const writeEnvironment = `fs.writeFileSync("env.json", JSON.stringify(process.env));`;
  const suite = makeSuite(
    { one: { test: `${scriptResults({ a: "passed" })}${writeEnvironment}` } },
    { envMode: settings.envMode },
  );

  const { code } = await suite.run([], companyVariables);

  const env: Record<string, string> = JSON.parse(readFileSync(join(suite.folder, "packages/one/env.json"), "utf8"));
  expect(env).toMatchObject(companyVariables);
  expect(code).toBe(0);
});

test("all programs of a run share Node's compile cache", () => {
  expect(createToolEnvironment(join("root", "node_modules", ".bin"), {})).toMatchObject({
    NODE_COMPILE_CACHE: join("root", "node_modules", ".cache", "compile"),
  });
  expect(createToolEnvironment("bin", { NODE_COMPILE_CACHE: "/cache" })).toMatchObject({
    NODE_COMPILE_CACHE: "/cache",
  });
});

test("requests to this machine bypass the proxy, whichever variable names the proxy", () => {
  const thisMachine = "127.0.0.1,localhost,::1,[::1]";

  expect(createToolEnvironment("bin", { HTTPS_PROXY: "http://proxy.example:1" })).toMatchObject({
    NO_PROXY: thisMachine,
    no_proxy: thisMachine,
  });
  expect(
    createToolEnvironment("bin", {
      npm_config_https_proxy: "http://a:1",
      no_proxy: ".example",
      npm_config_noproxy: ".npm",
    }),
  ).toMatchObject({
    NO_PROXY: `.example,${thisMachine}`,
    no_proxy: `.example,${thisMachine}`,
    npm_config_noproxy: `.npm,${thisMachine}`,
  });
  expect(createToolEnvironment("bin", { npm_config_noproxy: "" })).not.toHaveProperty("NO_PROXY");
});
