import { describeScheme, findSecurityScheme } from "@shortvideo-api/document";
import { type Auth, isPlainKey } from "@shortvideo-api/model";
import { printCall, printConstruction, printCredentials } from "../sample/print-client.js";
import { listVariables } from "../sample/sample-request.js";
import { type Guide, type GuideFacts, printImport } from "./guide.js";
import { joinBlocks, writeCode, writeLine, writeSpan, writeTable } from "../page/write-markdown.js";

/** Writes how clients get their credentials; `undefined` if requests carry none. */
export function writeAuthentication(facts: GuideFacts): Guide | undefined {
  const { content, first } = facts;
  const { auth, clientDefaults, servers } = content.model;
  if (auth.option === undefined || !first) return undefined;
  const names = listNames(facts);
  const readsItself = clientDefaults.environment !== undefined;
  const address = servers.isBaseUrlRequired ? [`baseUrl: process.env.${facts.variables.baseUrl}`] : [];
  const schemes = auth.schemes.map(({ name }) => ({ scheme: name }));
  const call = printCall(first, first.operation.method);
  const root = content.document.root;
  return {
    name: "authentication",
    title: "Authentication",
    summary: "How requests carry their credentials, and how clients keep them secret.",
    write: (link) =>
      joinBlocks(
        "You call the service with your own credentials, which stay out of your code.",
        readsItself
          ? writeCode(
              "sh",
              `export ${facts.variables.baseUrl}=https://api.example.com`,
              ...names.map((name) => `export ${name}=…`),
            )
          : writeCode("sh", ...names.map((name) => `export ${name}=…`)),
        writeCode(
          "js",
          printImport(facts, "createClient"),
          "",
          readsItself
            ? "const api = createClient();"
            : printConstruction([...address, ...printCredentials(content, schemes)]),
          `await ${call};`,
        ),
        readsItself &&
          "The client reads these variables itself. The options `baseUrl` and of the credentials take precedence.",
        "## The credentials of this API",
        writeTable(
          ["Scheme", "Requests carry", "Variable"],
          auth.schemes.map(({ name, description }) => {
            const scheme = findSecurityScheme(root, name);
            const note = description === undefined ? "" : `. ${writeLine(description)}`;
            return [
              writeSpan(name),
              `${scheme ? describeScheme(scheme) : ""}${note}`,
              listNames(facts, name)
                .map((each) => writeSpan(each))
                .join(", "),
            ];
          }),
        ),
        auth.option === "auth" &&
          "The page of each operation says which of them it takes. The client sends the first alternative of which you have given all credentials.",
        !isPlainKey(auth) &&
          "A credential can be a function, which returns a fresh token. It is called before the first request, and again when the service rejects the token with status 401.",
        "## The mock takes any credential",
        `Tests need no secret: give ${listSamples(auth).join(" or ")}, or any other value of this form. [Contract tests](${link("guides/contract-tests")}) get one in \`MOCK_KEY\`.`,
        "## How the client protects them",
        [
          "- They go to the origin of `baseUrl` only. The client follows no redirect, since `fetch` would send them to any host.",
          "- They appear in no error, log or trace, also where the service quotes them.",
          `- A missing or rejected credential is an [error of its own](${link("guides/errors")}), if the document describes it.`,
        ].join("\n"),
      ),
  };
}

/** Lists the values of tests, one for each form of credentials. */
function listSamples({ schemes }: Auth): string[] {
  const printed = schemes.map(({ sample }) => writeSpan(typeof sample === "string" ? sample : JSON.stringify(sample)));
  return [...new Set(printed)];
}

/** Lists the variables of all credentials, or of one scheme. */
function listNames({ variables: { apiKey, auth = {} } }: GuideFacts, scheme?: string): string[] {
  if (apiKey !== undefined) return [apiKey];
  const chosen = scheme === undefined ? Object.values(auth) : [auth[scheme]];
  return chosen.flatMap(listVariables);
}
