import type { Core } from '@strapi/strapi';
import { bootstrapSteps } from './bootstrap/steps';
import { checkSecrets } from './bootstrap/check-secrets';

const application = {
  register() {
    checkSecrets();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    for (const step of bootstrapSteps) await step.run(strapi);
  },
};

export default application;
