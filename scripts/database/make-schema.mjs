import { cmsPackage } from '../doctor/shop-code.mjs';
import { place } from '../product/places.mjs';

// Run as a process of its own: Strapi makes its tables at a start, and this is a start that serves nobody.
const { createStrapi } = cmsPackage('@strapi/strapi');
const strapi = await createStrapi({
  appDir: place('cms'),
  distDir: place('cms/dist'),
  serveAdminPanel: false,
}).load();
await strapi.destroy();
process.exit(0);
