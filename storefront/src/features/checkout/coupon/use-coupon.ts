import type { CheckedCoupon } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PurchaseLine } from '../placing/create-order-draft.ts';
import { texts } from './texts.ts';

const STORAGE_KEY = 'checkout-coupon';

// Without storage the coupon lasts as long as the page.
function storedCode(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

function storeCode(code: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, code);
  } catch {
    // Nothing to do: it is asked for again.
  }
}

export type UsedCoupon = {
  /** The code that was sent; '' without one. */
  code: string;
  applied: CheckedCoupon | undefined;
  fault: string;
  isChecking: boolean;
  apply: (code: string) => void;
  recheck: () => void;
};

/** Holds the coupon of a checkout; the server says what it takes off, and again whenever the lines change. */
export function useCoupon(lines: readonly PurchaseLine[]): UsedCoupon {
  const [code, setCode] = useState(storedCode);
  const items = lines.map(({ id, quantity }) => ({ productId: id, quantity }));
  const checked = useQuery({
    queryKey: ['coupon', code, items, lines.map(({ price }) => price)],
    queryFn: async () => (await call('checkCoupon', { body: { code, items } })).coupon,
    enabled: code !== '' && items.length > 0,
    retry: false,
    staleTime: Infinity,
  });
  const apply = (typed: string) => {
    setCode(typed.trim());
    storeCode(typed.trim());
  };
  return {
    ...{ code, apply },
    applied: checked.isError ? undefined : checked.data,
    fault: checked.isError ? errorText(checked.error, texts.failed) : '',
    isChecking: checked.isFetching,
    recheck: () => void (code && checked.refetch()),
  };
}
