import { z } from '../z';
import { optionalParagraph } from '../text/text-fields';
import { MAX_TOTAL } from '../limits';
import { formatMoney } from '../money/money';
import { isCalendarDay } from '../shop/business-day';

/** 'correction' takes back what a change of status had recorded. */
export const PAYMENT_KINDS = ['payment', 'refund', 'correction'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

const METHODS = {
  cash: 'Efectivo',
  transfer: 'Transferencia',
  card: 'Tarjeta',
  mercado_pago: 'Mercado Pago',
  other: 'Otro',
} as const;
/** A way in which money changes hands; shoppers choose one of `PAYMENT_METHODS`, and may pay in another. */
export type MoneyMethod = keyof typeof METHODS;
export const MONEY_METHODS = Object.keys(METHODS) as [MoneyMethod, ...MoneyMethod[]];

/** Names how money changed hands; an unknown way is 'Otro'. */
export const moneyMethodLabel = (method: string): string => METHODS[method as MoneyMethod] ?? METHODS.other;

/** Money that came or went for an order; entries are only ever added. */
export const orderPaymentSchema = z.object({
  at: z.string(),
  /** One of `PAYMENT_KINDS`. */
  kind: z.string(),
  /** Pesos; what was returned is negative. */
  amount: z.number(),
  method: z.string(),
  actor: z.string(),
  note: z.string(),
});
export type OrderPayment = z.output<typeof orderPaymentSchema>;

const AMOUNT = 'Escribí un importe entero en pesos';

const amountFrom = (least: number) =>
  z
    .number(AMOUNT)
    .check(
      z.int(AMOUNT),
      z.minimum(least, 'El importe debe ser mayor que cero'),
      z.maximum(MAX_TOTAL, 'El importe es demasiado alto'),
    );

/** Whole pesos that came or went. */
export const orderPaymentAmount = amountFrom(1);
/** Whole pesos that a proof shows; none when nothing was due. */
export const proofAmount = amountFrom(0);

/** Body of POST /orders/:id/payments and /orders/:id/refunds. */
export const orderPaymentDraftSchema = z.object({
  amount: orderPaymentAmount,
  method: z.enum(MONEY_METHODS, 'Elegí cómo se pagó'),
  /** The day of the payment, as '2026-11-24'; today without one. */
  day: z.optional(z.string().check(z.refine(isCalendarDay, 'La fecha debe tener el formato AAAA-MM-DD'))),
  note: optionalParagraph(300),
  /** Base version: what was paid when the form was opened; the request fails with 409 when it has changed. */
  expectedPaid: z.optional(z.number().check(z.int())),
  /** False sends the customer no mail about a refund. */
  notify: z.optional(z.boolean()),
});
export type OrderPaymentDraft = z.output<typeof orderPaymentDraftSchema>;
export type OrderPaymentInput = z.input<typeof orderPaymentDraftSchema>;

/** An order that its number alone shows does not say what was paid. */
type Balance = { status: string; total: number; paidAmount?: number };

/** Returns the pesos that are still to be collected; negative ones are to be returned. A cancelled order costs nothing. */
export const amountDue = ({ status, total, paidAmount = 0 }: Balance): number =>
  (status === 'cancelled' || status === 'refunded' ? 0 : total) - paidAmount;

/** Returns whether the money of an order does not fit: part of it was paid, or more than it costs. */
export const isPaidInPart = (balance: Balance): boolean =>
  (balance.paidAmount ?? 0) > 0 && amountDue(balance) !== 0;

/** Names a balance: 'Faltan $5.000', 'A devolver $5.000'; '' when nothing is due. */
export function balanceText(balance: Balance): string {
  const due = amountDue(balance);
  if (due === 0) return '';
  return due > 0 ? `Faltan ${formatMoney(due)}` : `A devolver ${formatMoney(-due)}`;
}
