import { useCallback, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { cart, useCart } from '../lines/cart-store.ts';
import { currentProductsQuery } from './current-products-query.ts';
import { revalidateCart, type CartChange } from './revalidate-cart.ts';

function applyProducts(ids: ReadonlySet<string>, products: readonly Product[]): CartChange[] {
  const { lines } = cart().getSnapshot();
  // Another tab may have added lines during the request: they were not part of it.
  const checked = revalidateCart(
    lines.filter(({ id }) => ids.has(id)),
    products,
  );
  cart().replace([...checked.lines, ...lines.filter(({ id }) => !ids.has(id))]);
  return checked.changes;
}

export function useCartRevalidation() {
  const client = useQueryClient();
  const { ready } = useCart();
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!ready) return;
    const ids = new Set(
      cart()
        .getSnapshot()
        .lines.map(({ id }) => id),
    );
    if (ids.size === 0) return;
    let isCurrent = true;
    client.fetchQuery(currentProductsQuery([...ids].sort())).then(
      (products) => isCurrent && setChanges(applyProducts(ids, products)),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, ready, attempt]);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  const dismiss = useCallback(() => setChanges([]), []);
  return { changes, dismiss, failed, retry };
}
