import { type Coupon, type CouponInput } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { couponsQuery } from './queries.ts';
import { texts } from './texts.ts';

const faultsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries((error.errors ?? []).map(({ path, message }) => [path, message]))
    : {};

/** Creates a coupon, or changes the given one. */
export function useSaveCoupon(coupon: Coupon | null, onSaved: () => void) {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: CouponInput) =>
      coupon ? call('updateCoupon', { params: { id: coupon._id }, body }) : call('createCoupon', { body }),
    onSuccess: ({ coupon: saved }) => {
      toast.success(texts.form.saved(saved.code));
      onSaved();
    },
    onSettled: () => client.invalidateQueries(couponsQuery),
  });
  return {
    ...{ save: mutate, isSaving: isPending, reset },
    failure: error && errorText(error, texts.form.failed),
    faults: faultsOf(error),
  };
}
