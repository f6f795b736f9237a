import { afterAll, beforeAll, describe } from 'vitest';
import type { TestCms } from '../support/start-cms';
import { catalogueSuite } from './catalogue';
import { concurrencySuite } from './concurrency';
import { growthSuite } from './growth';
import { ordersSuite } from './orders';
import { panelSuite } from './panel';
import { registerSuite } from './register';
import { alphabetsSuite } from '../hostile/alphabets';
import { malformedSuite } from '../hostile/malformed';
import { mutationsSuite } from '../hostile/mutations';
import { randomCartsSuite } from '../hostile/random-carts';
import { randomWalkSuite } from '../hostile/random-walk';
import { tamperingSuite } from '../hostile/tampering';

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
    panelSuite(database, booted);
    concurrencySuite(database, booted);
    tamperingSuite(database, booted);
    alphabetsSuite(database, booted);
    randomWalkSuite(database, booted);
    randomCartsSuite(database, booted);
    malformedSuite(database, booted);
    mutationsSuite(database, booted);
    registerSuite(database, booted);
    growthSuite(database, booted);
  });
}
