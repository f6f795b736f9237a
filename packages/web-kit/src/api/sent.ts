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
