import { listLargeNumbers, looksRounded } from "../compare/find-value-differences.js";
import type { ResponseDifference } from "../compare/response-difference.js";
import type { Visit } from "../compare/visit-body.js";
import type { ServiceRequest } from "../request/service-request.js";

/** A place whose numbers are all rounded, and the first request whose response had one. */
export interface RoundedPlace {
  readonly request: ServiceRequest;
  readonly status: number;
  readonly difference: ResponseDifference;
}

/** The maximum number of digits that are remembered for one place. */
const maxNumbers = 1_000;

/** Detects 64-bit numbers that the service rounds. It needs several numbers, because a double can represent a few of them by chance. */
export class RoundingDetector {
  /** The numbers of each place, up to {@link maxNumbers}. None after a number that a double cannot represent. */
  readonly #places = new Map<
    string,
    Omit<RoundedPlace, "difference"> & { visit: Visit; numbers?: Set<string> | undefined }
  >();

  /** Adds the values of a response. */
  add(request: ServiceRequest, status: number, visits: readonly Visit[]): void {
    for (const { visit, digits } of listLargeNumbers(visits)) {
      const key = `${request.operation.id} ${status} ${visit.place}`;
      const known = this.#places.get(key) ?? { request, status, visit, numbers: new Set<string>() };
      this.#places.set(key, known);
      if (!looksRounded(digits)) known.numbers = undefined;
      else if (known.numbers && known.numbers.size < maxNumbers) known.numbers.add(digits);
    }
  }

  /** Lists the places with at least two different numbers beyond 53 bits, all of which a double can represent. */
  list(): readonly RoundedPlace[] {
    return [...this.#places.values()].flatMap(({ request, status, visit: { place, path }, numbers }) => {
      if (!numbers || numbers.size < 2) return [];
      const found = `${numbers.size} numbers, each of which a double can represent`;
      const expected = "all digits of a 64-bit number";
      return [{ request, status, difference: { code: "number-rounded", place, path, expected, found } }];
    });
  }
}
