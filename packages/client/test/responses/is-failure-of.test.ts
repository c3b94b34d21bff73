import type { ErrorBody, UpstreamErrorBody } from "@shortvideo-api/openapi-types";
import { expect, expectTypeOf, test } from "vitest";
import { testTypes } from "../../../../scripts/test-types.ts";
import { ApiError, type FailedResponse, InBandError } from "../../src/errors/api-error.js";
import { BadRequestError, InvalidKeyError, NoContentError, NotSubscribedError } from "../../src/generated/errors.js";
import { type FailureOf, isFailureOf } from "../../src/is-failure-of.js";

const documented: FailedResponse = {
  status: 400,
  headers: new Headers(),
  body: { message: "No." },
};

test("returns `true` only for failures that the operation documents", () => {
  const error = new BadRequestError("posts.get", documented);

  expect(isFailureOf(error, "posts.get")).toBe(true);
  expect(isFailureOf(error, "users.get")).toBe(false);
  expect(isFailureOf(new BadRequestError("posts.get", { ...documented, body: "<h1>No.</h1>" }), "posts.get")).toBe(
    false,
  );
  expect(isFailureOf(new Error("posts.get"), "posts.get")).toBe(false);
  expect(isFailureOf(undefined, "posts.get")).toBe(false);
});

test("narrows by status to the class and the body", () => {
  expect(describeFailure(new BadRequestError("posts.get", documented))).toBe("No.");
  expect(describeFailure(new NotSubscribedError("posts.get", { ...documented, status: 401 }))).toBe("no plan");
  expect(describeFailure(new InvalidKeyError("posts.get", { ...documented, status: 401 }))).toBe("InvalidKeyError");
  expect(describeFailure(new InBandError("posts.get", { ...documented, status: 200 }))).toBe("in band");
  expect(describeFailure(new ApiError("posts.get", { ...documented, status: 418 }))).toBe("other");
});

testTypes("narrows by name and by class, and only for statuses that the operation documents", () => {
  type Failure = FailureOf<"downloads.getVideo">;
  expectTypeOf<Extract<Failure, { name: "NoContentError" }>["body"]>().toEqualTypeOf<undefined>();
  expectTypeOf<Extract<Failure, { status: 204 }>>().toExtend<NoContentError>();
  expectTypeOf<Extract<FailureOf<"posts.get">, { status: 204 }>>().toBeNever();
});

/** Describes an error. The compiler checks its type after each narrowing. */
function describeFailure(error: unknown): string {
  if (!isFailureOf(error, "posts.get")) return "other";
  expectTypeOf(error.operation).toEqualTypeOf<"posts.get">();
  expectTypeOf(error.status).toEqualTypeOf<200 | 400 | 401 | 403 | 429 | 500>();
  switch (error.status) {
    case 200:
      expectTypeOf(error).toExtend<InBandError>();
      expectTypeOf(error.body).toBeUnknown();
      return "in band";
    case 400:
      expectTypeOf(error).toExtend<BadRequestError>();
      expectTypeOf(error.body).toEqualTypeOf<ErrorBody>();
      return error.body.message;
    case 401:
      expectTypeOf(error).toExtend<InvalidKeyError | NotSubscribedError>();
      if (error instanceof NotSubscribedError) return "no plan";
      expectTypeOf(error).toExtend<InvalidKeyError>();
      return error.name;
    case 500:
      expectTypeOf(error.body).toEqualTypeOf<UpstreamErrorBody>();
      return `${error.body.status_code}`;
    default:
      expectTypeOf(error.status).toEqualTypeOf<403 | 429>();
      return error.body.message;
  }
}
