import { createClient, InvalidKeyError } from "@shortvideo-api/client";

const baseUrl = "http://127.0.0.1:4010";
const videoId = "7301245789012345678";
const api = createClient({ baseUrl, apiKey: "any-key" });

const { itemInfo } = await api.posts.get({ videoId });
console.log(itemInfo.itemStruct.desc);

// Requests further pages as needed.
for await (const comment of api.posts.iterateComments({ videoId }, { maxItems: 3 })) {
  console.log(`${comment.user.nickname}: ${comment.text}`);
}

// This key makes the mock respond with 401.
const withoutAccess = createClient({ baseUrl, apiKey: "mock:code=401" });
try {
  await withoutAccess.posts.get({ videoId });
} catch (error) {
  if (!(error instanceof InvalidKeyError)) throw error;
  console.log(error.message);
}
