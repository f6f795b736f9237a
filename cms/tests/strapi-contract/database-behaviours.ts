import type { Knex } from 'knex';
import { expect, test } from 'vitest';

const ROLE = 'plugin::users-permissions.role';

type Open = { trx: Knex.Transaction; onCommit: (call: () => void) => void };
type Told = { params: { data?: object }; result: { id: number }; state: Record<string, unknown> };

/** Checks what Strapi's transactions, lifecycles, pool and store do. */
export function databaseBehaviours(): void {
  const transaction = <T>(work: (of: Open) => Promise<T>) =>
    strapi.db.transaction(work as never) as Promise<T>;
  const query = () => strapi.db.query(ROLE);

  test('joins the transaction that is open instead of beginning another (cms/src/database/transaction.ts)', async () => {
    const same = await transaction(async ({ trx: outer }) => transaction(async ({ trx }) => trx === outer));
    expect(same).toBe(true);
    expect(strapi.db.inTransaction()).toBe(false);
  });

  test('gives a transaction whose end can be awaited (cms/src/database/transaction.ts)', async () => {
    let ended: Promise<unknown> | undefined;
    await transaction(async ({ trx }) => {
      expect(trx.isCompleted()).toBe(false);
      ended = trx.executionPromise;
    });
    await expect(ended).resolves.toBeUndefined();
  });

  test('calls back after a commit and not after a rollback (cms/src/platform/changes/changes.ts)', async () => {
    const called: string[] = [];
    await transaction(async ({ onCommit }) => {
      onCommit(() => called.push('committed'));
      expect(called).toEqual([]);
    });
    const failed = transaction(async ({ onCommit }) => {
      onCommit(() => called.push('rolled back'));
      throw new Error('undo');
    });
    await expect(failed).rejects.toThrow('undo');
    expect(called).toEqual(['committed']);
  });

  test('writes of its queries are undone with the transaction around them', async () => {
    const data = { name: 'Del contrato', description: '', type: 'contract' };
    const failed = transaction(async () => {
      await query().create({ data });
      throw new Error('undo');
    });
    await expect(failed).rejects.toThrow('undo');
    expect(await query().count({ where: { type: 'contract' } })).toBe(0);
  });

  test('tells lifecycles what changes, with a state from before to after (cms/src/bootstrap)', async () => {
    const seen: unknown[] = [];
    const stop = strapi.db.lifecycles.subscribe({
      models: [ROLE],
      beforeUpdate: ({ state }: Told) => void (state.from = 'before'),
      afterUpdate: ({ params, result, state }: Told) =>
        void seen.push({ data: params.data, id: result.id, state }),
      afterUpdateMany: ({ params }: Told) => void seen.push({ many: params.data }),
      afterDelete: ({ result }: Told) => void seen.push({ deleted: result.id }),
      afterDeleteMany: () => void seen.push('deleted many'),
    } as never);
    const { id } = await query().create({ data: { name: 'a', description: '', type: 'contract' } });
    await query().update({ where: { id }, data: { name: 'b' } });
    await query().updateMany({ where: { id }, data: { name: 'c' } });
    await query().delete({ where: { id } });
    await query().deleteMany({ where: { id } });
    (stop as () => void)();
    expect(seen).toMatchObject([
      { data: { name: 'b' }, id, state: { from: 'before' } },
      { many: { name: 'c' } },
      { deleted: id },
      'deleted many',
    ]);
  });

  test('uses the connections of a pool that counts them (cms/src/platform/metrics/process-metrics.ts)', () => {
    const { pool } = (strapi.db.connection as unknown as { client: { pool: object } }).client;
    for (const count of ['numUsed', 'numFree', 'numPendingAcquires'])
      expect(pool).toHaveProperty(count, expect.any(Function));
  });

  test('keeps values of the shop between starts (cms/src/bootstrap/panel/label-panel.ts)', async () => {
    const store = strapi.store({ type: 'core', name: 'shop-panel' });
    expect(await store.get({ key: 'views' })).toMatch(/^[0-9a-f]{64}$/);
  });
}
