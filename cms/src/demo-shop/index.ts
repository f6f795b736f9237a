import path from 'node:path';
import { shopSettingDraftSchema, siteContentDraftSchema } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import type { Trx } from '../database/connection';
import { inTransaction, takeTurns } from '../database/transaction';
import { searchesIn } from '../api/searched-text/services/searched-text';
import { parse } from '../platform/http/request';
import { operatingRules } from '../api/operating-rule/services/operating-rule';
import { shopSetting } from '../api/shop-setting/services/shop-setting';
import { siteContent } from '../api/site-content/services/site-content';
import { demoShop, type DemoShop } from './demo-shop';
import { demoSearches } from './history/demo-searches';
import { demoSteps } from './history/demo-steps';
import { HERO_KEYS, scenesToDraw } from './pictures/demo-pictures';
import { storePictures } from './pictures/store-pictures';
import { demoProducts } from './products/demo-product';
import { seedCases } from './seed/seed-cases';
import { seedAskedPrices } from './seed/seed-asked-prices';
import { seedCoupons } from './seed/seed-coupons';
import { seedExchanges } from './seed/seed-exchanges';
import { seedOrders } from './seed/seed-orders';
import { seedPolicies } from './seed/seed-policies';
import { seedProducts } from './seed/seed-products';
import { drawProofs, seedProofs, type DemoProof } from './seed/seed-proofs';
import { storeReviewPhotos, type ReviewPhotos } from './seed/seed-review-photos';
import { seedReviews } from './seed/seed-reviews';
import { seedStockMoves } from './seed/seed-stock-moves';
import { seedStockAlerts } from './seed/seed-stock-alerts';
import { seedViews } from './seed/seed-views';
import { demoContent, demoRules, demoShopSetting } from './texts/demo-texts';

const MARKER = { type: 'core', key: 'demo_shop' } as const;

async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  if (await strapi.store(MARKER).get()) return false;
  const products = await strapi.db.query('api::product.product').count();
  const orders = await strapi.db.query('api::order.order').count();
  return products === 0 && orders === 0;
}

async function seedTexts(hero: string): Promise<void> {
  const content = parse(siteContentDraftSchema, demoContent(hero));
  await siteContent.save(content);
  const setting = parse(shopSettingDraftSchema, demoShopSetting);
  await shopSetting.save(setting);
  await operatingRules.save(demoRules);
}

type Drawn = { addresses: Map<string, string>; proofs: DemoProof[]; photos: ReviewPhotos };

async function seedRows(trx: Trx, shop: DemoShop, { addresses, proofs, photos }: Drawn, now: Date) {
  await seedPolicies(trx, shop.openedAt);
  const seeded = await seedProducts(trx, shop.products, addresses, shop.openedAt);
  await seedAskedPrices(trx, shop.products, seeded, { openedAt: shop.openedAt, now });
  await seedStockMoves(trx, shop.moves, seeded);
  const orderIds = await seedOrders(trx, shop.orders, { products: shop.products, seeded }, proofs, now);
  await seedCoupons(trx, shop.coupons, shop.orders, shop.openedAt);
  await seedProofs(trx, proofs, orderIds);
  await seedReviews(trx, shop.reviews, seeded, photos);
  await seedStockAlerts(trx, shop.products, seeded, now);
  await seedCases(trx, now);
  await seedExchanges(trx, now);
  await trx.batchInsert('daily_steps', demoSteps(shop.views, shop.orders), 200);
  await seedViews(trx, shop.views, shop.products, seeded);
  const searches = demoSearches(now).map((search) => ({ ...search, createdAt: now }));
  await searchesIn(trx).insertMany(searches);
}

/** Fills an empty database when SEED=demo: pictures first (a retry reuses them), then all rows in one transaction. */
export async function seedDemoShop(strapi: Core.Strapi): Promise<void> {
  if (process.env.SEED !== 'demo' || !(await isEmpty(strapi))) return;
  const now = new Date();
  const shop = demoShop(now);
  const [hero] = HERO_KEYS;
  const keys = [hero, ...scenesToDraw(demoProducts).map(({ key }) => key)];
  const folder = path.join(strapi.dirs.app.root, 'demo-pictures');
  const addresses = await storePictures(keys, folder);
  // Other threads draw while the texts are stored.
  const drawing = Promise.all([drawProofs(shop.orders), storeReviewPhotos(shop.reviews, folder)]);
  drawing.catch(() => undefined);
  await inTransaction(async (trx) => {
    // Processes that start on the same empty database take turns: the first one seeds it.
    await takeTurns(trx, MARKER.key);
    if (!(await isEmpty(strapi))) return;
    await seedTexts(addresses.get(hero) ?? '');
    const [proofs, photos] = await drawing;
    await seedRows(trx, shop, { addresses, proofs, photos }, now);
    await strapi.store(MARKER).set({ value: { seededAt: now.toISOString() } });
  });
  strapi.log.info(`demo shop: ${shop.products.length} products and ${shop.orders.length} orders`);
}
