// Runs the shop's cms with Strapi's stock product controller beside it: same process, data and middlewares.
import { cmsPackage, projectPath } from '../../launcher/project.mjs';

const { createStrapi, factories } = cmsPackage('@strapi/strapi');

const strapi = await createStrapi({ appDir: projectPath('cms'), distDir: projectPath('cms/dist') }).load();
const uid = 'api::product.product';
const stock = factories.createCoreController(uid)({ strapi });
// The stock controller calls find and findOne, which the shop's service does not have.
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
