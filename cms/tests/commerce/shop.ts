import { afterAll, beforeAll, describe } from 'vitest';
import type { TestCms } from '../support/start-cms';
import { catalogueSuite } from './catalogue';
import { concurrencySuite } from './concurrency';
import { ordersSuite } from './orders';

/** Everything the shop does, on one boot of the real cms; the catalogue goes first, while it is empty. */
export function shopSuite(database: string, start: () => Promise<TestCms>): void {
  describe(`the shop on ${database}`, () => {
    let cms: TestCms | undefined;
    beforeAll(async () => {
      cms = await start();
    });
    afterAll(() => cms?.stop());

    const booted = (): TestCms => {
      if (!cms) throw new Error('the cms did not start');
      return cms;
    };
    catalogueSuite(database, booted);
    ordersSuite(database, booted);
    concurrencySuite(database, booted);
  });
}
