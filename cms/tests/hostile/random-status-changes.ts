import { expect, test } from 'vitest';
import { commerceOn, type OrderAnswer } from '../support/data/commerce-calls';
import { runParallel, statusesOf } from '../support/processes/run-parallel';
import { seededRandom } from '../../src/demo-shop/random';
import { runSeed } from '../support/data/run-seed';
import { printMeasurement } from '../support/processes/measurements';
import { rounds } from '../support/processes/rounds';
import type { Answer, TestCms } from '../support/servers/start-cms';

const ORDERS = 20;
const PARALLEL = 16;
const statuses = [
  'pending_manual',
  'pending_transfer_proof',
  'pending_transfer_confirmation',
  'paid',
  'confirmado',
  'cancelled',
  'refunded',
];

// Pending orders have no payment date; paid ones have one.
function paidAtFault({ body }: Answer<OrderAnswer>): string | null {
  const { status, paidAt, orderNumber } = body.order;
  if (status === 'paid' && paidAt === null) return `${orderNumber} is paid without a date`;
  if (status.startsWith('pending') && paidAt !== null) return `${orderNumber} waits and is paid`;
  return null;
}

export function randomStatusChangesSuite(database: string, booted: () => TestCms): void {
  test(`random status changes on ${database} lose no unit and no date`, async () => {
    const shop = await commerceOn(booted());
    const seed = runSeed();
    const random = seededRandom(seed);
    const products = await runParallel(3, 3, (at) => shop.product({ title: `Paseo ${at}`, stock: 80 }));
    const orders = await runParallel(ORDERS, 4, () =>
      shop.placed(products.map(({ _id }) => ({ productId: _id, quantity: random.integer(1, 3), size: 'S' }))),
    );
    const changes = rounds(150, 1000);
    const answers = await runParallel(changes, PARALLEL, () =>
      shop.setStatus(random.pick(orders).order._id, {
        status: random.pick(statuses),
        ...(random.chance(0.2) && { restock: true }),
        ...(random.chance(0.1) && { force: true }),
      }),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const changed = answers.filter(({ status }) => status === 200);
    expect([seed, ...changed.map(paidAtFault).filter(Boolean)]).toEqual([seed]);
    expect([seed, ...(await shop.faults())]).toEqual([seed]);
    const counts = JSON.stringify(statusesOf(answers));
    printMeasurement(10, database, `${ORDERS} orders, ${changes} changes ${counts} (seed ${seed}): drift 0`);
  });
}
