import { type AnswerOf, readCase } from '@shop/contract';
import { useAction } from '#shared/actions/use-action.ts';
import { nounOf } from '#shared/resource/query.ts';
import { showCase } from '../queries.ts';

type Change<T> = {
  send: (body: T) => Promise<AnswerOf<typeof readCase>>;
  done: (body: T) => string;
  onDone: () => void;
};

/** Sends a change of a case and shows the case as it is then. */
export const useCaseChange = <T>({ send, done, onDone }: Change<T>) =>
  useAction({
    run: send,
    success: (_answer, body) => done(body),
    done: (answer, { client }) => {
      showCase(client, answer);
      onDone();
    },
    refused: (_error, { client }) => void client.invalidateQueries({ queryKey: nounOf(readCase) }),
  });
