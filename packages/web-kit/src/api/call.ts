import type { AnswerOf, endpoints, InputOf } from '@shop/contract';
import type { CallOptions, CallRequest } from './call-request.ts';
import { currentTransport } from './transport.ts';

type Endpoints = typeof endpoints;
export type CallName = keyof Endpoints;
export type CallInput<N extends CallName> = InputOf<Endpoints[N]>;
export type CallAnswer<N extends CallName> = AnswerOf<Endpoints[N]>;

// The input is optional where it has no required field.
type Rest<I> = object extends I ? [input?: I, options?: CallOptions] : [input: I, options?: CallOptions];

export async function call<N extends CallName>(
  name: N,
  ...[input, options]: Rest<CallInput<N>>
): Promise<CallAnswer<N>> {
  const send = currentTransport();
  return send({ name, input: (input ?? {}) as CallRequest['input'], options: options ?? {} }) as Promise<
    CallAnswer<N>
  >;
}
