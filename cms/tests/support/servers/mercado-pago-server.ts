import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Json = Record<string, unknown>;
export type Preference = Json & { external_reference: string; items: Json[]; back_urls: Json };
export type Payment = Json & { id: number; status: string; external_reference: string };
type Refund = { id: number; payment_id: number; amount: number; status: string };
type Answer = { status: number; body: unknown };

export const WEBHOOK_SECRET = 'secreto-de-los-avisos-de-prueba';
export const ACCESS_TOKEN = 'TEST-token-de-prueba';

// The ids of the service are unique, whoever is paid.
let lastId = 1_300_000_000;

/**
 * Starts a server that answers as the public documentation of Mercado Pago says: preferences, payments, their search
 * and refunds. https://www.mercadopago.com.ar/developers/es/reference
 */
export async function startMercadoPagoServer() {
  const preferences: Preference[] = [];
  const payments = new Map<number, Payment>();
  const refundsByKey = new Map<string, Refund>();
  const calls: string[] = [];
  let isAway = false;

  function createPreference(preference: Preference, origin: string): Answer {
    preferences.push(preference);
    const id = `123-${randomUUID()}`;
    return {
      status: 201,
      body: { ...preference, id, init_point: `${origin}/checkout/v1/redirect?pref_id=${id}` },
    };
  }

  function refund(id: number, { amount }: Json, key: string): Answer {
    const payment = payments.get(id);
    if (!payment) return { status: 404, body: { message: 'Payment not found' } };
    if (!key) return { status: 400, body: { message: "Header X-Idempotency-Key can't be null" } };
    const known = refundsByKey.get(key);
    if (known) return { status: 201, body: known };
    const refunds = payment.refunds as Refund[];
    const returned = refunds.reduce((sum, one) => sum + one.amount, 0);
    const pesos = Number(amount ?? payment.transaction_amount);
    if (returned + pesos > Number(payment.transaction_amount))
      return { status: 400, body: { message: 'The amount to refund is more than the payment' } };
    const made = { id: (lastId += 1), payment_id: id, amount: pesos, status: 'approved' };
    refundsByKey.set(key, made);
    refunds.push(made);
    payment.transaction_amount_refunded = returned + pesos;
    if (returned + pesos === payment.transaction_amount) payment.status = 'refunded';
    return { status: 201, body: made };
  }

  function find(query: URLSearchParams): Answer {
    const results = [...payments.values()].filter(
      ({ external_reference: reference }) => reference === query.get('external_reference'),
    );
    return { status: 200, body: { paging: { total: results.length, limit: 50, offset: 0 }, results } };
  }

  function answerTo(request: IncomingMessage, body: Json, origin: string): Answer {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    if (isAway) return { status: 503, body: { message: 'Service unavailable' } };
    if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`)
      return { status: 401, body: { message: 'invalid access token' } };
    if (pathname === '/checkout/preferences') return createPreference(body as Preference, origin);
    if (pathname === '/v1/payments/search') return find(searchParams);
    const [, id, isRefund] = /^\/v1\/payments\/(\d+)(\/refunds)?$/.exec(pathname) ?? [];
    if (isRefund) return refund(Number(id), body, String(request.headers['x-idempotency-key'] ?? ''));
    const payment = payments.get(Number(id));
    return payment ? { status: 200, body: payment } : { status: 404, body: { message: 'Payment not found' } };
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void text(request).then((received) => {
      calls.push(`${request.method} ${request.url}`);
      const body = received === '' ? {} : (JSON.parse(received) as Json);
      const { status, body: answer } = answerTo(request, body, url());
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: url(),
    preferences,
    payments,
    calls,
    /** Answers every call with 503 until it is called with false. */
    setAway: (away: boolean) => void (isAway = away),
    /** A customer pays an order; nobody is told of it. */
    pay(orderNumber: string, pesos: number, changes: Json = {}): Payment {
      const id = (lastId += 1);
      const payment = {
        id,
        status: 'approved',
        status_detail: 'accredited',
        currency_id: 'ARS',
        refunds: [],
        date_created: new Date().toISOString(),
        transaction_amount: pesos,
        transaction_amount_refunded: 0,
        external_reference: orderNumber,
        ...changes,
      };
      payments.set(id, payment);
      return payment;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export type MercadoPagoServer = Awaited<ReturnType<typeof startMercadoPagoServer>>;

type NoticeChanges = { secret?: string; ts?: string; requestId?: string; signedId?: string; type?: string };

/** Returns path, headers and body of the notice of a payment, signed as the documentation says. */
export function noticeOf(id: number | string, changes: NoticeChanges = {}) {
  const {
    secret = WEBHOOK_SECRET,
    ts = String(Date.now()),
    requestId = randomUUID(),
    type = 'payment',
  } = changes;
  const signed = `id:${changes.signedId ?? id};request-id:${requestId};ts:${ts};`;
  const v1 = createHmac('sha256', secret).update(signed).digest('hex');
  return {
    path: `/api/payments/mercado-pago/notifications?source_news=webhooks&data.id=${id}&type=${type}`,
    headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId },
    json: { action: 'payment.updated', api_version: 'v1', data: { id: String(id) }, live_mode: false, type },
  };
}
