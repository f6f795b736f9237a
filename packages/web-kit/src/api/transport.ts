/** One call as it goes over the wire. */
export type Sent = {
  name: string;
  input: { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
  options: CallOptions;
};

export type CallOptions = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** From 0 to 1, while a file is sent. */
  onUploadProgress?: (share: number) => void;
};

export type Transport = (call: Sent) => Promise<unknown>;

let transport: Transport | null = null;

/** Replaces the browser's way of sending, as the storefront's server does. */
export function setTransport(replacement: Transport | null): void {
  transport = replacement;
}

// axios, zod and the endpoint table stay out of the first chunk: they arrive with the first call.
export const currentTransport = async (): Promise<Transport> =>
  transport ?? (await import('./http.ts')).sendFromBrowser;
