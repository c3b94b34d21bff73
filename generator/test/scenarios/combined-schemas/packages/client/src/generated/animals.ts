// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Animal, Owner, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Animals {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `animals.find`, `GET /animals`. */
  find(_params: Params<"animals.find"> = {}, options?: CallOptions): Promise<Animal> {
    return this.#http.call<Animal>({ operation: "animals.find", verb: "GET", path: "/animals", envelope: [] }, options);
  }

  /** `animals.owner`, `GET /owner`. */
  owner(_params: Params<"animals.owner"> = {}, options?: CallOptions): Promise<Owner> {
    return this.#http.call<Owner>(
      { operation: "animals.owner", verb: "GET", path: "/owner", envelope: ["contact", "pet"] },
      options,
    );
  }
}
