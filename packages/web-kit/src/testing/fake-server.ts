import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import {
  type AnswerOf,
  countProducts,
  type Endpoint,
  getContent,
  getContentSource,
  getCounterSettings,
  getOpening,
  getOpeningState,
  getOrderByNumber,
  getProduct,
  getShop,
  health,
  initialCounterSettings,
  listPhoneAlerts,
  listProducts,
  listReviews,
  readExchangeOffer,
  readShowcase,
  recordInteraction,
  recordSearch,
  refreshSession,
  searchStats,
  sendContactMessage,
  vitalsStats,
} from '@shop/contract';
import { createImmediateTransport } from '../api/http.ts';
import { createRequestQueue } from '../api/http.ts';
import { setTransport } from '../api/call.ts';
import { anOpening, anOrder, aProduct, aShop, aSiteContent } from './builders.ts';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

export type Answer<E extends Endpoint> =
  | AnswerOf<E>
  | ((
      request: Request,
      params: Record<string, string>,
    ) => AnswerOf<E> | Response | Promise<AnswerOf<E> | Response>);

export function answering<E extends Endpoint>({ method, path }: E, answer: Answer<E>): HttpHandler {
  return METHODS[method](`*/api${path}`, async ({ request, params }) => {
    const given =
      typeof answer === 'function'
        ? await (answer as (request: Request, params: unknown) => unknown)(request, params)
        : answer;
    return given instanceof Response ? given : HttpResponse.json(given as object);
  });
}

export const refusal = (
  status: number,
  message: string,
  more: { code?: string; details?: unknown; errors?: { path: string; message: string }[] } = {},
): Response =>
  HttpResponse.json({ status: 'error', message, code: 'REFUSED', requestId: 'test', ...more }, { status });

const success = 'success' as const;

const sendImmediately = createImmediateTransport(refreshSession);

/** Gives each test its own queue, so that calls left over from one test never reach the next. */
function isolateQueuePerTest(): void {
  let end: () => void;
  beforeEach(() => {
    let isOver = false;
    end = () => void (isOver = true);
    const enqueue = createRequestQueue();
    const unlessOver = () => (isOver ? new Promise<never>(() => undefined) : undefined);
    // An answer that comes too late is none either: what follows it would call on behalf of the next test.
    setTransport((call) => enqueue(() => unlessOver() ?? sendImmediately(call).finally(unlessOver)));
  });
  afterEach(() => end());
  afterAll(() => setTransport(null));
}

/** Starts a server for the tests of a file; a call without an answer fails the test. */
export function fakeServer(...handlers: HttpHandler[]): SetupServer {
  const server = setupServer(
    ...handlers,
    answering(getContent, { status: success, content: aSiteContent() }),
    answering(getContentSource, { status: success, content: aSiteContent(), variables: {} }),
    answering(getCounterSettings, { status: success, counter: initialCounterSettings }),
    answering(getShop, { status: success, shop: aShop() }),
    answering(getOpening, { status: success, opening: anOpening() }),
    answering(getOpeningState, { status: success, isOpen: true, notice: { title: '', text: '' } }),
    answering(readExchangeOffer, {
      status: success,
      closed: 'off',
      lastDay: null,
      holdDays: 10,
      policy: '',
      lines: [],
      exchanges: [],
    }),
    answering(countProducts, { status: success, count: 1 }),
    answering(listProducts, {
      status: success,
      payload: [aProduct()],
      page: 1,
      totalPages: 1,
      totalDocs: 1,
      totalProducts: 1,
    }),
    answering(getProduct, { status: success, product: aProduct() }),
    answering(getOrderByNumber, { status: success, order: anOrder() }),
    answering(recordInteraction, {
      status: success,
      interaction: { type: 'product_view', productId: 'prod000000000000000000001', counted: true },
    }),
    answering(recordSearch, { status: success, counted: true }),
    answering(searchStats, { status: success, searches: { days: 30, searched: [], notFound: [] } }),
    answering(vitalsStats, { status: success, vitals: { days: 28, pages: [] } }),
    answering(readShowcase, { status: success, categories: [], reviews: [] }),
    answering(listReviews, { status: success, reviews: [], totalReviews: 0, totalPages: 1, pending: 0 }),
    answering(listPhoneAlerts, { status: success, alerts: [], totalAlerts: 0, totalPages: 1, due: 0 }),
    answering(sendContactMessage, { status: success, message: 'Recibido' }),
    answering(health, { status: 'ok', database: 'ok', time: '2026-11-20T15:00:00.000Z' }),
  );
  isolateQueuePerTest();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
