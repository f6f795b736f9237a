import { afterAll, beforeAll, describe } from 'vitest';
import type { TestCms } from '../support/servers/start-cms';
import { cartLinksSuite } from './cart-links';
import { catalogReadsSuite } from './catalog-reads';
import { catalogWritesSuite } from './catalog-writes';
import { concurrencySuite } from './concurrency';
import { deliveryDatesSuite } from './delivery-dates';
import { largeShopSuite } from './large-shop';
import { manualSalesSuite } from './manual-sales';
import { orderTrackingSuite } from './order-tracking';
import { orderProofsSuite } from './order-proofs';
import { pdfProofsSuite } from './pdf-proofs';
import { orderRetriesSuite } from './order-retries';
import { orderPlacementSuite } from './order-placement';
import { orderFulfillmentSuite } from './order-fulfillment';
import { orderManagementSuite } from './order-management';
import { panelValidationSuite } from './panel-validation';
import { productCsvSuite } from './product-csv';
import { productMediaSuite } from './product-media';
import { pictureMigrationSuite } from './picture-migration';
import { panelEditsSuite } from './panel-edits';
import { auditedChangesSuite } from './audited-changes';
import { paymentPricesSuite } from './payment-prices';
import { restoreSuite } from './restore';
import { productSearchSuite } from './product-search';
import { relatedProductsSuite } from './related-products';
import { reviewPhotosSuite } from './review-photos';
import { reviewsSuite } from './reviews';
import { searchedTextsSuite } from './searched-texts';
import { stockAlertsSuite } from './stock-alerts';
import { viewsAndStatsSuite } from './views-and-stats';
import { unicodeTextsSuite } from '../hostile/unicode-texts';
import { malformedRequestsSuite } from '../hostile/malformed-requests';
import { mutatedRequestsSuite } from '../hostile/mutated-requests';
import { randomCartsSuite } from '../hostile/random-carts';
import { randomStatusChangesSuite } from '../hostile/random-status-changes';
import { tamperedOrdersSuite } from '../hostile/tampered-orders';

/** Runs all suites on one booted cms; the catalog suite needs the empty shop and runs first. */
export function commerceSuite(database: string, start: () => Promise<TestCms>): void {
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
    catalogReadsSuite(database, booted);
    catalogWritesSuite(database, booted);
    productCsvSuite(database, booted);
    viewsAndStatsSuite(database, booted);
    orderPlacementSuite(database, booted);
    deliveryDatesSuite(database, booted);
    paymentPricesSuite(database, booted);
    orderTrackingSuite(database, booted);
    orderProofsSuite(database, booted);
    pdfProofsSuite(database, booted);
    orderRetriesSuite(database, booted);
    orderManagementSuite(database, booted);
    orderFulfillmentSuite(database, booted);
    manualSalesSuite(database, booted);
    cartLinksSuite(database, booted);
    searchedTextsSuite(database, booted);
    reviewsSuite(database, booted);
    reviewPhotosSuite(database, booted);
    relatedProductsSuite(database, booted);
    stockAlertsSuite(database, booted);
    productMediaSuite(database, booted);
    pictureMigrationSuite(database, booted);
    panelEditsSuite(database, booted);
    panelValidationSuite(database, booted);
    restoreSuite(database, booted);
    concurrencySuite(database, booted);
    tamperedOrdersSuite(database, booted);
    unicodeTextsSuite(database, booted);
    randomStatusChangesSuite(database, booted);
    randomCartsSuite(database, booted);
    malformedRequestsSuite(database, booted);
    mutatedRequestsSuite(database, booted);
    auditedChangesSuite(database, booted);
    largeShopSuite(database, booted);
    productSearchSuite(database, booted);
  });
}
