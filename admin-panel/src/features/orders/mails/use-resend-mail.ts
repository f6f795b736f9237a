import { type OrderMail } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { TOAST_MS } from '#shared/toasts.ts';
import { orderMailsQuery } from '../queries.ts';
import { texts } from './texts.ts';

/** Sends a mail of an order once more and loads the order's mails again. */
export function useResendMail(orderId: string) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ _id }: OrderMail) => call('resendMail', { params: { id: _id } }),
    onSuccess: (_answer, { recipient }) => toast.success(texts.resent(recipient)),
    onError: (error) => toast.error(texts.resendFailed(errorText(error)), { duration: TOAST_MS.failure }),
    onSettled: () => client.invalidateQueries(orderMailsQuery(orderId)),
  });
  return { resend: (mail: OrderMail) => mutate(mail), resendingId: isPending ? variables._id : null };
}
