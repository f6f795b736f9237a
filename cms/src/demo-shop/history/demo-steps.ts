import type { FunnelStep } from '@shop/contract';
import { type DemoOrder } from './demo-order';
import { type DemoViews } from './demo-views';

export type DemoSteps = { day: string; step: FunnelStep; visitors: number };

const VIEWS_PER_VISITOR = 3;

/** Returns the visitors of each day who took the steps of the funnel: each one views three products. */
export function demoSteps(views: readonly DemoViews[], orders: readonly DemoOrder[]): DemoSteps[] {
  const viewsOf = new Map<string, number>();
  for (const { day, views: count } of views) viewsOf.set(day, (viewsOf.get(day) ?? 0) + count);
  return [...viewsOf].flatMap(([day, count]) => {
    const bought = orders.filter(
      ({ businessDay, channel }) => businessDay === day && channel === 'web',
    ).length;
    // Whoever ordered went through all steps; some others turned round on the way.
    const checkout = bought + Math.ceil(bought / 2);
    const cart = checkout + Math.floor(count / 40);
    const view = cart + Math.floor(count / VIEWS_PER_VISITOR);
    return Object.entries({ view, cart, checkout })
      .filter(([, visitors]) => visitors > 0)
      .map(([step, visitors]) => ({ day, step: step as FunnelStep, visitors }));
  });
}
