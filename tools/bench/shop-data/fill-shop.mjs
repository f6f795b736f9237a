import { cmsModule } from '../../launcher/project.mjs';
import { generateOrders } from './order-history.mjs';
import { storeOrders } from './order-rows.mjs';
import { postgresWriter } from './postgres-writer.mjs';
import { generateProducts, storeCatalog, storeProducts } from './product-rows.mjs';
import { sqliteWriter } from './sqlite-writer.mjs';

const SEED = 26;

// The shop's own code, so that the rows are what the shop would have written.
const shopCode = () => ({
  ...cmsModule('src/api/catalog/services/entries/write-entries.js'),
  ...cmsModule('src/api/catalog/domain/product-view.js'),
  ...cmsModule('src/api/order/services/order-search-keys.js'),
});

export const openTables = ({ databaseUrl, databaseFile }) =>
  databaseUrl ? postgresWriter(databaseUrl) : sqliteWriter(databaseFile);

/** Fills an empty shop with products and a year of orders, the same each time. */
export async function fillShop(shop, { products: productCount, orders: orderCount = 0 }) {
  const { businessDay } = await import('@shop/contract');
  const random = cmsModule('src/demo-shop/random.js').seededRandom(SEED);
  const code = shopCode();
  const tables = await openTables(shop);
  await tables.begin();
  const products = generateProducts(productCount, random);
  const orders = generateOrders(orderCount, products, random, businessDay);
  await storeProducts(tables.write, products);
  await storeCatalog(tables.write, products, code);
  await storeOrders(tables.write, products, orders, code);
  await tables.finish();
  await tables.close();
  return products;
}
