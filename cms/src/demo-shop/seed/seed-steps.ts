import type { Trx } from '../../database/connection';
import { type DemoOrder } from '../history/demo-order';
import { demoSteps } from '../history/demo-steps';
import { type DemoViews } from '../history/demo-views';

export const seedSteps = (trx: Trx, views: readonly DemoViews[], orders: readonly DemoOrder[]) =>
  trx.batchInsert('daily_steps', demoSteps(views, orders), 200);
