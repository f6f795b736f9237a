import { cmsModule } from '../../product/project.mjs';
import { generateOrders } from './order-history.mjs';
import { storeOrders } from './order-rows.mjs';
import { postgresTables } from './postgres-tables.mjs';
import { generateProducts, storeCatalog, storeProducts } from './product-rows.mjs';
import { sqliteTables } from './sqlite-tables.mjs';
import { storeViews } from './view-rows.mjs';

// The shop's own code, so that the rows are what the shop would have written.
const shopCode = () => ({
  ...cmsModule('src/api/catalog/services/entries/write-entries.js'),
  ...cmsModule('src/api/catalog/domain/product-view.js'),
  ...cmsModule('src/api/order/services/order-search-keys.js'),
});

export const openTables = ({ databaseUrl, databaseFile }) =>
  databaseUrl ? postgresTables(databaseUrl) : sqliteTables(databaseFile);

/** Fills an empty shop with products and a year of orders and views; the same seed gives the same shop. */
export async function fillShop(
  shop,
  { products: productCount, orders: orderCount = 0, recentOrders, clients, views = 0, seed = 26 },
) {
  const { businessDay } = await import('@shop/contract');
  const calendar = { businessDay, now: Date.now() };
  const random = cmsModule('src/demo-shop/random.js').seededRandom(seed);
  const code = shopCode();
  const tables = await openTables(shop);
  await tables.begin();
  const products = generateProducts(productCount, random);
  const orders = generateOrders(orderCount, products, random, { ...calendar, recent: recentOrders, clients });
  await storeProducts(tables.write, products);
  await storeCatalog(tables.write, products, code);
  await storeOrders(tables.write, products, orders, code);
  if (views > 0) await storeViews(tables.write, views, products, calendar);
  await tables.finish();
  await tables.close();
  return products;
}
