import { orderNumberText } from '#features/order-tracking/order-number-text.ts';
import { orderQuery } from '#shared/order/order-query.ts';
import type { PageRequest } from '../page-request.ts';

/** The order that the address asks for: the server looks it up, so that it shows without any script. */
export async function prefetchTracking({ client, search }: PageRequest): Promise<void> {
  const orderNumber = orderNumberText(search.get('pedido') ?? '');
  if (!orderNumber) return;
  const query = orderQuery(orderNumber, search.get('t'));
  // A lookup that fails is told on the page, with the number still in the form: it must not close the shop.
  await client.fetchQuery(query).catch(() => client.removeQueries(query));
}
