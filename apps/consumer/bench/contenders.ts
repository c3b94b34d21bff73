import { createClient } from "@shortvideo-api/client";
import type { paths } from "@shortvideo-api/openapi-types";
import ky from "ky";
import { createFetch } from "ofetch";
import createFetchClient from "openapi-fetch";
import type { Scenario } from "./scenarios.ts";

/** Makes one call, and returns its parsed body. */
export type Call = () => Promise<unknown>;

const baseUrl = "https://api.example";
const apiKey = "k-0123456789abcdef";
const headers = { "x-gateway-key": apiKey };

const requests = {
  "posts.listComments": { path: "/api/post/comments", params: { videoId: "7301245789012345678", count: 20 } },
  "music.listUnlimitedSounds": { path: "/api/music/unlimited-sounds", params: { limit: 10 } },
} as const;

/** The compared clients, by name. Each function creates the call of a scenario. */
export const contenders: Readonly<Record<string, (scenario: Scenario) => Call>> = {
  /** Hand-written code. */
  "fetch, JSON.parse": ({ operation, fetch }) => {
    const { path, params } = requests[operation];
    const query = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]);
    return async () => {
      const response = await fetch(`${baseUrl}${path}?${new URLSearchParams(query).toString()}`, { headers });
      if (!response.ok) throw new Error(`The response has status ${response.status}.`);
      return JSON.parse(await response.text());
    };
  },
  "openapi-fetch": ({ operation, fetch }) => {
    const api = createFetchClient<paths>({ baseUrl, headers, fetch });
    const { params: query } = requests["posts.listComments"];
    return operation === "posts.listComments"
      ? async () => (await api.GET("/api/post/comments", { params: { query } })).data
      : async () =>
          (await api.GET("/api/music/unlimited-sounds", { params: { query: requests[operation].params } })).data;
  },
  ky: ({ operation, fetch }) => {
    const api = ky.create({ prefix: baseUrl, headers, fetch });
    const { path, params: searchParams } = requests[operation];
    return () => api.get(path, { searchParams }).json();
  },
  ofetch: ({ operation, fetch }) => {
    const api = createFetch({ fetch, defaults: { baseURL: baseUrl, headers } });
    const { path, params: query } = requests[operation];
    return () => api(path, { query });
  },
  /** With its defaults (checks, retries, timeouts, exact numbers) and with hooks. */
  "this client": ({ operation, fetch }) => {
    const events: unknown[] = [];
    const keep = (event: unknown): void => void (events[0] = event);
    const api = createClient({ baseUrl, apiKey, fetch, onRequest: keep, onResponse: keep, onRetry: keep });
    return operation === "posts.listComments"
      ? () => api.posts.listComments(requests[operation].params)
      : () => api.music.listUnlimitedSounds(requests[operation].params);
  },
};
