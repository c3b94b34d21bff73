import { uncapitalize } from "@shortvideo-api/document";
import { printLiteral, javaScriptDialect, printText } from "../sample/print-literal.js";
import { type Guide, type GuideFacts, packageOf, writeEmitterSetup } from "./guide.js";
import { joinBlocks, writeCode, writeSpan, writeTable } from "../page/write-markdown.js";

/** Writes how pages use the client with TanStack Query; `undefined` if the packages of a workspace do not have that part. */
export function writeTanstackQuery(facts: GuideFacts): Guide | undefined {
  const { change, content, first, list, modules } = facts;
  if (content.parts?.includes("tanstack-query") === false) return undefined;
  if (!first?.example) return undefined;
  const params = printLiteral(first.example.params, javaScriptDialect);
  const listParams = list?.example ? printLiteral(list.example.params, javaScriptDialect) : "";
  const name = first.operation.call.name;
  const listName = list && uncapitalize(list.operation.call.name);
  const queries = modules.functions.replace("functions", "queries");
  return {
    name: "tanstack-query",
    title: "TanStack Query",
    summary: "Queries, infinite lists and mutations for React and other frameworks.",
    write: (link) =>
      joinBlocks(
        "Your components load, page and change data with TanStack Query, and get the types, exact ids and errors of the client.",
        writeCode(
          "tsx",
          `import { connect } from ${printText(modules.functions)};`,
          `import { ${[`${name}Options`, ...(listName ? [`${listName}InfiniteOptions`] : [])].join(", ")} } from ${printText(queries)};`,
          'import { useInfiniteQuery, useQuery } from "@tanstack/react-query";',
          "",
          'const connection = connect({ baseUrl: "https://api.example.com" });',
          "",
          `const { data } = useQuery(${name}Options(connection, ${params}));`,
          ...(listName
            ? [`const items = useInfiniteQuery(${listName}InfiniteOptions(connection, ${listParams}));`]
            : []),
        ),
        ...(content.parts
          ? [writeCode("sh", `npm install ${packageOf(modules.client)} @tanstack/react-query`)]
          : writeEmitterSetup(
              `The options are generated into [a workspace of your own](${link("guides/your-own-document")}):`,
              "@shortvideo-api/tanstack-query",
              "queries",
            )),
        writeTable(
          ["Function", "For"],
          [
            [writeSpan(`${name}Options`), "`useQuery`, `fetchQuery` and others"],
            ...(listName
              ? [[writeSpan(`${listName}InfiniteOptions`), "`useInfiniteQuery`; each page is `{ page, next }`"]]
              : []),
            [
              change ? writeSpan(`${change.operation.call.name}Mutation`) : "`…Mutation`",
              "`useMutation`, for operations that change something",
            ],
            [writeSpan(`${name}Key`), "`invalidateQueries`"],
          ],
        ),
        "Set `retry: false` in TanStack Query or leave out the layer `retries()`: otherwise, both retry.",
      ),
  };
}
