import type { AnswerOf, Endpoint, InputOf } from '@shop/contract';

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

let transport: Transport | null = null;

/** Sets what sends the calls: HTTP in a browser, the page's own cache while a server renders, a fake in tests. */
export function setTransport(replacement: Transport | null): void {
  transport = replacement;
}

// The input is optional where it has no required field.
type Rest<I> = object extends I ? [input?: I, options?: CallOptions] : [input: I, options?: CallOptions];

/** Sends a call and returns its answer; throws where no transport was set. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Rest<InputOf<E>>
): Promise<AnswerOf<E>> {
  if (!transport) throw new Error('No transport for calls was set');
  const request = { endpoint, input: (input ?? {}) as CallRequest['input'], options: options ?? {} };
  return (await transport(request)) as AnswerOf<E>;
}
