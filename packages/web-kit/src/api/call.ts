import type { AnswerOf, Endpoint, InputOf } from '@shop/contract';
import type { CallOptions, CallRequest } from './call-request.ts';
import { currentTransport } from './transport.ts';

// The input is optional where it has no required field.
type Rest<I> = object extends I ? [input?: I, options?: CallOptions] : [input: I, options?: CallOptions];

export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Rest<InputOf<E>>
): Promise<AnswerOf<E>> {
  const send = currentTransport();
  return send({ endpoint, input: (input ?? {}) as CallRequest['input'], options: options ?? {} }) as Promise<
    AnswerOf<E>
  >;
}
