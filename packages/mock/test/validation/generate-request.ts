import { addInteger, credentialForms } from "@shortvideo-api/document";
import type { ServedOperation, Parameter } from "../../src/operation/operation.js";
import { correctTexts } from "../../src/request/correct-texts.js";
import type { Random } from "./random.js";

/** A request to send. */
export interface GeneratedRequest {
  method: string;
  /** Percent-encoded, without the query. */
  path: string;
  /** Percent-encoded. */
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body: string | undefined;
  /** Names of the changes that may have made the request invalid. Empty for a valid request. */
  readonly changes: string[];
}

/** Creates a valid request of an operation, then applies up to `maximum` random changes. */
export function generateRequest(operation: ServedOperation, random: Random, maximum: number): GeneratedRequest {
  const request = createValidRequest(operation, random);
  for (let count = random.below(maximum + 1); count > 0; count--) {
    const name = random.pick(Object.keys(changes));
    if (changes[name]?.(request, operation, random)) request.changes.push(name);
  }
  return request;
}

/** Returns the path and the query of a request. */
export function toTarget({ path, query }: GeneratedRequest): string {
  return query.length === 0 ? path : `${path}?${query.map(([name, value]) => `${name}=${value}`).join("&")}`;
}

function createValidRequest(operation: ServedOperation, random: Random): GeneratedRequest {
  const { parameters, explodedObjects, exactlyOneOf, pagination, credentials, body } = operation;
  // Required properties of exploded objects.
  const needed = new Set(explodedObjects.flatMap(({ requiredProperties }) => requiredProperties));
  const grouped = exactlyOneOf.map((group) => ({ group, chosen: random.pick(group) }));
  const request: GeneratedRequest = {
    method: operation.method,
    path: operation.path,
    query: [],
    headers: {},
    body: undefined,
    changes: [],
  };
  for (const parameter of parameters) {
    const { name, required } = parameter;
    const group = grouped.find((each) => each.group.includes(name));
    const isWanted = group
      ? group.chosen === name
      : required || needed.has(name) || (name !== pagination?.position.name && random.oneIn(2));
    const texts = isWanted ? chooseTexts(parameter, random) : [];
    for (const text of texts) addParameter(request, parameter, text);
  }
  for (const { form, in: place, name, prefix } of credentials[0] ?? []) {
    if (place === "header") request.headers[name] = prefix + credentialForms[form].written;
    if (place === "query") request.query.push([encodeURIComponent(name), "any-key"]);
  }
  const [media] = body?.media ?? [];
  if (media) {
    request.headers["content-type"] = media.name;
    request.body = media.sample;
  }
  return request;
}

/** Chooses a limit, an enumerated value or a sample. */
function chooseTexts(parameter: Parameter, random: Random): readonly string[] {
  const limits = parameter.boundaries.filter(({ kind }) => kind === "minimum" || kind === "maximum");
  const single = [...limits.map(({ value }) => String(value)), ...parameter.choices];
  if (parameter.list === undefined && single.length > 0 && random.oneIn(2)) return [random.pick(single)];
  return correctTexts(parameter, []) ?? [];
}

function addParameter(request: GeneratedRequest, { name, in: place, deep }: Parameter, text: string): void {
  const value = encodeURIComponent(text);
  if (place === "path") request.path = request.path.replace(`{${name}}`, value);
  else if (place === "header") request.headers[name] = text;
  else if (place === "query" && deep) {
    const end = text.indexOf("]") + 1;
    request.query.push([encodeURIComponent(name + text.slice(0, end)), encodeURIComponent(text.slice(end))]);
  } else if (place === "query") request.query.push([encodeURIComponent(name), value]);
}

/** Changes a request. Returns `false` if the request has nothing to change. */
type Change = (request: GeneratedRequest, operation: ServedOperation, random: Random) => boolean;

const changeValue =
  (make: (random: Random) => string): Change =>
  (request, _operation, random) => {
    const pair = request.query.length > 0 && random.pick(request.query);
    if (!pair) return false;
    pair[1] = make(random);
    return true;
  };

const changeName =
  (change: (name: string) => string): Change =>
  (request, _operation, random) => {
    const pair = request.query.length > 0 && random.pick(request.query);
    if (!pair) return false;
    pair[0] = change(pair[0]);
    return true;
  };

const unusualValues =
  " x -1 0 1 99999 1.0 1e0 %2B1 01 %201 0x1 NaN null true True %00 a%2Cb %F0%9F%98%80 12345678901234567890 %5B%5D 1,2".split(
    " ",
  );

