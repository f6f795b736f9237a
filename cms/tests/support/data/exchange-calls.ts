import { randomUUID } from 'node:crypto';
import {
  exchangeCreatedSchema,
  exchangeOfferSchema,
  initialOperatingRules,
  orderAnswerSchema,
  staffExchangeAnswerSchema,
  type ErrorBody,
  type Exchange,
  type ExchangeOffer,
  type StaffExchange,
} from '@shop/contract';
import type { TestCms } from '../servers/start-cms';
import type { Commerce, OrderAnswer } from './commerce-calls';

type Fields = Record<string, unknown>;
type Created = { exchange: Exchange; message: string } & ErrorBody;
type Stepped = { exchange: StaffExchange } & ErrorBody;

/** Calls of buyers and staff about exchanges of size. */
export function exchangeCalls(cms: TestCms, shop: Commerce) {
  const sizes = ['S', 'M', 'L'];
  return {
    rules: (changes: Fields) =>
      shop.admin('/api/rules', { method: 'PUT', json: { ...initialOperatingRules, ...changes } }),
    /** Costs 8,000 pesos; five of each size. */
    product: (changes: Fields = {}) =>
      shop.product({
        size: sizes,
        stock: 15,
        variants: sizes.map((size) => ({ size, stock: 5 })),
        ...changes,
      }),
    async delivered(productId: string, quantity = 1, changes: Fields = {}): Promise<OrderAnswer> {
      const placed = await shop.placed([{ productId, quantity, size: 'M' }], changes);
      await shop.setStatus(placed.order._id, { status: 'paid', notify: false });
      const path = `/api/orders/${placed.order._id}/fulfillment`;
      await shop.admin(path, { method: 'PUT', json: { fulfillment: 'delivered', notify: false } });
      return placed;
    },
    ask: (placed: OrderAnswer, changes: Fields = {}, key: string = randomUUID()) =>
      cms.call<Created>('/api/exchanges', {
        method: 'POST',
        headers: { 'idempotency-key': key },
        json: {
          orderNumber: placed.orderNumber,
          token: placed.linkToken,
          line: 1,
          size: 'L',
          color: null,
          ...changes,
        },
      }),
    async asked(placed: OrderAnswer, changes: Fields = {}): Promise<Exchange> {
      const { status, body, text } = await this.ask(placed, changes);
      if (status !== 201) throw new Error(text);
      return exchangeCreatedSchema.parse(body).exchange;
    },
    async offer({ orderNumber, linkToken }: OrderAnswer): Promise<ExchangeOffer> {
      const path = `/api/orders/by-number/${orderNumber}/exchanges?token=${linkToken}`;
      return exchangeOfferSchema.parse((await cms.call(path)).body);
    },
    step: (code: string, step: string, expectedState: string, changes: Fields = {}) =>
      shop.admin<Stepped>(`/api/exchanges/${code}/steps`, {
        method: 'POST',
        json: { step, expectedState, ...changes },
      }),
    async stepped(code: string, step: string, expectedState: string, changes: Fields = {}) {
      const { status, body, text } = await this.step(code, step, expectedState, changes);
      if (status !== 200) throw new Error(text);
      return staffExchangeAnswerSchema.parse(body).exchange;
    },
    async stock(productId: string): Promise<Record<string, number>> {
      const { body } = await cms.call<{ product: { variants: { size: string; stock: number }[] } }>(
        `/api/products/${productId}`,
      );
      return Object.fromEntries(body.product.variants.map(({ size, stock }) => [size, stock]));
    },
    order: async (id: string) => orderAnswerSchema.parse((await shop.admin(`/api/orders/${id}`)).body).order,
  };
}
export type ExchangeCalls = ReturnType<typeof exchangeCalls>;
