import { expectTypeOf } from "vitest";
import { testTypes } from "../../../scripts/test-types.ts";
import type {
  ResponseBody,
  Comment,
  CommentPage,
  FailureBody,
  JsonString,
  LiveSearchHit,
  OperationId,
  Params,
  SearchedLiveRoom,
} from "../src/index.js";

testTypes("finds params and response bodies by operation id", () => {
  expectTypeOf<"posts.listComments">().toExtend<OperationId>();
  expectTypeOf<Params<"posts.listComments">["videoId"]>().toEqualTypeOf<string>();
  expectTypeOf<ResponseBody<"posts.listComments">>().toEqualTypeOf<CommentPage>();
  expectTypeOf<NonNullable<CommentPage["comments"]>>().toEqualTypeOf<Comment[]>();
});

testTypes("accepts params with one of two ids, and rejects params with both or neither", () => {
  expectTypeOf<{ userId: string }>().toExtend<Params<"users.getById">>();
  expectTypeOf<{ secUid: string }>().toExtend<Params<"users.getById">>();
  expectTypeOf<{ userId: string; secUid: string }>().not.toExtend<Params<"users.getById">>();
  expectTypeOf<{ region: string }>().not.toExtend<Params<"users.getById">>();
});

testTypes("finds the body of a documented failure", () => {
  expectTypeOf<FailureBody<"posts.get", 401>>().toBeObject();
});

testTypes("gives a string of JSON text the type of its content", () => {
  expectTypeOf<LiveSearchHit["live_info"]["raw_data"]>().toEqualTypeOf<JsonString<SearchedLiveRoom>>();
});
