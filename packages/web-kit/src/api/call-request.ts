import type { Endpoint } from '@shop/contract';

export type CallOptions = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Reports the sent share of a file, from 0 to 1. */
  onUploadProgress?: (share: number) => void;
};

export type CallRequest = {
  endpoint: Endpoint;
  input: { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
  options: CallOptions;
};

export type Transport = (request: CallRequest) => Promise<unknown>;
