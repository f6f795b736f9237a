// The shop's cms in one process with Strapi's own product controller beside it: same data, same database, same middlewares.
import { createRequire } from 'node:module';
import { place } from '../product/places.mjs';

const { createStrapi, factories } = createRequire(place('cms/package.json'))('@strapi/strapi');

const strapi = await createStrapi({ appDir: place('cms'), distDir: place('cms/dist') }).load();
const uid = 'api::product.product';
const stock = factories.createCoreController(uid)({ strapi });
// The shop's service has other verbs: the stock controller gets the ones it calls.
const service = factories.createCoreService(uid)({ strapi });
const verbs = { find: (query) => service.find(query), findOne: (id, query) => service.findOne(id, query) };
strapi.get('services').set(uid, Object.assign(strapi.service(uid) ?? {}, verbs));

const route = (path, action) =>
  strapi.server.router.get(path, async (context) => {
    context.body = await stock[action](context);
  });

route('/stock/products', 'find');
route('/stock/products/:id', 'findOne');
await strapi.start();
