import type { Scenario } from "./scenario.js";

const page = "<!doctype html>\n<title>502 Bad Gateway</title>\n<h1>502 Bad Gateway</h1>\n";

export const notJson: Scenario = {
  name: "not-json",
  summary: "A page of HTML stands where JSON should, with the status and the media type of the right answer.",
  plays: "all",
  parameters: [],
  legal: false,
  deliver: (reply) => (reply.text === "" ? reply : { ...reply, text: page }),
};
