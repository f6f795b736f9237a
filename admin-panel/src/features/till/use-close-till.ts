import type { TillClosingInput } from '@shop/contract';
import { call, createIdempotentSender, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { TILL_KEY } from './queries.ts';
import { differenceText } from './till-figures.ts';
import { texts } from './texts.ts';

const once = createIdempotentSender();

/** Closes the till. After a refusal the till is read again, so that the expected cash is the server's. */
export function useCloseTill(onClosed: () => void) {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    // A retry after a lost response closes once.
    mutationFn: (body: TillClosingInput) => once(body, (headers) => call('closeTill', { body }, { headers })),
    onSuccess: ({ closing }) => {
      toast.success(texts.closed(differenceText(closing.difference)));
      onClosed();
    },
    onSettled: () => client.invalidateQueries({ queryKey: TILL_KEY }),
  });
  const faults = faultsByPath(error);
  const hasFaults = Object.keys(faults).length > 0;
  return {
    ...{ close: mutate, isClosing: isPending, reset, faults },
    failure: error && !hasFaults ? errorText(error, texts.closeFailed) : null,
  };
}
