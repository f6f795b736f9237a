import type { Core } from '@strapi/strapi';
import { bootstrapSteps } from './bootstrap/steps';

const application = {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    for (const step of bootstrapSteps) await step.run(strapi);
  },
};

export default application;
