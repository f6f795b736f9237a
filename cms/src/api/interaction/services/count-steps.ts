import { businessDay, type FunnelStep } from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import { newRow } from '../../../database/rows';

export type Step = { step: FunnelStep; visitor: string; at: Date };

const keyOf = ({ step, visitor }: Pick<Step, 'step' | 'visitor'>): string => `${visitor} ${step}`;

// The step stands in the place of the product: ids of products are longer. A visitor's key lasts one day.
async function storeNew(trx: Trx, steps: readonly Step[]): Promise<Set<string>> {
  const rows: Row[] = await trx('interactions')
    .insert(
      steps.map(({ step, visitor, at }) => ({ ...newRow(at), type: step, product_id: step, visitor, at })),
    )
    .onConflict(['visitor', 'product_id'])
    .ignore()
    .returning(['type', 'visitor']);
  return new Set(rows.map((row) => keyOf({ step: row.type as FunnelStep, visitor: row.visitor as string })));
}

async function addToDays(trx: Trx, steps: readonly Step[]): Promise<void> {
  const counts = new Map<string, { day: string; step: FunnelStep; visitors: number }>();
  for (const { step, at } of steps) {
    const day = businessDay(at);
    const visitors = (counts.get(`${day} ${step}`)?.visitors ?? 0) + 1;
    counts.set(`${day} ${step}`, { day, step, visitors });
  }
  await trx('daily_steps')
    .insert([...counts.values()])
    .onConflict(['day', 'step'])
    .merge({ visitors: trx.raw('daily_steps.visitors + excluded.visitors') });
}

/** Counts each visitor once per business day and step; returns the steps that counted. */
export async function countSteps(trx: Trx, steps: readonly Step[]): Promise<Set<Step>> {
  const firsts = new Map<string, Step>();
  for (const step of steps) if (!firsts.has(keyOf(step))) firsts.set(keyOf(step), step);
  if (firsts.size === 0) return new Set();
  const isNew = await storeNew(trx, [...firsts.values()]);
  const counted = [...firsts.values()].filter((step) => isNew.has(keyOf(step)));
  if (counted.length > 0) await addToDays(trx, counted);
  return new Set(counted);
}
