import type { Core } from '@strapi/strapi';
import { guardContent } from './api/site-content/services/content-guard';
import { guardSetting } from './api/shop-setting/services/shop-setting';
import { bootstrapSteps } from './bootstrap/steps';
import { checkSecrets } from './bootstrap/check-secrets';

const application = {
  register({ strapi }: { strapi: Core.Strapi }) {
    checkSecrets();
    guardContent(strapi);
    guardSetting(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    for (const step of bootstrapSteps) await step.run(strapi);
  },
};

export default application;
