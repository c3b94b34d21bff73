import { expect, test } from "vitest";
import { readBodyKind, readMediaKind, readStreamKind } from "./media-type.ts";

test.each([
  ["application/json", "json", "json", undefined],
  ["application/vnd.pets.v1+json", "json", "json", undefined],
  ["application/x-www-form-urlencoded", "form", "text", undefined],
  ["multipart/form-data", "multipart", "binary", undefined],
  ["multipart/mixed", "other", "binary", undefined],
  ["application/atom+xml", "xml", "text", undefined],
  ["text/csv", "text", "text", undefined],
  ["text/event-stream", "text", "text", "events"],
  ["application/x-ndjson", "other", "text", "lines"],
  ["application/json-lines", "other", "text", "lines"],
  ["application/geo+json-seq", "other", "text", "records"],
  ["application/yaml", "other", "text", undefined],
  ["application/json-patch", "other", "json", undefined],
  ["*/*", "other", "json", undefined],
  ["image/png", "other", "binary", undefined],
])("%s is written as %s, given to callers as %s, and has %s items", (essence, body, client, stream) => {
  for (const mediaType of [essence, `${essence}; charset=utf-8`]) {
    expect(readBodyKind(mediaType)).toBe(body);
    expect(readMediaKind(mediaType)).toBe(client);
    expect(readStreamKind(mediaType)).toBe(stream);
  }
});
