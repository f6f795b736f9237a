import { afterAll, beforeAll, describe } from 'vitest';
import type { TestCms } from '../support/start-cms';
import { readCatalogSuite } from './catalog-read';
import { writtenCatalogSuite } from './catalog-written';
import { concurrencySuite } from './concurrency';
import { growthSuite } from './growth';
import { followedOrdersSuite } from './orders-followed';
import { placedOrdersSuite } from './orders-placed';
import { workedOnOrdersSuite } from './orders-worked-on';
import { panelSuite } from './panel';
import { panelEditsSuite } from './panel-edits';
import { registerSuite } from './register';
import { restoredSuite } from './restored';
import { searchSuite } from './search';
import { figuresSuite } from './views-and-figures';
import { alphabetsSuite } from '../hostile/alphabets';
import { malformedSuite } from '../hostile/malformed';
import { mutationsSuite } from '../hostile/mutations';
import { randomCartsSuite } from '../hostile/random-carts';
import { randomWalkSuite } from '../hostile/random-walk';
import { tamperingSuite } from '../hostile/tampering';

/** Everything the shop does, on one boot of the real cms; the catalog goes first, while it is empty. */
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
    readCatalogSuite(database, booted);
    writtenCatalogSuite(database, booted);
    figuresSuite(database, booted);
    placedOrdersSuite(database, booted);
    followedOrdersSuite(database, booted);
    workedOnOrdersSuite(database, booted);
    panelEditsSuite(database, booted);
    panelSuite(database, booted);
    restoredSuite(database, booted);
    concurrencySuite(database, booted);
    tamperingSuite(database, booted);
    alphabetsSuite(database, booted);
    randomWalkSuite(database, booted);
    randomCartsSuite(database, booted);
    malformedSuite(database, booted);
    mutationsSuite(database, booted);
    registerSuite(database, booted);
    growthSuite(database, booted);
    searchSuite(database, booted);
  });
}
