import { type Coupon, type CouponInput } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { couponsQuery } from './queries.ts';
import { texts } from './texts.ts';

// The refusal of a stale edit names the version that is stored now.
const storedVersion = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.details as { updatedAt?: string } | undefined)?.updatedAt : undefined;

/** Creates a coupon, or changes the given one. After a conflict the next attempt replaces what another person saved. */
export function useSaveCoupon(coupon: Coupon | null, onSaved: () => void) {
  const client = useQueryClient();
  const [version, setVersion] = useState(coupon?.updatedAt ?? '');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: CouponInput) =>
      coupon
        ? call('updateCoupon', { params: { id: coupon._id }, body: { ...body, expectedUpdatedAt: version } })
        : call('createCoupon', { body }),
    onSuccess: ({ coupon: saved }) => {
      toast.success(texts.form.saved(saved.code));
      onSaved();
    },
    onError: (refused) => setVersion((before) => storedVersion(refused) ?? before),
    onSettled: () => client.invalidateQueries(couponsQuery),
  });
  return {
    ...{ save: mutate, isSaving: isPending, reset },
    failure: error && errorText(error, texts.form.failed),
    faults: faultsByPath(error),
  };
}
