// The shop's cms in one process with Strapi's own product controller beside it: same data, same database, same middlewares.
import { createRequire } from 'node:module';
import { place } from '../product/places.mjs';

const { createStrapi, factories } = createRequire(place('cms/package.json'))('@strapi/strapi');

const answerOf = (handler) => async (context, next) => {
  context.body = await handler(context, next);
};

const strapi = await createStrapi({ appDir: place('cms'), distDir: place('cms/dist') }).load();
const stock = factories.createCoreController('api::product.product')({ strapi });
strapi.server.router.get('/stock/products', answerOf(stock.find));
strapi.server.router.get('/stock/products/:id', answerOf(stock.findOne));
await strapi.start();
