import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadAll } from "js-yaml";
import { Deployment } from "kubernetes-models/apps/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { Service } from "kubernetes-models/v1";
import { expect, test } from "vitest";
import { repository } from "../../../scripts/run-tool.ts";
import { runToEnd } from "./run-to-end.ts";

const text = readFileSync(new URL("../kubernetes.yaml", import.meta.url), "utf8");
const [deployment, service, budget] = loadAll(text) as [unknown, unknown, unknown];
const models = {
  Deployment: new Deployment(deployment as never),
  Service: new Service(service as never),
  PodDisruptionBudget: new PodDisruptionBudget(budget as never),
};
const { spec } = models.Deployment;
const pod = spec?.template.spec;
const container = pod?.containers[0];
const dockerfile = readFileSync(new URL("../Dockerfile", import.meta.url), "utf8");

test("each object of the manifest matches its schema of Kubernetes", () => {
  for (const model of Object.values(models)) expect(() => model.validate()).not.toThrow();
});

test("has no unknown field", async () => {
  const folder = fileURLToPath(new URL("../.cache/manifest", import.meta.url));
  mkdirSync(folder, { recursive: true });
  // The schemas accept unknown fields, but the types of TypeScript reject them in a literal.
  const lines = [
    `import type { IDeployment } from "kubernetes-models/apps/v1";`,
    `import type { IPodDisruptionBudget } from "kubernetes-models/policy/v1";`,
    `import type { IService } from "kubernetes-models/v1";`,
    ...[deployment, service, budget].map(
      (each, index) =>
        `export const object${index}: ${["IDeployment", "IService", "IPodDisruptionBudget"][index]} = ${JSON.stringify(each)};`,
    ),
  ];
  writeFileSync(join(folder, "manifest.ts"), lines.join("\n"));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../../../tsconfig.base.json", compilerOptions: { noEmit: true } }),
  );

  const { output } = await runToEnd(join(repository, "node_modules/.bin/tsc"), ["-p", folder], folder);

  expect(output).toBe("");
});

test("selects the replicas by their labels", () => {
  const labels = spec?.template.metadata?.labels;

  expect(labels).toBeDefined();
  expect(spec?.selector.matchLabels).toEqual(labels);
  expect(models.Service.spec?.selector).toEqual(labels);
  expect(models.PodDisruptionBudget.spec?.selector?.matchLabels).toEqual(labels);
});

test("keeps at least two of three replicas, and sends requests to ready ones", () => {
  const [port] = container?.ports ?? [];

  expect(spec?.replicas).toBe(3);
  expect(models.PodDisruptionBudget.spec?.minAvailable).toBe(2);
  expect(dockerfile).toContain(` PORT=${port?.containerPort}\n`);
  expect(models.Service.spec?.ports?.[0]?.targetPort).toBe(port?.name);
  expect([container?.readinessProbe?.httpGet?.path, container?.livenessProbe?.httpGet?.path]).toEqual([
    "/-/ready",
    "/-/health",
  ]);
});

test("gives a replica enough time to drain before it is killed", () => {
  const preStop = container?.lifecycle?.preStop?.exec?.command ?? [];
  const drainSeconds = 5;

  expect(preStop[0]).toBe("sleep");
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(Number(preStop[1]) + drainSeconds);
});

test("runs the command of the image as its user on a read-only disk", () => {
  expect(dockerfile).toContain(`\nCMD ["${container?.args?.slice(0, -1).join('", "')}"]\n`);
  expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true });
  expect(dockerfile).toContain(`\nUSER ${pod?.securityContext?.runAsUser}\n`);
  expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
});
