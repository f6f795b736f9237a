import { type AnswerOf, type Endpoint, type InputOf } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

type Input<E extends Endpoint> = object extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>];
type PartOf<E extends Endpoint, Part> = (answer: AnswerOf<E>) => Part;

/** Returns the key with which all queries of an endpoint's noun begin: 'coupons' for /coupons/:id. */
export const nounOf = ({ path }: Endpoint): readonly [string] => [path.split('/')[1] ?? ''];

type Send = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: { signal: AbortSignal },
) => Promise<AnswerOf<E>>;

// `call` takes no input where an endpoint needs none, which a type parameter cannot say.
export const send = call as unknown as Send;

/** Returns the key with which all queries of a call begin, whatever they ask. */
export const keyOf = (endpoint: Endpoint) => [...nounOf(endpoint), endpoint.name] as const;

const described = <E extends Endpoint, Part>(endpoint: E, input: InputOf<E>, part?: PartOf<E, Part>) =>
  queryOptions<AnswerOf<E>, Error, Part>({
    queryKey: [...keyOf(endpoint), input],
    queryFn: ({ signal }) => send(endpoint, input, { signal }),
    ...(part && { select: part }),
  });

/** Describes the query of a call. The whole answer is stored; `part` is what the caller reads of it. */
export function queryOf<E extends Endpoint>(
  endpoint: E,
  ...[input]: Input<E>
): ReturnType<typeof described<E, AnswerOf<E>>>;
export function queryOf<E extends Endpoint, Part>(
  endpoint: E,
  input: InputOf<E>,
  part: PartOf<E, Part>,
): ReturnType<typeof described<E, Part>>;
export function queryOf<E extends Endpoint, Part>(endpoint: E, input?: InputOf<E>, part?: PartOf<E, Part>) {
  return described(endpoint, input ?? ({} as InputOf<E>), part);
}
