import { useCallback, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { revalidatedCart, type CartChange } from './revalidate-cart.ts';
import { cart, useCart } from '../lines/cart-store.ts';
import { productsNowQuery } from './current-products-query.ts';

function applied(asked: ReadonlySet<string>, products: readonly Product[]): CartChange[] {
  const { lines } = cart().getSnapshot();
  // Lines that another tab added while the answer travelled were not asked about.
  const checked = revalidatedCart(
    lines.filter(({ id }) => asked.has(id)),
    products,
  );
  cart().replace([...checked.lines, ...lines.filter(({ id }) => !asked.has(id))]);
  return checked.changes;
}

/** Checks prices and stock against the shop when the cart is opened, and keeps what must be told. */
export function useCartCheck() {
  const client = useQueryClient();
  const { ready } = useCart();
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const ids = [
      ...new Set(
        cart()
          .getSnapshot()
          .lines.map(({ id }) => id),
      ),
    ].sort();
    if (!ready || ids.length === 0) return;
    let current = true;
    client.fetchQuery(productsNowQuery(ids)).then(
      (products) => current && setChanges(applied(new Set(ids), products)),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [client, ready, round]);

  const retry = useCallback(() => {
    setFailed(false);
    setRound((before) => before + 1);
  }, []);
  const dismiss = useCallback(() => setChanges([]), []);
  return { changes, dismiss, failed, retry };
}
