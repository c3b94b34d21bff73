// Calls the mock of a contract run with the client.

import { createClient } from "@shortvideo-api/client";

const { MOCK_URL: baseUrl, MOCK_KEY: apiKey } = process.env;
const { itemInfo } = await createClient({ baseUrl, apiKey }).posts.get({ videoId: "7301245789012345678" });
console.log(itemInfo.itemStruct.id);
