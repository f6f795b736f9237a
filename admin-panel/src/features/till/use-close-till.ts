import type { TillClosingInput } from '@shop/contract';
import { call, createIdempotentSender, errorText } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { TILL_KEY } from './queries.ts';
import { differenceText } from './till-figures.ts';
import { texts } from './texts.ts';

const once = createIdempotentSender();

/** Closes the till. After a refusal the till is read again, so that the expected cash is the server's. */
export function useCloseTill(onClosed: () => void) {
  const { mutate, isPending, error, reset } = useAction({
    // A retry after a lost response closes once.
    run: (body: TillClosingInput) => once(body, (headers) => call('closeTill', { body }, { headers })),
    success: ({ closing }) => texts.closed(differenceText(closing.difference)),
    done: onClosed,
    settled: (client) => client.invalidateQueries({ queryKey: TILL_KEY }),
  });
  const faults = faultsByPath(error);
  const hasFaults = Object.keys(faults).length > 0;
  return {
    ...{ close: mutate, isClosing: isPending, reset, faults },
    failure: error && !hasFaults ? errorText(error, texts.closeFailed) : null,
  };
}
