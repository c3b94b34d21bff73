import { StructureKind } from "ts-morph";
import {
  type AddressVariable,
  type ApiModel,
  nameVariable,
  type Operation,
  printString,
  printTypeKey,
  type Servers,
} from "@shortvideo-api/model/source";
import { printConstant } from "../print/declarations.ts";
import { printDoc, printDocComment, printLine } from "../print/doc.ts";
import type { SourceFile } from "../print/source-file.ts";

/** Prints the options that select the address of requests. */
export function printServerOptions({ clientDefaults: { environment }, servers }: ApiModel): SourceFile["statements"] {
  const choices = printChoices(servers);
  const [first] = servers.shared;
  const baseUrl =
    "The address of the service: an absolute address of http or https. In browsers also a path of the page's server, such as `/api`.";
  const usual = first ? `\`${printLine(first.defaultUrl)}\`` : "that of the server of each operation";
  const variable =
    environment === undefined
      ? ""
      : ` The environment variable \`${nameVariable(environment, "base-url")}\` is the default of \`createClient\`.`;
  return [
    {
      kind: StructureKind.Interface,
      name: "ServerOptions",
      isExported: true,
      docs: ["The address of a client's requests."],
      properties: [
        servers.isBaseUrlRequired
          ? { name: "baseUrl", type: "string | URL", docs: [printDoc([baseUrl + variable])] }
          : {
              name: "baseUrl",
              hasQuestionToken: true,
              type: "string | URL | undefined",
              docs: [printDoc([`${baseUrl} It replaces all servers of the document. Default: ${usual}.${variable}`])],
            },
        ...(choices === undefined
          ? []
          : [
              {
                name: "server",
                hasQuestionToken: true,
                type: `${choices} | undefined`,
                docs: [printDoc([describeOption(servers)])],
              },
            ]),
      ],
    },
    printConstant(
      "serverOptions",
      "The types of {@link ServerOptions} at run time; an empty text if another function checks the value.",
      "OptionTypes<ServerOptions>",
      `{ baseUrl: ""${choices === undefined ? "" : ', server: "object"'} }`,
    ),
  ];
}

function describeOption({ choice }: Servers): string {
  return choice === undefined
    ? "The variables of the address. Default: those of the document."
    : `A server of the document, by its \`${choice}\`, and the variables of its address. Default: the first one.`;
}

/** Prints a union with a branch for each server; `undefined` if there is nothing to choose. */
function printChoices({ shared, choice, others }: Servers): string | undefined {
  if (choice === undefined) {
    const variables = [...shared.flatMap((server) => server.variables), ...others];
    return variables.length === 0 ? undefined : `{\n${variables.map(printVariable).join("\n")}\n}`;
  }
  const branches = shared.map((server, index) => {
    const isDefault = index === 0;
    const doc = joinSentences([server.description, isDefault ? "The default." : undefined]);
    const key = `${printTypeKey(choice)}${isDefault ? "?" : ""}: ${printString(server.url)}${isDefault ? " | undefined" : ""};`;
    const names = new Set(server.variables.map(({ name }) => name));
    const variables = [...server.variables, ...others.filter(({ name }) => !names.has(name))];
    return `{\n${[printMember(doc, key), ...variables.map(printVariable)].join("\n")}\n}`;
  });
  return branches.map((branch) => `| ${branch}`).join("\n");
}

function printVariable({ name, description, default: usual, values }: AddressVariable): string {
  const type = values ? values.map(printString).join(" | ") : "string";
  const doc = joinSentences([description, `Default: \`${printLine(usual)}\`.`]);
  return printMember(doc, `${printTypeKey(name)}?: ${type} | undefined;`);
}

function printMember(doc: string, member: string): string {
  return doc === "" ? member : `${printDocComment([doc])}\n${member}`;
}

function joinSentences(sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}

/** Describes the servers of an operation, if it has its own. */
export function describeOwnServers({ servers }: Operation): string | undefined {
  const [first, ...others] = servers.map(({ url }) => `\`${printLine(url)}\``);
  if (first === undefined) return undefined;
  return `Server: ${[first, ...others].join(", or ")}, unless the client has a \`baseUrl\`.`;
}
