import { type AnswerOf, openShop } from '@shop/contract';
import { type QueryClient } from '@tanstack/react-query';
import { useAction } from '#shared/actions/use-action.ts';
import { nounOf } from '#shared/resource/query.ts';
import { openingStateQuery } from '#shared/shop-queries.ts';
import { openingQuery } from './queries.ts';
import { texts } from './texts.ts';

type Answer = AnswerOf<typeof openShop>;
type Context = { client: QueryClient };

/** Shows what the server says of the whole list after a change of the opening. */
export const openingChange = {
  done: (answer: Answer, { client }: Context) => {
    client.setQueryData(openingQuery.queryKey, answer);
    return client.invalidateQueries(openingStateQuery);
  },
  failed: texts.actionFailed,
  // A refusal means that the list has changed since it was read.
  refused: (_error: Error, { client }: Context) => client.invalidateQueries({ queryKey: nounOf(openShop) }),
};

export const useOpeningChange = <Input = void>(run: (input: Input) => Promise<Answer>, success?: string) =>
  useAction({ ...openingChange, run, success });
