import { type Coupon, type CouponInput } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { couponsQuery } from './queries.ts';
import { texts } from './texts.ts';

// The refusal of a stale edit names the version that is stored now.
const storedVersion = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.details as { updatedAt?: string } | undefined)?.updatedAt : undefined;

/** Creates a coupon, or changes the given one. After a conflict the next attempt replaces what another person saved. */
export function useSaveCoupon(coupon: Coupon | null, onSaved: () => void) {
  const [version, setVersion] = useState(coupon?.updatedAt ?? '');
  const { mutate, isPending, error, reset } = useAction({
    run: (body: CouponInput) =>
      coupon
        ? call('updateCoupon', { params: { id: coupon._id }, body: { ...body, expectedUpdatedAt: version } })
        : call('createCoupon', { body }),
    success: ({ coupon: saved }) => texts.form.saved(saved.code),
    done: onSaved,
    refused: (error) => setVersion((before) => storedVersion(error) ?? before),
    settled: (client) => client.invalidateQueries(couponsQuery),
  });
  return {
    ...{ save: mutate, isSaving: isPending, reset },
    failure: error && errorText(error, texts.form.failed),
    faults: faultsByPath(error),
  };
}
