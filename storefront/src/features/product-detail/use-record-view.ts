import { useEffect } from 'react';
import type { CallInput } from '@shop/web-kit/api';

const seen = new Set<string>();

/** Tells the shop that a product was looked at: once a visit, and even when the shopper leaves at once. */
export function useRecordView(productId: string | undefined): void {
  useEffect(() => {
    if (!productId || seen.has(productId)) return;
    seen.add(productId);
    const { body }: CallInput<'recordInteraction'> = { body: { type: 'product_view', data: { productId } } };
    // The browser's own request: what the calls need would be loaded on every product's page for this alone.
    fetch('/api/interactions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
      priority: 'low',
    }).catch(() => {
      // A view that is not counted is nobody's problem.
    });
  }, [productId]);
}
