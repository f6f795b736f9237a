import knex from 'knex';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Connection } from '../connection';
import { records } from './records';

// The metadata that Strapi makes of the models of coupons and their uses, with fewer attributes.
const metadata = new Map([
  [
    'api::coupon.coupon',
    {
      tableName: 'coupons',
      attributes: {
        id: { type: 'increments', columnName: 'id' },
        documentId: { type: 'string', columnName: 'document_id', default: () => '' },
        code: { type: 'string', columnName: 'code' },
        kind: { type: 'string', columnName: 'kind', default: '' },
        value: { type: 'integer', columnName: 'value' },
        from: { type: 'string', columnName: 'from_day' },
        minimum: { type: 'integer', columnName: 'minimum', required: true, default: 0 },
        active: { type: 'boolean', columnName: 'active', required: true, default: true },
        categories: { type: 'json', columnName: 'categories', default: [] },
        createdAt: { type: 'datetime', columnName: 'created_at' },
        updatedAt: { type: 'datetime', columnName: 'updated_at' },
        publishedAt: { type: 'datetime', columnName: 'published_at' },
        uses: { type: 'relation', relation: 'oneToMany' },
        order: { type: 'relation', relation: 'manyToOne', joinColumn: { name: 'order_id' } },
      },
    },
  ],
]);

const database = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
const coupons = () => records('api::coupon.coupon', database as unknown as Connection);
const draft = { kind: 'percent' as const, value: 0, categories: ['bodies'] };
type Draft = Parameters<ReturnType<typeof coupons>['insert']>[0];
const give = (given: Partial<Draft>) => coupons().insert({ code: '', ...draft, ...given });

beforeAll(async () => {
  vi.stubGlobal('strapi', { db: { metadata } });
  await database.schema.createTable('coupons', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'code', 'kind', 'from_day', 'categories']) table.string(name);
    for (const name of ['minimum', 'order_id', 'value']) table.integer(name);
    table.boolean('active');
    for (const name of ['created_at', 'updated_at', 'published_at']) table.datetime(name);
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await database.destroy();
});

test('a row that is older than a column reads as the default of a required number or boolean', async () => {
  const { id } = await give({ code: 'VIEJO', active: false, minimum: 5 });
  await database('coupons').where({ id }).update({ active: null, minimum: null });
  expect(await coupons().one({ id })).toMatchObject({ active: true, minimum: 0 });
});

test('a new record has the defaults of its model, is dated and reads as it was given', async () => {
  const coupon = await give({ code: 'HOLA', from: '2026-11-01' });
  expect(coupon).toMatchObject({ code: 'HOLA', from: '2026-11-01', minimum: 0, active: true });
  expect(coupon.categories).toEqual(['bodies']);
  expect(Date.parse(coupon.createdAt)).toBeGreaterThan(Date.parse('2026-01-01'));
  expect(await coupons().one({ documentId: coupon.documentId })).toEqual(coupon);
});

test('an attribute that is left out is null, a text with a default never is', async () => {
  const { id } = await give({ code: 'NADA' });
  await database('coupons').where({ id }).update({ kind: null });
  expect(await coupons().one({ id })).toMatchObject({ from: null, kind: '' });
});

test('an attribute that the model lacks is refused, wherever it stands', async () => {
  const where = { color: 'rojo' } as object;
  await expect(coupons().many(where)).rejects.toThrow('color');
  await expect(give({ code: 'ROJO', ...where })).rejects.toThrow('color');
  expect(() => coupons().update({ code: 'HOLA' }, where)).toThrow('color');
  await expect(coupons().many({}, { orderBy: ['color' as never] })).rejects.toThrow('color');
});

test('a condition that is undefined is refused instead of matching every record', async () => {
  expect(() => coupons().remove({ code: undefined })).toThrow('undefined');
  await expect(coupons().many({ code: { $ne: undefined } })).rejects.toThrow('undefined');
});

