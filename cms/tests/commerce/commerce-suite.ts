import { afterAll, beforeAll, describe } from 'vitest';
import type { TestCms } from '../support/start-cms';
import { readCatalogSuite } from './catalog-reads';
import { writtenCatalogSuite } from './catalog-writes';
import { concurrencySuite } from './concurrency';
import { growthSuite } from './large-shop';
import { followedOrdersSuite } from './order-tracking';
import { placedOrdersSuite } from './order-placement';
import { workedOnOrdersSuite } from './order-management';
import { productCsvSuite } from './product-csv';
import { panelSuite } from './panel-rules';
import { panelEditsSuite } from './panel-edits';
import { registerSuite } from './audit-log';
import { restoredSuite } from './restore';
import { searchSuite } from './product-search';
import { figuresSuite } from './views-and-stats';
import { alphabetsSuite } from '../hostile/unicode-texts';
import { malformedSuite } from '../hostile/malformed-requests';
import { mutationsSuite } from '../hostile/mutated-requests';
import { randomCartsSuite } from '../hostile/random-carts';
import { randomWalkSuite } from '../hostile/random-status-changes';
import { tamperingSuite } from '../hostile/tampered-orders';

/** Runs all suites on one booted cms; the catalog suite needs the empty shop and runs first. */
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
    productCsvSuite(database, booted);
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
