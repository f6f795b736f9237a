import {
  businessDay,
  endpoints,
  isAllowed,
  pathOf,
  REPORT_NAMES,
  roleTypeOf,
  STAFF_ROLES,
  type Endpoint,
  type StaffCall,
  type StaffRole,
} from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chosenDatabase } from './support/databases/test-database';
import { aProductDraft, commerceOn, type Commerce } from './support/data/commerce-calls';
import { aPicture, formWith } from './support/data/forms';
import { leaveMarks, marks } from './support/data/marked-person';
import { pathParams } from './support/data/path-params';
import { createSignedInUser } from './support/data/signed-in-user';
import { startCms, type TestCms } from './support/servers/start-cms';

let cms: TestCms;
let shop: Commerce;
let database: Awaited<ReturnType<typeof chosenDatabase>> | undefined;
const tokens = {} as Record<StaffRole, string>;

beforeAll(async () => {
  database = await chosenDatabase();
  cms = await startCms({ databaseUrl: database.databaseUrl });
  for (const role of STAFF_ROLES)
    tokens[role] = (await createSignedInUser(cms, roleTypeOf(role), `persona-${role}`)).token;
  shop = await commerceOn(cms);
});
afterAll(async () => {
  await cms?.stop();
  await database?.stop();
});

const staffCalls = (Object.entries(endpoints) as [StaffCall, Endpoint][]).filter(
  ([, { access }]) => access === 'admin',
);
const urlOf = ({ path }: Endpoint) => `/api${pathOf(path, { ...pathParams, id: 'abc' })}`;
const askAs = (role: StaffRole | null, path: string, init: Parameters<TestCms['call']>[1] = {}) =>
  cms.call(path, { ...init, token: role ? tokens[role] : undefined });

describe('what a call shows depends on the role', () => {
  test('only people who work with products see those that are not for sale', async () => {
    const { _id } = await shop.product(aProductDraft({ title: 'Fuera de venta', status: false }));
    for (const [role, status] of [
      ['duena', 200],
      ['vendedora', 200],
      ['lectura', 200],
      ['contadora', 404],
      [null, 404],
    ] as const) {
      expect([role, (await askAs(role, `/api/products/${_id}`)).status]).toEqual([role, status]);
      const { body } = await askAs(role, `/api/products?ids=${_id}`);
      expect([role, body.totalDocs]).toEqual([role, status === 200 ? 1 : 0]);
    }
  });

  test('a public picture is accepted from people who edit products only', async () => {
    const picture = await aPicture(60, 60).jpeg().toBuffer();
    for (const [role, status] of [
      ['duena', 201],
      ['vendedora', 201],
      ['lectura', 403],
      ['contadora', 403],
      [null, 401],
    ] as const) {
      const body = formWith(picture, 'foto.jpg', { purpose: 'content' });
      const answer = await askAs(role, '/api/upload/proof', { method: 'POST', body });
      expect([role, answer.status]).toEqual([role, status]);
    }
  });

  test('a transfer proof opens without its signed link for people who read orders only', async () => {
    for (const [role, status] of [
      ['duena', 404],
      ['vendedora', 404],
      ['lectura', 404],
      ['contadora', 403],
      [null, 403],
    ] as const) {
      const { path } = endpoints.readProof;
      const answer = await askAs(role, `/api${pathOf(path, { id: 'no-existe' })}`);
      expect([role, answer.status]).toEqual([role, status]);
    }
  });

  test('the total that a client spent is shown to people who see figures only', async () => {
    const { _id: productId } = await shop.product(aProductDraft({ price: 12_000, stock: 5 }));
    const { order } = await shop.placed([{ productId, quantity: 1, size: 'M' }]);
    await shop.setStatus(order._id, { status: 'paid' });
    for (const [role, shown] of [
      ['duena', true],
      ['vendedora', false],
      ['lectura', false],
    ] as const) {
      const { body } = await askAs(role, '/api/clients');
      const [client] = body.clients as { _id: string; spent: number | null }[];
      expect([role, client?.spent !== null]).toEqual([role, shown]);
      const one = await askAs(role, `/api/clients/${client?._id}`);
      expect([role, (one.body.client as { spent: number | null }).spent !== null]).toEqual([role, shown]);
      const sorted = await askAs(role, '/api/clients?sort=spent');
      expect([role, sorted.status]).toEqual([role, shown ? 200 : 403]);
    }
  });

  test('the work of a seller is counted without any sum of money', async () => {
    const { status, text } = await askAs('vendedora', '/api/stats/work');
    expect(status).toBe(200);
    expect(text).toContain('totalOrders');
    expect(text).not.toMatch(/revenue/i);
  });

  test('an accountant reads the orders one by one, and no call of hers says who bought', async () => {
    const { order } = await leaveMarks(cms, shop);
    const today = businessDay(new Date());
    const reports = REPORT_NAMES.flatMap((name) => [
      `/api/reports/${name}`,
      ...(name === 'orders' ? ['orders', 'refunds'] : []).map(
        (table) => `/api/reports/${name}/export?table=${table}`,
      ),
    ]);
    const others = staffCalls
      .filter(([name, { method }]) => method === 'GET' && isAllowed('contadora', name))
      .filter(([, { path }]) => !path.startsWith('/reports/:name'))
      .map(([, { path }]) => `/api${pathOf(path, { ...pathParams, day: today })}`);
    const answers = await Promise.all(
      [...reports, `/api/reports/month/file?month=${today.slice(0, 7)}`, ...others].map(async (path) => {
        const { status, text } = await askAs('contadora', path);
        return { path, status, text };
      }),
    );
    const listing = answers.filter(({ text }) => text.includes(order.orderNumber)).map(({ path }) => path);
    expect(listing).toEqual(
      expect.arrayContaining(['/api/reports/orders', '/api/reports/orders/export?table=orders']),
    );
    for (const { path, status, text } of answers) {
      expect([path, status < 300 || status]).toEqual([path, true]);
      expect([path, Object.values(marks).filter((mark) => text.includes(mark))]).toEqual([path, []]);
    }
  });

  test('the health of the server is for the owner', async () => {
    for (const role of ['vendedora', 'lectura', 'contadora'] as const) {
      const { body } = await askAs(role, '/api/health');
      expect(Object.keys(body)).not.toContain('failures');
      expect(Object.keys(body)).not.toContain('copies');
    }
  });
});

// They come last: the owner's calls close the shop.
describe('the calls of staff', () => {
  // @spec F.17
  test.each(staffCalls)('%s answers only the roles of its row', async (name, endpoint) => {
    const json = endpoint.method === 'GET' ? undefined : {};
    const init = { method: endpoint.method, json };
    expect((await askAs(null, urlOf(endpoint), init)).status).toBe(401);
    for (const role of STAFF_ROLES) {
      const { status } = await askAs(role, urlOf(endpoint), init);
      expect([role, status === 403]).toEqual([role, !isAllowed(role, name)]);
      expect([role, status]).not.toEqual([role, 401]);
    }
  });

  test('a session names the role, and the owner stays the administrator of the specification', async () => {
    for (const role of STAFF_ROLES) {
      const { body } = await askAs(role, '/api/auth/check');
      expect(body.user).toMatchObject({ role: roleTypeOf(role), staffRole: role });
    }
  });
});
