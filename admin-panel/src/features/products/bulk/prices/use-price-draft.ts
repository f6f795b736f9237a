import { type PriceChange, type PriceRounding } from '@shop/contract';
import { useDebouncedValue } from '@shop/web-kit/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Chosen } from '../use-product-selection.ts';
import { changePrices, pricePreviewQuery } from './price-queries.ts';
import { type Direction, parsePercent, USUAL_ROUNDING } from './price-rule.ts';

const TYPING_MS = 300;

export type PriceDraft = { direction: Direction; typed: string; roundTo: PriceRounding };
const emptyDraft: PriceDraft = { direction: 'raise', typed: '', roundTo: USUAL_ROUNDING };

function usePreview(chosen: Chosen, percent: number | null, roundTo: PriceRounding) {
  const wanted = useDebouncedValue(percent, TYPING_MS);
  const isWanted = wanted !== null && percent !== null;
  const { data, error, isLoading, isFetching, isPlaceholderData, refetch } = useQuery(
    pricePreviewQuery(chosen, { percent: wanted ?? 0, roundTo }, isWanted),
  );
  return {
    preview: isWanted && !error ? data : undefined,
    error: isWanted ? error : null,
    isLoading,
    isOutdated: isPlaceholderData || isFetching || wanted !== percent,
    refetch,
  };
}

/** Holds a typed price change with its preview until it is applied. */
export function usePriceDraft(chosen: Chosen, onDone: (change: PriceChange) => void) {
  const [draft, setDraft] = useState(emptyDraft);
  const parsed = parsePercent(draft.typed, draft.direction);
  const percent = parsed === 'invalid' ? null : parsed;
  const { preview, error, isLoading, isOutdated, refetch } = usePreview(chosen, percent, draft.roundTo);
  const { mutate, reset, ...change } = useMutation({
    mutationFn: changePrices,
    onSuccess: (answer) => onDone(answer.change),
    // Prices that changed meanwhile are shown as they are now.
    onError: () => void refetch(),
  });
  return {
    draft,
    update: (part: Partial<PriceDraft>) => {
      reset();
      setDraft({ ...draft, ...part });
    },
    percent,
    isInvalid: parsed === 'invalid',
    preview,
    /** Products whose price would change. */
    changed: preview?.changed ?? 0,
    isLoading,
    isOutdated,
    fault: change.error ?? error,
    isApplying: change.isPending,
    apply: () => {
      if (preview && percent !== null)
        mutate({ ...chosen, percent, roundTo: draft.roundTo, version: preview.version });
    },
  };
}
