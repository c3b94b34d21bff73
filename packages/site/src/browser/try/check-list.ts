import type { TryData } from "../../try/try-data.js";
import { isLocal } from "./credentials.js";
import { create, writeText } from "../dom.js";
import { createBox } from "./response.js";

/** Says what to check after a request that got no response. Asks the server whether it responds at all, without the request. */
export async function explainNoResponse(
  { mockCommand, origins }: TryData,
  url: string,
  { prefer, error }: { readonly prefer: string; readonly error: string },
): Promise<HTMLElement> {
  const { origin, port } = new URL(url);
  const page =
    location.origin === "null" ? "pages on disk, whose origin is `null`" : `the origin \`${location.origin}\``;
  if (origin !== location.origin && !origins.includes(origin)) {
    const allowed = origins.map((each) => `\`${each}\``).join(", ");
    return createBox(
      "bad",
      `The policy of this page allows no request to \`${origin}\`. It allows ${allowed || "none"}. Build the site with \`--server ${origin}\`, or copy the request as \`curl\`.`,
    );
  }
  const responds = await fetch(origin, { mode: "no-cors", credentials: "omit", cache: "no-store" }).then(
    () => true,
    () => false,
  );
  const start = `Start a mock: \`${mockCommand} --port ${port || "80"}\`.`;
  const points = responds
    ? [
        /scenario=(?:reset|truncated)/.test(prefer) &&
          "The scenario breaks the connection. That is what was asked for.",
        `\`${origin}\` responds, but not to this page. The service must allow requests from ${page} by CORS.`,
        "The request may have a header that the service does not allow by CORS. See the console of the browser.",
        "A command has no such limit: copy the request as `curl`.",
      ]
    : [
        isLocal(url)
          ? `No server listens at \`${origin}\`. ${start}`
          : `\`${origin}\` does not respond. Check the address and your network.`,
        isLocal(url) &&
          location.protocol === "https:" &&
          "The browser may ask whether this page may use your local network.",
      ];
  const shown = points.map((point) => point && create("li", {}, writeText(point)));
  return createBox("bad", `No response: ${error}`, create("ul", {}, ...shown));
}
