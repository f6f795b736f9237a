import { checkCoupon, type CheckedCoupon } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { loadCouponCode, storeCouponCode } from '../form-state/stored-coupon.ts';
import type { CartLine } from '#shared/cart-line.ts';
import { texts } from './texts.ts';

export type UsedCoupon = {
  /** The code that was entered; '' without one. */
  code: string;
  applied: CheckedCoupon | undefined;
  fault: string;
  isChecking: boolean;
  /** Focuses the field, so that its fault is seen and read aloud. */
  showFault: () => void;
  input: RefObject<HTMLInputElement | null>;
  apply: (code: string) => void;
  recheck: () => void;
};

/** Holds the coupon of a checkout; the server says what it takes off, and again whenever the lines change. */
export function useCoupon(lines: readonly CartLine[]): UsedCoupon {
  const [code, setCode] = useState(loadCouponCode);
  const input = useRef<HTMLInputElement>(null);
  const items = lines.map(({ id, quantity }) => ({ productId: id, quantity }));
  const checked = useQuery({
    queryKey: ['coupon', code, items, lines.map(({ price }) => price)],
    queryFn: async () => (await call(checkCoupon, { body: { code, items } })).coupon,
    enabled: code !== '' && items.length > 0,
    retry: false,
    staleTime: Infinity,
  });
  const recheck = () => void (code && checked.refetch());
  const apply = (typed: string) => {
    const entered = typed.trim();
    if (entered === code) return recheck();
    setCode(entered);
    storeCouponCode(entered);
  };
  return {
    code,
    input,
    apply,
    recheck,
    applied: checked.isError ? undefined : checked.data,
    fault: checked.isError ? errorText(checked.error, texts.failed) : '',
    isChecking: checked.isFetching,
    showFault: () => input.current?.focus(),
  };
}
