import { listFacets, findSchemas, listOperations, resolve, listTypes } from "./find-schema.ts";
import { extend, type Json, type JsonObject, locate, findMapping, toMapping, findValue } from "./load-document.ts";
import type { Row } from "./read-tables.ts";

/** Compares one fact about the whole service with the document, and returns the problems. Throws for an unknown fact. */
export function compareFact(document: JsonObject, row: Row): string[] {
  const expected = row.codes("Value")[0] ?? row.text("Value");
  const operations = listOperations(document);
  const findContent = (pointer: string) =>
    findMapping(document, extend(resolve(document, extend(pointer, "responses", "200")), "content"));
  const differ = (found: Json | undefined) =>
    found === expected ? [] : [`expected ${expected}, found ${JSON.stringify(found)}`];
  const checks: Record<string, () => string[]> = {
    version: () => differ(toMapping(document["info"])["version"]),
    method: () => operations.flatMap(({ method }) => differ(method.toUpperCase())),
    success: () =>
      operations.flatMap(({ pointer }) => (findContent(pointer) ? [] : [`${locate(pointer)} declares no ${expected}`])),
    "media type": () => operations.flatMap(({ pointer }) => differ(Object.keys(findContent(pointer) ?? {}).join())),
    "key header": () => compareKey(document, expected),
    "version in paths": () =>
      operations.flatMap(({ path }) => (/\/v?\d+(\/|$)/.test(path) ? [`${path} carries a version`] : [])),
    "base address": () => {
      const servers = Object.keys(document["servers"] ?? {});
      return servers.every((server) => findMapping(document, extend("/servers", server, "x-provenance")))
        ? []
        : ["a server has no `x-provenance`"];
    },
  };
  const check = checks[row.text("Fact")];
  if (!check) throw new Error(`${row.source}: \`${row.text("Fact")}\` is not a fact that the test can compare`);
  return check().map((problem) => `${row.source} ${row.text("Fact")}: ${problem}`);
}

function compareKey(document: JsonObject, header: string): string[] {
  const schemes = toMapping(findValue(document, "/components/securitySchemes"));
  const [name] =
    Object.entries(schemes).find(([, scheme]) => {
      const { type, in: place, name: key } = toMapping(scheme);
      return type === "apiKey" && place === "header" && key === header;
    }) ?? [];
  if (name === undefined) return [`no security scheme takes the key from the header \`${header}\``];
  const requiresKey = (security: Json | undefined) =>
    Array.isArray(security) && security.length > 0 && security.every((requirement) => name in toMapping(requirement));
  return listOperations(document).flatMap(({ pointer, operation }) =>
    requiresKey(operation["security"] ?? document["security"])
      ? []
      : [`${locate(pointer)} can be called without the key`],
  );
}

/** Compares one failure with what every operation declares. */
export function compareFailure(document: JsonObject, row: Row): string[] {
  const status = row.text("Status");
  const problems = listOperations(document).flatMap(({ id, pointer }) => {
    const place = resolve(document, extend(pointer, "responses", status));
    const response = findMapping(document, place);
    if (!response) return [`${id} does not declare ${status}`];
    const provenance = toMapping(response["x-provenance"])["status"];
    const unmarked = `${locate(place)}: expected x-provenance ${row.text("Status is")}`;
    const messages = listMessages(document, place, id, Number(status));
    const words = row.codes("Message says").map((word) => word.toLowerCase());
    const isStated = messages.some((message) => words.every((word) => message.toLowerCase().includes(word)));
    const unstated = `${locate(place)}: no example of \`message\` says ${words.join(", ")}`;
    return [provenance === row.text("Status is") ? "" : unmarked, isStated ? "" : unstated].filter(Boolean);
  });
  return [...new Set(problems)].map((problem) => `${row.source}: ${problem}`);
}

function listMessages(document: JsonObject, response: string, id: string, status: number): string[] {
  const content = toMapping(findMapping(document, extend(response, "content", "application/json")));
  const examples = Object.keys(toMapping(content["examples"])).map((name) =>
    findMapping(
      document,
      extend(resolve(document, extend(response, "content", "application/json", "examples", name)), "value"),
    ),
  );
  const bodies = [toMapping(content["example"]), ...examples.map((example) => toMapping(example))].map(
    ({ message }) => message,
  );
  const schemas = findSchemas(document, id, "message", status).flatMap((pointer) => listFacets(document, pointer));
  const exampleMessages = schemas.flatMap(({ schema }) => schema["examples"] ?? []);
  const messages = bodies.filter((message) => message !== undefined);
  return (messages.length > 0 ? messages : exampleMessages).filter((message) => typeof message === "string");
}

/** Compares one field of a failure's body with what every operation declares. */
export function compareFailureField(document: JsonObject, row: Row): string[] {
  const [status, field = "", type, value] = [
    row.text("Status"),
    row.codes("Field")[0],
    row.text("Type"),
    row.text("Value"),
  ];
  const problems = listOperations(document).flatMap(({ id }) => {
    const facets = findSchemas(document, id, field, Number(status)).flatMap((pointer) => listFacets(document, pointer));
    if (listTypes(facets).join() !== type)
      return [`${id} ${status} ${field}: expected ${type}, found ${listTypes(facets).join() || "nothing"}`];
    const values = facets.flatMap(({ schema }) => [schema["const"], schema["enum"], schema["examples"]].flat());
    return value === "" || values.includes(Number(value))
      ? []
      : [`${id} ${status} ${field}: expected the value ${value}`];
  });
  return [...new Set(problems)].map((problem) => `${row.source}: ${problem}`);
}
