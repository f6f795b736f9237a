import { cmsPackage, projectPath } from '../project.mjs';

// Strapi's own command would load the TypeScript compiler only to find the build, which costs memory and a second.
const { createStrapi } = cmsPackage('@strapi/strapi');
await createStrapi({ appDir: projectPath('cms'), distDir: projectPath('cms/dist') }).start();
