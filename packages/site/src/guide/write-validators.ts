import { uncapitalize } from "@shortvideo-api/document";
import type { SiteContent } from "../content/content.js";
import { printText } from "../sample/print-literal.js";
import { type Guide, type GuideFacts, packageOf, writeEmitterSetup } from "./guide.js";
import { joinBlocks, writeCode } from "../page/write-markdown.js";

/** Writes how values are validated by Zod and Valibot; `undefined` without a named schema, or without these parts in a workspace. */
export function writeValidators({ content, modules }: GuideFacts): Guide | undefined {
  const schema = content.model.schemas.find(({ sample }) => sample?.kind === "object");
  const libraries = listLibraries(content);
  const [library] = libraries;
  if (!schema || library === undefined) return undefined;
  const name = `${uncapitalize(schema.name)}Schema`;
  return {
    name: "validators",
    title: libraries.map((each) => titles[each]).join(" and "),
    summary: "Validators of the document's schemas for forms, routers and servers.",
    write: (link) =>
      joinBlocks(
        "You validate values of your own, such as those of a form, by the schemas of the document.",
        ...(content.parts ? [writeCode("sh", `npm install ${packageOf(modules.client)} ${libraries.join(" ")}`)] : []),
        writeCode(
          "js",
          `import { ${name} } from ${printText(modules.functions.replace("functions", library))};`,
          ...(library === "zod"
            ? [
                "",
                `const { success, data, error } = ${name}.safeParse({});`,
                "if (!success) console.error(error.issues);",
              ]
            : [
                'import { safeParse } from "valibot";',
                "",
                `const { success, output, issues } = safeParse(${name}, {});`,
                "if (!success) console.error(issues);",
              ]),
        ),
        ...(content.parts
          ? []
          : writeEmitterSetup(
              `The validators are generated into [a workspace of your own](${link("guides/your-own-document")}). For Valibot, write \`valibot\` in place of \`zod\`:`,
              "@shortvideo-api/validators/zod",
              "zod",
            )),
        "- They accept each value that the document accepts, and implement Standard Schema.\n- A 64-bit number is a text of its digits, as in the client.\n- The comment of a validator names the keywords that it does not check.",
        "You need no validator for calls: the client checks parameters before it sends them.",
      ),
  };
}

const titles = { zod: "Zod", valibot: "Valibot" };

/** Lists the libraries for which callers have validators, or can generate them. */
function listLibraries({ parts = ["zod", "valibot"] }: SiteContent): ("zod" | "valibot")[] {
  return (["zod", "valibot"] as const).filter((library) => parts.includes(library));
}
