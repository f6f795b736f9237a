import { HOUR_MS, z } from '@shop/contract';
import { ProviderRefusal, type CheckoutRequest, type PaymentProvider } from '../payment-provider';
import { callMercadoPago } from './api-client';
import { paymentOfNotice } from './notice';
import { isReturned, paymentAnswer, paymentOf, refundAnswer } from './payment';
import type { MercadoPagoSettings } from './settings';

const SEARCH_LIMIT = 50;

const preferenceAnswer = z.object({ id: z.string(), init_point: z.string() });
const searchAnswer = z.object({ results: z.array(paymentAnswer) });

// The documentation shows times with an offset only.
const argentineTime = (iso: string): string =>
  new Date(new Date(iso).getTime() - 3 * HOUR_MS).toISOString().replace('Z', '-03:00');

// Statements and mails of Mercado Pago show the title, so it names the order and no garment.
const preferenceOf = ({ orderNumber, pesos, expiresAt, returnUrl, noticeUrl }: CheckoutRequest) => ({
  items: [
    { id: orderNumber, title: `Pedido ${orderNumber}`, quantity: 1, unit_price: pesos, currency_id: 'ARS' },
  ],
  external_reference: orderNumber,
  back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
  auto_return: 'approved',
  notification_url: `${noticeUrl}?source_news=webhooks`,
  statement_descriptor: 'PEDIDO',
  // A voucher is paid days later, when the units are long back in stock.
  payment_methods: { excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }] },
  ...(expiresAt && { expires: true, expiration_date_to: argentineTime(expiresAt) }),
});

/** Returns the adapter of Mercado Pago Checkout Pro; https://www.mercadopago.com.ar/developers describes its calls. */
export const mercadoPago = (settings: MercadoPagoSettings): PaymentProvider => ({
  name: 'mercado_pago',
  label: 'Mercado Pago',

  async createCheckout(request) {
    const body = preferenceOf(request);
    const created = await callMercadoPago(settings, '/checkout/preferences', preferenceAnswer, {
      method: 'POST',
      body,
    });
    if (!created) throw new ProviderRefusal('no preference');
    return { url: created.init_point, reference: created.id };
  },

  verifyNotice: (notice, now) => paymentOfNotice(notice, settings.webhookSecret, now),

  async fetchPayment(id) {
    const payment = await callMercadoPago(settings, `/v1/payments/${encodeURIComponent(id)}`, paymentAnswer);
    return payment && paymentOf(payment);
  },

  async findPayments(orderNumber) {
    const query = new URLSearchParams({ external_reference: orderNumber, limit: String(SEARCH_LIMIT) });
    const found = await callMercadoPago(settings, `/v1/payments/search?${query}`, searchAnswer);
    return (found?.results ?? []).map(paymentOf).filter((payment) => payment.orderNumber === orderNumber);
  },

  async refund(id, pesos, idempotencyKey) {
    const path = `/v1/payments/${encodeURIComponent(id)}/refunds`;
    const body = { amount: pesos };
    const refund = await callMercadoPago(settings, path, refundAnswer, {
      method: 'POST',
      body,
      idempotencyKey,
    });
    if (!refund || !isReturned(refund)) throw new ProviderRefusal('no refund');
    return { id: refund.id, pesos: Math.round(refund.amount) };
  },
});
