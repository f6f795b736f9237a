import type { Core } from '@strapi/strapi';

type Step = { name: string; run: (strapi: Core.Strapi) => Promise<void> | void };

/** What happens, in this order, before the first request is served. */
export const bootstrapSteps: Step[] = [];
