import { type AnswerOf, type Endpoint, type InputOf } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

type Input<E extends Endpoint> = object extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>];

/** Returns the key with which all queries of an endpoint's noun begin: 'coupons' for /coupons/:id. */
export const nounOf = ({ path }: Endpoint): readonly [string] => [path.split('/')[1] ?? ''];

type Send = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: { signal: AbortSignal },
) => Promise<AnswerOf<E>>;

// `call` takes no input where an endpoint needs none, which a type parameter cannot say.
export const send = call as unknown as Send;

/** Describes the query of a call, whose key is the noun, the name of the call and what it asks. */
export const queryOf = <E extends Endpoint>(endpoint: E, ...[input]: Input<E>) =>
  queryOptions<AnswerOf<E>>({
    queryKey: [...nounOf(endpoint), endpoint.name, input],
    queryFn: ({ signal }) => send(endpoint, (input ?? {}) as InputOf<E>, { signal }),
  });
