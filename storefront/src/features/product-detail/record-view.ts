import { useEffect } from 'react';
import { call } from '@shop/web-kit/api';

const seen = new Set<string>();

const whenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'undefined' ? setTimeout(task, 0) : requestIdleCallback(task);

/** Tells the shop that a product was looked at: once a visit, when the page has nothing better to do. */
export function useRecordView(productId: string | undefined): void {
  useEffect(() => {
    if (!productId || seen.has(productId)) return;
    seen.add(productId);
    // A view that is not counted is nobody's problem.
    whenIdle(
      () =>
        void call('recordInteraction', { body: { type: 'product_view', data: { productId } } }).catch(
          () => undefined,
        ),
    );
  }, [productId]);
}
