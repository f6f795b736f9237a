import { createOrder as createOrderEndpoint, type AnswerOf } from '@shop/contract';
import { useEffect, useRef, useState } from 'react';
import { call, errorText } from '@shop/web-kit/api';
import { prepareCalls } from '#shared/calls/load-calls.ts';
import type { ProofUpload } from '#shared/order/proof/use-proof-upload.ts';
import { texts as orderTexts } from '#shared/order/texts.ts';
import { browserStorage, tabStorage } from '#shared/storage/safe-storage.ts';
import { clearValues } from '../form-state/checkout-values.ts';
import { storeCouponCode } from '../form-state/stored-coupon.ts';
import { storeProof } from '../form-state/stored-proof.ts';
import { describeFailure, ProofUploadError, type CheckoutFailure } from './checkout-failure.ts';
import { createOrderAttempt, retryWhenUnavailable, sendOnce } from './order-attempt.ts';
import { createOrderDraft, type Purchase } from './create-order-draft.ts';

export type PlacedOrder = AnswerOf<typeof createOrderEndpoint>;

const attempt = createOrderAttempt(browserStorage, tabStorage);

async function finishUpload({ values }: Purchase, proof: ProofUpload): Promise<string | null> {
  if (values.paymentMethod !== 'transfer') return null;
  try {
    return await proof.settled();
  } catch (error) {
    throw new ProofUploadError(errorText(error, orderTexts.proof.failed));
  }
}

const createOrder = retryWhenUnavailable((body, key) =>
  call(createOrderEndpoint, { body }, { headers: { 'Idempotency-Key': key } }),
);

const send = (purchase: Purchase, proofUrl: string | null) =>
  sendOnce(createOrderDraft(purchase, proofUrl), attempt, createOrder);

export function usePlaceOrder(proof: ProofUpload, onPlaced: (order: PlacedOrder) => void) {
  const [processing, setProcessing] = useState(false);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  // A ref: a second click may come before the next render.
  const busy = useRef(false);
  useEffect(() => attempt.shareKey(window), []);
  useEffect(prepareCalls, []);

  /** Returns whether the order was placed. */
  async function placeOrder(purchase: Purchase): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setProcessing(true);
    setFailure(null);
    try {
      const placed = await send(purchase, await finishUpload(purchase, proof));
      clearValues(tabStorage);
      storeProof({ url: null, name: '' });
      storeCouponCode('');
      onPlaced(placed);
      return true;
    } catch (error) {
      setFailure(describeFailure(error, purchase));
      setProcessing(false);
      busy.current = false;
      return false;
    }
  }

  return { placeOrder, processing, failure, dismiss: () => setFailure(null) };
}
