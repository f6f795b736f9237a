export type CallOptions = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Reports the sent share of a file, from 0 to 1. */
  onUploadProgress?: (share: number) => void;
};

/** One call of an endpoint, ready to send. */
export type CallRequest = {
  name: string;
  input: { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
  options: CallOptions;
};

export type Transport = (request: CallRequest) => Promise<unknown>;

let transport: Transport | null = null;

/** Replaces the browser's transport, for server rendering and tests. */
export function setTransport(replacement: Transport | null): void {
  transport = replacement;
}

// Loads axios, zod and the endpoint table with the first call, outside the first chunk.
export const currentTransport = async (): Promise<Transport> =>
  transport ?? (await import('./http.ts')).sendQueued;
