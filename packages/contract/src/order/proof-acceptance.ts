import { z } from '../z';
import { optionalTextLine } from '../text/text-fields';
import { formatMoney } from '../money/money';
import { balanceOf, type MoneyFacts } from './money-state';
import { proofAmount } from './order-payment';

export const MAX_SENDER = 100;

/** Body of POST /orders/:id/proof-acceptance: what staff read on a transfer proof. */
export const proofAcceptanceSchema = z.object({
  amount: proofAmount,
  /** Who sent the money; '' when nobody read it. */
  sender: z._default(z.optional(optionalTextLine(MAX_SENDER)), ''),
  /** Base version: what was paid when the proof was looked at; the request fails with 409 when it has changed. */
  expectedPaid: z.optional(z.number().check(z.int())),
});
export type ProofAcceptance = z.output<typeof proofAcceptanceSchema>;
export type ProofAcceptanceInput = z.input<typeof proofAcceptanceSchema>;

/** Compares what a proof shows with what is due: 'Faltan $5.000', 'Sobran $5.000'; '' when it is the same. */
export function proofDifferenceText(amount: number, order: MoneyFacts): string {
  const missing = balanceOf(order) - amount;
  if (missing === 0) return '';
  return missing > 0 ? `Faltan ${formatMoney(missing)}` : `Sobran ${formatMoney(-missing)}`;
}
