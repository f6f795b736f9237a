// The shop's cms in one process with Strapi's own product controller beside it: same data, same database, same middlewares.
const { createRequire } = require('node:module');
const path = require('node:path');

const appDir = path.resolve(__dirname, '../../cms');
const { createStrapi, factories } = createRequire(path.join(appDir, 'package.json'))('@strapi/strapi');

const answerOf = (handler) => async (ctx, next) => {
  ctx.body = await handler(ctx, next);
};

async function start() {
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  const stock = factories.createCoreController('api::product.product')({ strapi });
  strapi.server.router.get('/stock/products', answerOf(stock.find));
  strapi.server.router.get('/stock/products/:id', answerOf(stock.findOne));
  await strapi.start();
}

start().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
