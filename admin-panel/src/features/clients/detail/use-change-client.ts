import {
  type ClientChange,
  type ClientDetail,
  joinClients,
  separateClients,
  updateClient,
} from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nounOf } from '#shared/resource/query.ts';
import { toast, toastFailure } from '#shared/toasts.ts';
import { texts } from './texts.ts';

type Texts = { saved: string; failed: (why: string) => string };

function useClientMutation<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn,
    // Awaited, so that the form sees the stored version before it goes on.
    onSettled: () => client.invalidateQueries({ queryKey: nounOf(updateClient) }),
  });
  const run = (input: Input, { saved, failed }: Texts): Promise<boolean> =>
    mutateAsync(input).then(
      () => {
        toast.success(saved);
        return true;
      },
      (error: unknown) => {
        toastFailure(failed(errorText(error)));
        return false;
      },
    );
  return { run, isPending };
}

/** Saves notes or consent of a client; resolves to whether they were saved. */
export function useChangeClient({ _id: id }: ClientDetail) {
  const { run, isPending } = useClientMutation((body: ClientChange) =>
    call(updateClient, { params: { id }, body }),
  );
  return {
    isChanging: isPending,
    saveNotes: (notes: string, seenNotes: string) => run({ notes, seenNotes }, texts.notes),
    saveConsent: (consent: NonNullable<ClientChange['consent']> | null) => run({ consent }, texts.consent),
  };
}

/** Joins another client with a client, or separates her again. */
export function useJoinClients({ _id: id }: ClientDetail) {
  const { run, isPending } = useClientMutation(({ other, isJoined }: { other: string; isJoined: boolean }) =>
    call(isJoined ? separateClients : joinClients, { params: { id }, body: { other } }),
  );
  const { joined, separated, failed } = texts.same;
  return {
    isJoining: isPending,
    join: (other: string) => run({ other, isJoined: false }, { saved: joined, failed }),
    separate: (other: string) => run({ other, isJoined: true }, { saved: separated, failed }),
  };
}