test('conditions compare, list and ask for empty values', async () => {
  await coupons().remove({});
  const from = [null, '2026-11-01', '2026-12-01'];
  const stored = await coupons().insertMany(from.map((day, at) => ({ ...draft, code: `C${at}`, from: day })));
  expect(stored.map(({ code }) => code)).toEqual(['C0', 'C1', 'C2']);
  const codes = async (where: object) =>
    (await coupons().many(where, { orderBy: ['-code'], select: ['code'] })).map(({ code }) => code);
  expect(await codes({ from: null })).toEqual(['C0']);
  expect(await codes({ from: { $notNull: true } })).toEqual(['C2', 'C1']);
  expect(await codes({ from: { $lt: '2026-12-01' } })).toEqual(['C1']);
  expect(await codes({ code: ['C0', 'C2'], active: true })).toEqual(['C2', 'C0']);
  expect(await codes({ createdAt: { $gt: '2026-01-01T00:00:00.000Z' } })).toHaveLength(3);
  expect(await coupons().count({ active: true })).toBe(3);
  expect(await coupons().countBy('from', {})).toEqual(new Map(from.map((day) => [day, 1])));
});

test('a condition that lists no value finds nothing without asking the database', async () => {
  const asked: string[] = [];
  database.on('query', ({ sql }: { sql: string }) => asked.push(sql));
  expect(await coupons().many({ code: [], active: true })).toEqual([]);
  expect(asked).toEqual([]);
  database.removeAllListeners('query');
});

test('an update leaves the stamp that is given as undefined', async () => {
  const { id, updatedAt } = await give({ code: 'QUIETO', createdAt: '2026-01-01T00:00:00.000Z' });
  await coupons().update({ id }, { active: false }, { keepsStamp: true });
  expect(await coupons().one({ id })).toMatchObject({ active: false, updatedAt });
});

test('a list with a default is never null', async () => {
  const { id } = await give({ code: 'LISTA' });
  await database('coupons').where({ id }).update({ categories: null });
  expect((await coupons().one({ id }))?.categories).toEqual([]);
});

test('an update writes what is given, leaves what is undefined and stamps the record', async () => {
  const { id, updatedAt } = await give({ code: 'VIEJO', createdAt: '2026-01-01T00:00:00.000Z' });
  expect(updatedAt).toBe('2026-01-01T00:00:00.000Z');
  expect(await coupons().update({ id }, { code: 'NUEVO', active: false, from: undefined })).toBe(1);
  const changed = await coupons().one({ id });
  expect(changed).toMatchObject({ code: 'NUEVO', active: false, createdAt: '2026-01-01T00:00:00.000Z' });
  expect(Date.parse(changed?.updatedAt ?? '')).toBeGreaterThan(Date.parse(updatedAt));
});

test('an upsert stores new records and writes only what is given of those that are there by its key', async () => {
  await database.schema.alterTable('coupons', (table) => void table.unique(['code']));
  const { id, documentId } = await give({ code: 'YA', minimum: 500, from: '2026-11-01' });
  const given = { ...draft, from: '2026-12-01' };
  await coupons().upsert('code', [
    { ...given, code: 'YA' },
    { ...given, code: 'RECIEN' },
  ]);
  expect(await coupons().one({ id })).toMatchObject({ documentId, from: '2026-12-01', minimum: 500 });
  expect(await coupons().one({ code: 'RECIEN' })).toMatchObject({ from: '2026-12-01', minimum: 0 });
});

test('an increase adds to numbers, writes other attributes and leaves the stamp', async () => {
  const { id, updatedAt } = await give({ code: 'MAS', minimum: 100, updatedAt: '2026-01-01T00:00:00.000Z' });
  expect(await coupons().increase({ id }, { minimum: -30 }, { active: false })).toBe(1);
  expect(await coupons().one({ id })).toMatchObject({ minimum: 70, active: false, updatedAt });
  expect(await coupons().increase({ id }, { minimum: 5, value: 0 })).toBe(1);
  expect(await coupons().one({ id })).toMatchObject({ minimum: 75 });
});

test('an insert that meets a record with the same unique value stores nothing', async () => {
  await database.schema.alterTable('coupons', (table) => table.unique('document_id'));
  const { documentId } = await give({ code: 'PRIMERO' });
  expect(await coupons().insertUnless('documentId', { ...draft, code: 'OTRO', documentId })).toBeNull();
  expect(await coupons().insertUnless('documentId', { ...draft, code: 'OTRO' })).toMatchObject({
    code: 'OTRO',
  });
  expect(await coupons().count({ documentId })).toBe(1);
});
