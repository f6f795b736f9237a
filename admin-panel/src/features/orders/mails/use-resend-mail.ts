import { type OrderMail } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { toastFailure } from '#shared/toasts.ts';
import { orderMailsQuery } from '../queries.ts';
import { texts } from './texts.ts';

/** Sends a mail of an order once more and loads the order's mails again. */
export function useResendMail(orderId: string) {
  const { mutate, isPending, variables } = useAction({
    run: ({ _id }: OrderMail) => call('resendMail', { params: { id: _id } }),
    success: (_answer, { recipient }) => texts.resent(recipient),
    failed: texts.resendFailed,
    tell: toastFailure,
    settled: (client) => client.invalidateQueries(orderMailsQuery(orderId)),
  });
  return { resend: (mail: OrderMail) => mutate(mail), resendingId: isPending ? variables._id : null };
}
