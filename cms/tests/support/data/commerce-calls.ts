import { randomUUID } from 'node:crypto';
import {
  createOrderAnswerSchema,
  endpoints,
  orderAnswerSchema,
  productSchema,
  type AdminOrder,
  type Product,
} from '@shop/contract';
import type { Knex } from 'knex';
import { examineSnapshot, type Fault } from '../../../src/doctor/examine-shop';
import { snapshotOf } from './doctor-snapshot';
import { testAdmin, type Answer, type CallOptions, type TestCms } from '../servers/start-cms';

export type OrderAnswer = {
  order: AdminOrder;
  orderNumber: string;
  linkToken: string;
  warning?: string;
  undo?: string;
};
export type ProductPage = { payload: Product[]; totalDocs: number; totalPages: number; page: number };
type Fields = Record<string, unknown>;

let contact = 0;
/** A busy machine may refuse orders for a while. */
const MAX_TRIES = 100;

export const aShopper = (changes: Fields = {}) => {
  contact += 1;
  return {
    fullName: 'María Gómez',
    email: `persona${contact}@ejemplo.com`,
    phone: `299${String(5_000_000 + contact)}`,
    address: 'Calle Falsa 123',
    city: 'Neuquén',
    postalCode: '8300',
    notes: '',
    ...changes,
  };
};

export const aProductDraft = (changes: Fields = {}) => ({
  title: 'Conjunto de prueba',
  description: 'De encaje',
  price: 10_000,
  discount: 20,
  category: 'conjuntos',
  stock: 20,
  size: ['S', 'M', 'L'],
  thumbnails: ['/assets/hero.jpg'],
  status: true,
  ...changes,
});

export type Line = { productId: string; quantity: number; size?: string; color?: string };

export const anOrder = (items: Line[], changes: Fields = {}) => ({
  items,
  shippingInfo: aShopper(),
  paymentMethod: 'cash',
  deliveryMethod: 'pickup',
  ...changes,
});

type Server = Pick<TestCms, 'call'> & Partial<Pick<TestCms, 'strapi' | 'dataDir'>> & { db?: Knex };

function databaseOf({ strapi, db }: Server): Knex {
  const found = db ?? strapi?.db.connection;
  if (!found) throw new Error('this cms runs in a process of its own');
  return found;
}

// Test products name pictures that do not exist.
async function faultsOf(server: Server): Promise<string[]> {
  const { dataDir } = server;
  const options = { except: ['picture-file-is-missing'], tablesOnly: !dataDir } as const;
  const trx = await databaseOf(server).transaction();
  try {
    return (await examineSnapshot(snapshotOf(trx), dataDir ?? '', options)).map(faultLine);
  } finally {
    await trx.rollback();
  }
}

const faultLine = ({ id, count, examples: [first] }: Fault): string =>
  `${id} (${count}): ${first?.name ?? ''} ${first?.found ?? ''} ${first?.expected ?? ''}`.trim();

type CommerceOptions = {
  /** False for a server of an older version, whose answers lack newer fields. */
  checksAnswers?: boolean;
};

export async function commerceOn(cms: Server, { checksAnswers = true }: CommerceOptions = {}) {
  const { token } = (
    await cms.call<{ token: string }>('/api/auth/login', { method: 'POST', json: testAdmin })
  ).body;
  const admin = <T = Fields>(url: string, options: CallOptions = {}) =>
    cms.call<T>(url, { ...options, token });
  const db = () => databaseOf(cms);

  return {
    admin,
    anonymous: <T = Fields>(url: string, options?: CallOptions) => cms.call<T>(url, options),
    db,
    async product(changes: Fields = {}): Promise<Product> {
      const answer = await admin<{ product: Product }>('/api/products', {
        method: 'POST',
        json: aProductDraft(changes),
      });
      if (answer.status !== 201) throw new Error(`product refused: ${answer.text}`);
      return checksAnswers ? (productSchema.parse(answer.body.product) as Product) : answer.body.product;
    },
    async listProducts(query: string): Promise<ProductPage> {
      const { status, body, text } = await cms.call(`/api/products?${query}`);
      if (status !== 200) throw new Error(text);
      return endpoints.listProducts.answer.parse(body) as ProductPage;
    },
    async listTitles(query: string): Promise<string[]> {
      return (await this.listProducts(query)).payload.map(({ title }) => title);
    },
    editProduct: (id: string, json: unknown) =>
      admin<{ product: Product }>(`/api/products/${id}`, { method: 'PUT', json }),
    order: (body: unknown, key: string | null = randomUUID()): Promise<Answer<OrderAnswer>> =>
      cms.call('/api/orders', { method: 'POST', json: body, headers: key ? { 'idempotency-key': key } : {} }),
    async orderWithRetries(body: unknown, key: string = randomUUID()): Promise<Answer<OrderAnswer>> {
      for (let tries = 1; ; tries += 1) {
        const answer = await this.order(body, key);
        if (answer.status !== 503 || tries === MAX_TRIES) return answer;
      }
    },
    async placed(items: Line[], changes: Fields = {}): Promise<OrderAnswer> {
      const answer = await this.order(anOrder(items, changes));
      if (answer.status !== 201) throw new Error(`order refused: ${answer.text}`);
      if (checksAnswers) createOrderAnswerSchema.parse(answer.body);
      return answer.body;
    },
    async setStatus(id: string, change: Fields): Promise<Answer<OrderAnswer>> {
      const answer = await admin<OrderAnswer>(`/api/orders/${id}/status`, { method: 'PUT', json: change });
      if (checksAnswers && answer.status === 200) orderAnswerSchema.parse(answer.body);
      return answer;
    },
    async stockOf(id: string): Promise<number> {
      return (await cms.call<{ product: Product }>(`/api/products/${id}`)).body.product.stock;
    },
    faults: () => faultsOf(cms),
  };
}
export type Commerce = Awaited<ReturnType<typeof commerceOn>>;
