// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { Event, Invoice, InvoicePage } from "./schemas.js";

export interface paths {
  "/invoices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["invoices.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["events.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/labels": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["labels.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Invoice: Invoice;
    InvoicePage: InvoicePage;
    Event: Event;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "invoices.list": {
    parameters: {
      query?: {
        starting_after?: string | undefined;
        /** @description From 1 to 100, default `10`. */
        limit?: number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of invoices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": InvoicePage;
        };
      };
    };
  };
  "events.list": {
    parameters: {
      query?: {
        since?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Event[];
        };
      };
    };
  };
  "labels.list": {
    parameters: {
      query?: {
        /** @description Default `1`. */
        page?: number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of labels. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            name: string;
          }[];
        };
      };
    };
  };
}
