import { createRequire } from 'node:module';
import { place } from '../../product/places.mjs';
import { storeOrders } from './order-rows.mjs';
import { makeOrders } from './orders.mjs';
import { postgresTables } from './postgres-tables.mjs';
import { makeProducts, storeCatalogue, storeProducts } from './products.mjs';
import { randomFrom } from './random.mjs';
import { sqliteTables } from './sqlite-tables.mjs';
import { storeViews } from './views.mjs';

const fromCms = (file) => createRequire(place('cms/package.json'))(place('cms/dist/src', file));

// The shop's own code, so that what is filled in is what the shop would have written.
const shopCode = () => ({
  ...fromCms('api/catalog/services/entries/write-entries.js'),
  ...fromCms('api/catalog/domain/product-view.js'),
  ...fromCms('api/order/services/order-search-keys.js'),
});

/** The tables of a shop, for filling and for looking into. */
export const tablesOf = ({ databaseUrl, databaseFile }) =>
  databaseUrl ? postgresTables(databaseUrl) : sqliteTables(databaseFile);

/** Fills an empty shop with products, a year of orders and a year of views; the same shop for the same seed. */
export async function fillShop(
  shop,
  { products: productCount, orders: orderCount = 0, views = 0, seed = 26 },
) {
  const { businessDay } = await import('@shop/contract');
  const calendar = { businessDay, now: Date.now() };
  const random = randomFrom(seed);
  const code = shopCode();
  const tables = await tablesOf(shop);
  await tables.begin();
  const products = makeProducts(productCount, random);
  const orders = makeOrders(orderCount, products, random, calendar);
  await storeProducts(tables.write, products);
  await storeCatalogue(tables.write, products, code);
  await storeOrders(tables.write, products, orders, code);
  if (views > 0) await storeViews(tables.write, views, products, calendar);
  await tables.finish();
  await tables.close();
  return products;
}
