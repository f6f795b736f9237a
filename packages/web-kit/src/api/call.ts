import type { AnswerOf, endpoints, InputOf } from '@shop/contract';
import type { CallOptions, Sent } from './sent.ts';
import { currentTransport } from './transport.ts';

type Endpoints = typeof endpoints;
export type CallName = keyof Endpoints;
export type CallInput<N extends CallName> = InputOf<Endpoints[N]>;
export type CallAnswer<N extends CallName> = AnswerOf<Endpoints[N]>;

// The input may be left out where nothing in it is required.
type Rest<I> = object extends I ? [input?: I, options?: CallOptions] : [input: I, options?: CallOptions];

/** Calls an endpoint of the contract's table by its name; typed by it, and answered as its schema says. */
export async function call<N extends CallName>(
  name: N,
  ...[input, options]: Rest<CallInput<N>>
): Promise<CallAnswer<N>> {
  const send = await currentTransport();
  return send({ name, input: (input ?? {}) as Sent['input'], options: options ?? {} }) as Promise<
    CallAnswer<N>
  >;
}
