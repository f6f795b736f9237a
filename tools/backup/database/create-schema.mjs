import { cmsPackage, projectPath } from '../../launcher/project.mjs';

// Strapi creates its tables while it loads. Runs in its own process because Strapi reads process.env.
const { createStrapi } = cmsPackage('@strapi/strapi');
const strapi = await createStrapi({
  appDir: projectPath('cms'),
  distDir: projectPath('cms/dist'),
  serveAdminPanel: false,
}).load();
await strapi.destroy();
process.exit(0);