const changes: Readonly<Record<string, Change>> = {
  "a name in upper case": changeName((name) => name.toUpperCase()),
  "a name in lower case": changeName((name) => name.toLowerCase()),
  "a misspelled name": changeName((name) => `${name}s`),
  "a name without its end": changeName((name) => name.slice(0, -1)),
  "an unusual value": changeValue((random) => random.pick(unusualValues)),
  "a value in another case": (request, _operation, random) => {
    const pair = request.query.length > 0 && random.pick(request.query);
    if (!pair || pair[1] === pair[1].toUpperCase()) return false;
    pair[1] = pair[1].toUpperCase();
    return true;
  },
  "a value beyond its limit": (request, { parameters }, random) => {
    const limited = parameters.filter((parameter) => parameter.in === "query" && parameter.boundaries.length > 0);
    if (limited.length === 0) return false;
    const { name, boundaries } = random.pick(limited);
    const { kind, value } = random.pick(boundaries);
    const beyond = addInteger(value, kind.startsWith("min") ? -1 : 1);
    const text = kind === "minimum" || kind === "maximum" ? String(beyond) : "1".repeat(Math.max(0, Number(beyond)));
    request.query = [...request.query.filter(([each]) => each !== name), [name, text]];
    return true;
  },
  "an unknown parameter": (request, _operation, random) => {
    request.query.push([random.pick(["nonsense", "_", "api_key", "a%5Bb%5D"]), "1"]);
    return true;
  },
  "a repeated parameter": (request, _operation, random) => {
    const pair = request.query.length > 0 && random.pick(request.query);
    if (!pair) return false;
    request.query.push([...pair]);
    return true;
  },
  "a missing parameter": (request, _operation, random) => {
    if (request.query.length === 0) return false;
    request.query.splice(random.below(request.query.length), 1);
    return true;
  },
  "another parameter of an exclusive group": (request, { exactlyOneOf, parameters }, random) => {
    if (exactlyOneOf.length === 0) return false;
    const name = random.pick(random.pick(exactlyOneOf));
    const parameter = parameters.find((each) => each.name === name);
    if (!parameter || request.query.some(([each]) => each === name)) return false;
    addParameter(request, parameter, correctTexts(parameter, [])?.[0] ?? "1");
    return true;
  },
  "a cursor, an offset or a page number": (request, { pagination }, random) => {
    if (!pagination) return false;
    request.query.push([pagination.position.name, random.pick(["7", "abc", "999999999999"])]);
    return true;
  },
  "no key": (request, { credentials }) => {
    for (const { name } of credentials.flat()) Reflect.deleteProperty(request.headers, name);
    return true;
  },
  "an empty key": (request, { credentials }) => {
    for (const { name, prefix } of credentials.flat()) request.headers[name] = prefix;
    return true;
  },
  "another method": (request, _operation, random) => {
    request.method = random.pick(["POST", "PUT", "PATCH", "DELETE", "HEAD"]);
    return true;
  },
  "a path in upper case": (request) => {
    request.path = request.path.toUpperCase();
    return true;
  },
  "a slash at the end": (request) => {
    request.path += "/";
    return true;
  },
  "a longer path": (request) => {
    request.path += "/more";
    return true;
  },
  "a misspelled path": (request, _operation, random) => {
    const index = 1 + random.below(request.path.length - 1);
    request.path = `${request.path.slice(0, index)}x${request.path.slice(index)}`;
    return true;
  },
  "an encoded letter in the path": (request) => {
    request.path = request.path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    return true;
  },
  "a percent sign in the path": (request) => {
    request.path += "%";
    return true;
  },
  "a percent sign in the query": changeValue(() => "%zz"),
  "a list in one text": (request, { parameters }, random) => {
    const lists = parameters.filter((parameter) => parameter.in === "query" && parameter.list !== undefined);
    if (lists.length === 0) return false;
    request.query.push([random.pick(lists).name, "1,2"]);
    return true;
  },
  "JSON of another type": (request, { parameters }) => {
    const parameter = parameters.find(({ json }) => json);
    const pair = parameter && request.query.find(([name]) => name === parameter.name);
    if (!pair) return false;
    pair[1] = "7";
    return true;
  },
  "a body": (request, _operation, random) => {
    request.headers["content-type"] = random.pick(["application/json", "text/plain"]);
    request.body = random.pick(["{}", '{"id":"x"}', "{", "[]", "text"]);
    return true;
  },
  "no body": (request) => {
    if (request.body === undefined) return false;
    request.body = undefined;
    return true;
  },
  "a header in upper case": (request) => {
    request.headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    return true;
  },
};
