import type { OpenApi } from "@shortvideo-api/document";
import { type DocumentPath, type Operation, toPointer } from "@shortvideo-api/mock/internal";
import { followReferences, nodeAt } from "../compare/document-nodes.js";
import type { Fact } from "@shortvideo-api/report";
import { type Evidence, type SeenParameter, toKey, toParameterKey } from "./evidence.js";
import { checkSchema } from "./check-schema.js";
import type { Judgement } from "./judgement.js";
import { listMarks, type Mark } from "./list-marks.js";

/** Says of everything that the document infers or assumes whether the answers bear it out. */
export function checkFacts(
  document: OpenApi,
  operations: readonly Operation[],
  evidence: Evidence,
): readonly (Omit<Fact, "line"> & { readonly path: DocumentPath })[] {
  const users = listParameterUsers(document, operations);
  return listMarks(document).map((mark) => {
    const { path, provenance, reason } = mark;
    return { path, pointer: decodeURI(toPointer(path).slice(1)) || "/", provenance, reason, ...judge(mark) };
  });

  function judge(mark: Mark): Judgement {
    const { path, node } = mark;
    if (path[0] === "x-in-band-failure") return judgeInBand(evidence.inBandFailures);
    if (typeof node["name"] === "string" && typeof node["in"] === "string") {
      return judgeParameter(users.get(toKey(path)) ?? [], evidence);
    }
    if (path.at(-1) === "schema" && users.has(toKey(path.slice(0, -1)))) return refusal;
    if (evidence.values.has(toKey(path))) return checkSchema(document, mark, evidence.values.get(toKey(path)));
    return judgeResponsePart(document, path, evidence) ?? checkSchema(document, mark, undefined);
  }
}

/** Of the schema of a parameter. */
const refusal: Judgement = { status: "open", evidence: "Only a request that breaks it would show, and none is sent." };

function judgeInBand(count: number): Judgement {
  if (count === 0) return { status: "open", evidence: "No answer with a success held a failure." };
  return { status: "confirmed", evidence: `An answer with a success held a failure, ${times(count)}.` };
}

interface ParameterUser {
  readonly operation: Operation;
  readonly name: string;
}

/** By where a parameter is written, the operations that take it. */
function listParameterUsers(document: OpenApi, operations: readonly Operation[]): ReadonlyMap<string, ParameterUser[]> {
  const users = new Map<string, ParameterUser[]>();
  for (const operation of operations) {
    const item: DocumentPath = ["paths", operation.path];
    for (const holder of [item, [...item, operation.method.toLowerCase()]]) {
      const entries = nodeAt(document, [...holder, "parameters"]);
      for (const index of Array.isArray(entries) ? entries.keys() : []) {
        const path = followReferences(document, [...holder, "parameters", index]);
        const name = nodeAt(document, [...path, "name"]);
        if (typeof name !== "string") continue;
        const key = toKey(path);
        users.set(key, [...(users.get(key) ?? []), { operation, name }]);
      }
    }
  }
  return users;
}

function judgeParameter(users: readonly ParameterUser[], { parameters }: Evidence): Judgement {
  const seen = users.flatMap(({ operation, name }): SeenParameter[] => {
    const found = parameters.get(toParameterKey(operation, name));
    return found && found.sent > 0 ? [found] : [];
  });
  const [heeded] = seen.flatMap((each) => each.heeded);
  const [unheeded] = seen.flatMap((each) => each.unheeded);
  // Several operations can share a parameter; what one of them does not heed is not so as declared.
  if (unheeded !== undefined) {
    const { sentence, difference } = unheeded;
    return { status: "refuted", evidence: sentence, ...(difference === undefined ? {} : { refutedBy: [difference] }) };
  }
  if (heeded !== undefined) return { status: "confirmed", evidence: heeded };
  const sent = seen.reduce((sum, each) => sum + each.sent, 0);
  const answered = seen.reduce((sum, each) => sum + each.answered, 0);
  if (sent === 0) return { status: "open", evidence: "No request sent it." };
  if (answered === 0) return { status: "open", evidence: "No request that sent it was answered with a success." };
  const evidence = `Sent ${times(sent)}, answered with a success ${times(answered)}. Whether the service heeds it does not show.`;
  return { status: "open", evidence };
}

/** A response itself, or something of it that is no schema: a header, an example. */
function judgeResponsePart(document: OpenApi, path: DocumentPath, { responses }: Evidence): Judgement | undefined {
  const at = path.findIndex((step, index) => step === "responses" && (index === 1 || index === 3));
  const [holder] = path;
  if (holder === "components" && path[1] === "examples")
    return judgeExample(nodeAt(document, path), [...responses.values()]);
  if (at < 0) return undefined;
  const own = path.slice(0, at + 2);
  const part = path.slice(at + 2);
  const seen = responses.get(toKey(own));
  if (!seen) return { status: "open", evidence: "It was not answered." };
  if (part.length === 0) {
    if (seen.misfits === 0)
      return {
        status: "confirmed",
        evidence: `Answered with status ${seen.status} ${times(seen.count)}, as declared.`,
      };
    return {
      status: "refuted",
      evidence: `Answered with status ${seen.status} ${times(seen.count)}; ${times(seen.misfits)} with another body than declared.`,
      refutedBy: [...seen.differences],
    };
  }
  const [kind, name] = part;
  if (kind === "headers" && part.length === 2) {
    const has = seen.headers.has(String(name).toLowerCase());
    if (has) return { status: "confirmed", evidence: `Answers with status ${seen.status} carry it.` };
    return { status: "refuted", evidence: `Status ${seen.status} was answered without it, ${times(seen.count)}.` };
  }
  return { status: "open", evidence: "It is nothing that an answer could show by itself." };
}

function judgeExample(node: unknown, responses: readonly { readonly bodies: readonly unknown[] }[]): Judgement {
  const value = typeof node === "object" && node !== null && "value" in node ? JSON.stringify(node.value) : undefined;
  const isSeen = responses.some(({ bodies }) => bodies.some((body) => JSON.stringify(body) === value));
  if (isSeen) return { status: "confirmed", evidence: "This very body was answered." };
  return { status: "open", evidence: "No answer had this very body." };
}

/** `"once"`, `"twice"`, `"5 times"`. */
function times(count: number): string {
  if (count === 1) return "once";
  return count === 2 ? "twice" : `${count} times`;
}
