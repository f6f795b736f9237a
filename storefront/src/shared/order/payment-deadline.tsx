import { deadlineText } from '@shop/contract';
import type { AnyOrder } from './order-progress.ts';
import { texts } from './texts.ts';

/** Says until when the shop keeps an unpaid order; nothing without a deadline. */
export const PaymentDeadline = ({ order: { expiresAt } }: { order: AnyOrder }) =>
  expiresAt && (
    <p className="mx-5 mb-5 rounded-input bg-warn-soft p-3 text-center font-medium sm:mx-8">
      {texts.deadline(deadlineText(expiresAt))}
    </p>
  );
