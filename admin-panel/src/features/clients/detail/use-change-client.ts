import { type ClientChange, type ClientDetail, updateClient } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nounOf } from '#shared/resource/query.ts';
import { toast, toastFailure } from '#shared/toasts.ts';
import { texts } from './texts.ts';

type Texts = { saved: string; failed: (why: string) => string };

/** Saves notes or consent of a client; resolves to whether they were saved. */
export function useChangeClient({ _id: id }: ClientDetail) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: ClientChange) => call(updateClient, { params: { id }, body }),
    // Awaited, so that the form sees the stored version before it goes on.
    onSettled: () => client.invalidateQueries({ queryKey: nounOf(updateClient) }),
  });
  const run = (body: ClientChange, { saved, failed }: Texts): Promise<boolean> =>
    mutateAsync(body).then(
      () => {
        toast.success(saved);
        return true;
      },
      (error: unknown) => {
        toastFailure(failed(errorText(error)));
        return false;
      },
    );
  return {
    isChanging: isPending,
    saveNotes: (notes: string, seenNotes: string) => run({ notes, seenNotes }, texts.notes),
    saveConsent: (consent: NonNullable<ClientChange['consent']> | null) => run({ consent }, texts.consent),
  };
}
