import { expectTypeOf, test } from "vitest";
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

test("gives params and answers by the id of their operation", () => {
  expectTypeOf<"posts.listComments">().toExtend<OperationId>();
  expectTypeOf<Params<"posts.listComments">["videoId"]>().toEqualTypeOf<string>();
  expectTypeOf<ResponseBody<"posts.listComments">>().toEqualTypeOf<CommentPage>();
  expectTypeOf<NonNullable<CommentPage["comments"]>>().toEqualTypeOf<Comment[]>();
});

test("takes one of two ids, and refuses both and none", () => {
  expectTypeOf<{ userId: string }>().toExtend<Params<"users.getById">>();
  expectTypeOf<{ secUid: string }>().toExtend<Params<"users.getById">>();
  expectTypeOf<{ userId: string; secUid: string }>().not.toExtend<Params<"users.getById">>();
  expectTypeOf<{ region: string }>().not.toExtend<Params<"users.getById">>();
});

test("tells what a documented failure says", () => {
  expectTypeOf<FailureBody<"posts.get", 401>>().toBeObject();
});

test("tells what JSON text in a string says", () => {
  expectTypeOf<LiveSearchHit["live_info"]["raw_data"]>().toEqualTypeOf<JsonString<SearchedLiveRoom>>();
});
