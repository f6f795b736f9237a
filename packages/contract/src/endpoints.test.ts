import { describe, expect, test } from 'vitest';
import { type Endpoint, pathOf } from './http/endpoint';
import { endpoints } from './endpoints';

const all = Object.entries(endpoints as Record<string, Endpoint>);
const parametersOf = (path: string) => [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name!);

const specified = [
  'POST /auth/login',
  'GET /auth/check',
  'PUT /users/profile',
  'PUT /users/password',
  'GET /products',
  'GET /products/count',
  'GET /products/:id',
  'POST /products',
  'PUT /products/:id',
  'DELETE /products/:id',
  'POST /orders',
  'GET /orders/:id',
  'GET /orders',
  'PUT /orders/:id/status',
  'PATCH /orders/:id/confirm',
  'DELETE /orders/:id',
  'GET /orders/summary',
  'GET /orders/by-number/:orderNumber',
  'GET /content',
  'PUT /content',
  'POST /interactions',
  'GET /interactions/summary',
  'GET /interactions/most-viewed-products',
  'GET /interactions/most-viewed-categories',
  'DELETE /interactions/reset',
  'POST /upload/proof',
  'POST /contact',
  'GET /health',
];

describe('endpoint registry', () => {
  test('an endpoint stands in the registry under its own name', () =>
    expect(all.map(([, { name }]) => name)).toEqual(all.map(([name]) => name)));

  const calls = all.map(([, { method, path }]) => `${method} ${path}`);

  test('the endpoint registry names every method and path once', () =>
    expect(new Set(calls).size).toBe(calls.length));
  test.each(specified)('the endpoint registry contains %s', (call) => expect(calls).toContain(call));
  // @spec 6.2
  test('the endpoint registry makes only the calls of shoppers public', () =>
    expect(
      all
        .filter(([, { access }]) => access === 'public')
        .map(([name]) => name)
        .sort(),
    ).toEqual([
      'acceptInvitation',
      'addProof',
      'addReviewPhoto',
      'cancelStockAlert',
      'checkCoupon',
      'confirmDataRequest',
      'confirmStockAlert',
      'countProducts',
      'createCheckout',
      'createExchange',
      'createOrder',
      'createReview',
      'createStockAlert',
      'exportPersonalData',
      'getContent',
      'getOpeningState',
      'getOrderByNumber',
      'getPolicy',
      'getProduct',
      'getShop',
      'health',
      'listOrderCases',
      'listProductReviews',
      'listProducts',
      'listReviewableLines',
      'login',
      'logout',
      'openCase',
      'openDataRequest',
      'openapi',
      'readExchangeOffer',
      'readInvitation',
      'readProof',
      'readReviewPhoto',
      'readSharedCart',
      'readShowcase',
      'ready',
      'receivePaymentNotice',
      'recordInteraction',
      'recordSearch',
      'recordVitals',
      'refreshSession',
      'removeReviewPhoto',
      'sendContactMessage',
      'signInWithCode',
      'uploadProof',
    ]));
});

describe.each(all)('endpoint %s', (_, { method, path, body, multipart, query, summary }) => {
  test('an endpoint has a path whose parameters can be filled in', () => {
    expect(path).toMatch(/^(\/(:[A-Za-z]+|[a-z0-9.-]+))+$/);
    const params = Object.fromEntries(parametersOf(path).map((name) => [name, `${name}1`]));
    expect(pathOf(path, params)).not.toContain(':');
    expect(new Set(parametersOf(path)).size).toBe(parametersOf(path).length);
  });
  test('an endpoint has a summary', () => expect(summary.length).toBeGreaterThan(8));
  test('an endpoint has a body only where its method allows one', () => {
    if (body || multipart) expect(['POST', 'PUT', 'PATCH', 'DELETE']).toContain(method);
    expect(Boolean(body && multipart)).toBe(false);
  });
  test('an endpoint rejects non-objects without throwing', () => {
    for (const schema of [body, query])
      for (const value of [null, 5, 'x', true, []])
        expect(schema?.safeParse(value).success ?? false).toBe(false);
  });
});

test('a fixed path stands before the parameter path that would match it', () => {
  const order = all.map(([, { method, path }]) => `${method} ${path}`);
  for (const [at, call] of order.entries()) {
    const shape = new RegExp(`^${call.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
    const shadowed = order.slice(at + 1).filter((later) => shape.test(later));
    expect(shadowed, `after ${call}`).toEqual([]);
  }
});
