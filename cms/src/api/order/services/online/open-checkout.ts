import { moneyState, ONLINE_PENDING, type Order } from '@shop/contract';
import { conflict, unavailable } from '../../../../platform/http/http-error';
import { ProviderRefusal, ProviderUnavailable } from '../../../../platform/payments/payment-provider';
import { noticeUrl, paymentProvider } from '../../../../platform/payments/providers';
import { publicUrl } from '../../../../settings/environment';
import { orderUrl } from '../../domain/order-mail';
import { asOrder } from '../../domain/order-view';
import { findByLink } from '../track/track-order';

/** Opens the page of the provider for an order; null while the provider cannot be reached. */
async function openCheckout(order: Order, linkToken: string): Promise<string | null> {
  const provider = paymentProvider();
  if (!provider) return null;
  const { orderNumber, expiresAt } = order;
  try {
    const { url } = await provider.createCheckout({
      orderNumber,
      expiresAt,
      pesos: moneyState(order).due,
      noticeUrl: noticeUrl(),
      returnUrl: orderUrl(publicUrl(), orderNumber, linkToken),
    });
    return url;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    strapi.log.warn(`No checkout: ${provider.name} ${error.message}`);
    return null;
  }
}

const canBePaid = (order: Order): boolean => order.status === ONLINE_PENDING && moneyState(order).due > 0;

type Placed = { order: Order; linkToken: string };

/** Adds the address at which a placed order is paid to its answer. The order stands whether the provider answers or not. */
export async function withPayUrl(body: string): Promise<string> {
  const placed = JSON.parse(body) as Placed;
  const payUrl = canBePaid(placed.order) ? await openCheckout(placed.order, placed.linkToken) : null;
  return JSON.stringify({ ...placed, payUrl });
}

/** Opens the payment of an order again for the holder of its link; throws 409 when it is paid, and 503 without an answer. */
export async function checkoutByLink(number: string, token: string): Promise<string> {
  const order = asOrder(await findByLink(number, token));
  if (!canBePaid(order)) throw conflict('Este pedido ya no espera un pago de Mercado Pago.');
  const url = await openCheckout(order, token);
  if (!url) throw unavailable();
  return url;
}
