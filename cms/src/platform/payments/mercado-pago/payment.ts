import { z } from '@shop/contract';
import type { ProviderPayment } from '../payment-provider';

const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

export const refundAnswer = z.object({ id, amount: z.number(), status: z.optional(z.nullable(z.string())) });

/** The fields of GET /v1/payments/{id} that the shop reads. */
export const paymentAnswer = z.object({
  id,
  status: z.string(),
  status_detail: z.optional(z.nullable(z.string())),
  date_created: z.pipe(
    z.string().check(z.refine((iso) => !Number.isNaN(Date.parse(iso)))),
    z.transform((iso) => new Date(iso)),
  ),
  transaction_amount: z.number(),
  currency_id: z.string(),
  external_reference: z.optional(z.nullable(z.string())),
  refunds: z.optional(z.nullable(z.array(refundAnswer))),
});
type PaymentAnswer = z.output<typeof paymentAnswer>;

// Money of these was credited to the shop, even where it was returned or is disputed.
const COLLECTED = ['approved', 'in_mediation', 'refunded', 'charged_back'];
const PENDING = ['pending', 'in_process', 'authorized'];
const RETURNED = ['approved', 'in_process'];

/** Returns whether a refund was made, or will be as soon as it is processed. */
export const isReturned = ({ status }: z.output<typeof refundAnswer>): boolean =>
  RETURNED.includes(status ?? 'approved');

function chargebackOf({ status, status_detail: detail }: PaymentAnswer): ProviderPayment['chargeback'] {
  if (status !== 'charged_back') return 'none';
  return detail === 'reimbursed' ? 'won' : 'taken';
}

/** Converts an answer of Mercado Pago to a payment of the port. */
export const paymentOf = (answer: PaymentAnswer): ProviderPayment => ({
  id: answer.id,
  orderNumber: answer.external_reference ?? '',
  createdAt: answer.date_created,
  isCollected: COLLECTED.includes(answer.status),
  isPending: PENDING.includes(answer.status),
  pesos: Math.floor(answer.transaction_amount),
  currency: answer.currency_id,
  refunds: (answer.refunds ?? [])
    .filter(isReturned)
    .map((refund) => ({ id: refund.id, pesos: Math.round(refund.amount) })),
  isInMediation: answer.status === 'in_mediation',
  chargeback: chargebackOf(answer),
});
