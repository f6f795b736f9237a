// The shop's cms in one process with Strapi's own product controller beside it: same data, same database, same middlewares.
import { createRequire } from 'node:module';
import { place } from '../product/places.mjs';

const { createStrapi, factories } = createRequire(place('cms/package.json'))('@strapi/strapi');

const strapi = await createStrapi({ appDir: place('cms'), distDir: place('cms/dist') }).load();
const stock = factories.createCoreController('api::product.product')({ strapi });
const route = (path, action) =>
  strapi.server.router.get(path, async (context) => {
    context.body = await stock[action](context);
  });

route('/stock/products', 'find');
route('/stock/products/:id', 'findOne');
await strapi.start();
