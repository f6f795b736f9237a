import { useEffect, useRef, useState } from 'react';
import type { CheckoutContent, OrderTotals } from '@shop/contract';
import { call, errorText, type CallAnswer } from '@shop/web-kit/api';
import { texts as orderTexts } from '#shared/order/texts.ts';
import type { ProofUpload } from '#shared/order/proof/use-proof-upload.ts';
import { clearValues, type CheckoutValues } from '../form-state/checkout-values.ts';
import { describeFailure, ProofUploadError, type CheckoutFailure } from './checkout-failure.ts';
import { browserStorage, tabStorage } from '#shared/storage/safe-storage.ts';
import { storeProof } from '../form-state/stored-proof.ts';
import { createOrderAttempt, sendOnce } from './order-attempt.ts';
import { orderDraft, type BoughtLine } from './order-draft.ts';

export type PlacedOrder = CallAnswer<'createOrder'>;
export type Purchase = {
  values: CheckoutValues;
  lines: readonly BoughtLine[];
  totals: OrderTotals;
  checkout: CheckoutContent;
};

const attempt = createOrderAttempt(browserStorage, tabStorage);

async function proofUrlOf({ values }: Purchase, proof: ProofUpload): Promise<string | null> {
  if (values.paymentMethod !== 'transfer') return null;
  try {
    return await proof.settled();
  } catch (error) {
    throw new ProofUploadError(errorText(error, orderTexts.proof.failed));
  }
}

const send = (purchase: Purchase, proofUrl: string | null) =>
  sendOnce(orderDraft({ ...purchase, proofUrl }), attempt, (body, key) =>
    call('createOrder', { body }, { headers: { 'Idempotency-Key': key } }),
  );

/** Places the order once, however often the button is pressed, and says what went wrong otherwise. */
export function usePlaceOrder(proof: ProofUpload, onPlaced: (order: PlacedOrder) => void) {
  const [processing, setProcessing] = useState(false);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  // State arrives with the next render: a second click may be faster.
  const busy = useRef(false);
  useEffect(() => attempt.agree(window), []);

  async function place(purchase: Purchase): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProcessing(true);
    setFailure(null);
    try {
      const placed = await send(purchase, await proofUrlOf(purchase, proof));
      clearValues(tabStorage);
      storeProof({ url: null, name: '' });
      onPlaced(placed);
    } catch (error) {
      setFailure(describeFailure(error, purchase));
      setProcessing(false);
      busy.current = false;
    }
  }

  return { place, processing, failure, dismiss: () => setFailure(null) };
}
