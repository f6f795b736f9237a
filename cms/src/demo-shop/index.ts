import { shopSettingDraftSchema, siteContentDraftSchema } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import type { Trx } from '../database/connection';
import { inTransaction } from '../database/transaction';
import { onPostgres } from '../shared/environment';
import { parse } from '../shared/parse';
import { demoShop, type DemoShop } from './demo-shop';
import { demoProducts } from './goods';
import { keepPictures } from './keep-pictures';
import { HERO_PICTURE, picturesToDraw } from './pictures';
import { seedOrders } from './seed/seed-orders';
import { seedProducts } from './seed/seed-products';
import { drawProofs, seedProofs, type DrawnProof } from './seed/seed-proofs';
import { seedStockMoves } from './seed/seed-stock-moves';
import { seedViews } from './seed/seed-views';
import { demoContent } from './texts/site-content';
import { demoShopSetting } from './texts/shop-setting';

const MARKER = { type: 'core', key: 'demo_shop' } as const;
const REPORT_EVERY = 20;

async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  if (await strapi.store(MARKER).get()) return false;
  const products = await strapi.db.query('api::product.product').count();
  const orders = await strapi.db.query('api::order.order').count();
  return products === 0 && orders === 0;
}

// Of several processes that start on one empty database, one fills it and the others find it filled.
async function waitForOthers(trx: Trx): Promise<void> {
  if (onPostgres()) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [MARKER.key]);
}

async function seedTexts(strapi: Core.Strapi, hero: string): Promise<void> {
  const content = parse(siteContentDraftSchema, demoContent(hero));
  await strapi.service('api::site-content.site-content').save(content);
  const setting = parse(shopSettingDraftSchema, demoShopSetting);
  await strapi.service('api::shop-setting.shop-setting').save(setting);
}

async function fill(trx: Trx, shop: DemoShop, addresses: Map<string, string>, proofs: DrawnProof[]) {
  const seeded = await seedProducts(trx, shop.products, addresses, shop.openedAt);
  await seedStockMoves(trx, shop.moves, seeded);
  const orderIds = await seedOrders(trx, shop.orders, { products: shop.products, seeded }, proofs);
  await seedProofs(trx, proofs, orderIds);
  await seedViews(trx, shop.views, shop.products, seeded);
}

/**
 * Fills an empty database with the demo shop when SEED says so. Pictures come first and are found again by a second
 * try; everything else is one transaction that ends with the marker.
 */
export async function seedDemoShop(strapi: Core.Strapi, now = new Date()): Promise<void> {
  if (process.env.SEED !== 'demo' || !(await isEmpty(strapi))) return;
  const shop = demoShop(now);
  const pictures = picturesToDraw(demoProducts);
  const addresses = await keepPictures(pictures, (done) => {
    if (done % REPORT_EVERY === 0) strapi.log.info(`demo shop: ${done} of ${pictures.length} pictures drawn`);
  });
  const proofs = await drawProofs(shop.orders);
  await inTransaction(async (trx) => {
    await waitForOthers(trx);
    if (!(await isEmpty(strapi))) return;
    await seedTexts(strapi, addresses.get(HERO_PICTURE.key) ?? '');
    await fill(trx, shop, addresses, proofs);
    await strapi.store(MARKER).set({ value: { seededAt: now.toISOString() } });
  });
  strapi.log.info(`demo shop: ${shop.products.length} products and ${shop.orders.length} orders`);
}
