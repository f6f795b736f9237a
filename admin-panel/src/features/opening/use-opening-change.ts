import { type CheckDecision, type ClosedNoticeDraft, type Opening } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { openingStateQuery } from '#shared/shop-queries.ts';
import { openingQuery } from './queries.ts';
import { texts } from './texts.ts';

type Answer = { opening: Opening };

/** Sends a change of the opening and shows what the server then says of the whole list. */
export function useOpeningChange<Input = void>(send: (input: Input) => Promise<Answer>, done?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ opening }) => {
      client.setQueryData(openingQuery.queryKey, opening);
      if (done) toast.success(done);
      return client.invalidateQueries(openingStateQuery);
    },
    onError: (error: unknown) => {
      toast.error(errorText(error, texts.actionFailed));
      // A refusal means that the list has changed since it was read.
      return client.invalidateQueries(openingQuery);
    },
  });
}

export const useDecision = (key: string) =>
  useOpeningChange((decision: CheckDecision) => call('decideCheck', { params: { key }, body: decision }));

export const useNotice = () =>
  useOpeningChange(
    (notice: ClosedNoticeDraft) => call('updateClosedNotice', { body: notice }),
    texts.noticeSaved,
  );

export const useOpenShop = () => useOpeningChange(() => call('openShop'), texts.opened);

export const useCloseShop = () => useOpeningChange(() => call('closeShop'), texts.closedDone);
