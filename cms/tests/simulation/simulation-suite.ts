import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playHistory, stepsOf } from './history';
import type { Database } from './boot-shop';
import { startSimulatedShop } from './simulated-shop';

const SEEDS = [1, 2];

/** Plays a few fixed histories on one database; `npm run simulate` plays new ones. */
export function simulationSuite(database: Database): void {
  describe(`simulated histories on ${database}`, () => {
    let shop: Awaited<ReturnType<typeof startSimulatedShop>>;
    beforeAll(async () => {
      shop = await startSimulatedShop(database);
    });
    afterAll(() => shop?.stop());

    test.each(SEEDS)('the history of seed %i breaks no promise of the shop', async (seed) => {
      expect(await playHistory(shop.begin, stepsOf(seed))).toBeNull();
    });
  });
}
