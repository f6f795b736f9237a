import { useEffect } from 'react';
import type { CallInput } from '@shop/web-kit/api';

const recorded = new Set<string>();

/** Records a view of a product, once per page load. */
export function useRecordView(productId: string | undefined): void {
  useEffect(() => {
    if (!productId || recorded.has(productId)) return;
    recorded.add(productId);
    const { body }: CallInput<'recordInteraction'> = { body: { type: 'product_view', data: { productId } } };
    // Plain `fetch`: the API client would be loaded on every product page for this call alone.
    fetch('/api/interactions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
      priority: 'low',
    }).catch(() => undefined);
  }, [productId]);
}
