import {
  type AnswerOf,
  type CheckDecision,
  type ClosedNoticeDraft,
  closeShop,
  decideCheck,
  openShop,
  updateClosedNotice,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { nounOf } from '#shared/resource/query.ts';
import { openingStateQuery } from '#shared/shop-queries.ts';
import { openingQuery } from './queries.ts';
import { texts } from './texts.ts';

type Answer = AnswerOf<typeof openShop>;

/** Sends a change of the opening and shows what the server then says of the whole list. */
export const useOpeningChange = <Input = void>(send: (input: Input) => Promise<Answer>, success?: string) =>
  useAction({
    run: send,
    success,
    done: (answer, { client }) => {
      client.setQueryData(openingQuery.queryKey, answer);
      return client.invalidateQueries(openingStateQuery);
    },
    failed: texts.actionFailed,
    // A refusal means that the list has changed since it was read.
    refused: (_error, { client }) => client.invalidateQueries({ queryKey: nounOf(openShop) }),
  });

export const useDecision = (key: string) =>
  useOpeningChange((decision: CheckDecision) => call(decideCheck, { params: { key }, body: decision }));

export const useNotice = () =>
  useOpeningChange(
    (notice: ClosedNoticeDraft) => call(updateClosedNotice, { body: notice }),
    texts.noticeSaved,
  );

export const useOpenShop = () => useOpeningChange(() => call(openShop), texts.opened);

export const useCloseShop = () => useOpeningChange(() => call(closeShop), texts.closedDone);
