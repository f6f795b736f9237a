import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { successStatus } from '../http/responses';
import { shopChangeSchema, shopSettingSchema } from '../shop/shop-settings';
import { contentAnswerSchema, contentRevisionSchema, siteContentDraftSchema } from './site-content';

export const contentEndpoints = {
  getContent: {
    method: 'GET',
    path: '/content',
    access: 'public',
    summary: 'Todos los textos de la tienda',
    answer: contentAnswerSchema,
  },
  updateContent: {
    method: 'PUT',
    path: '/content',
    access: 'admin',
    summary: 'Guardar todos los textos',
    body: siteContentDraftSchema,
    answer: contentAnswerSchema,
  },
  listContentRevisions: {
    method: 'GET',
    path: '/content/revisions',
    access: 'admin',
    summary: 'Versiones guardadas',
    answer: z.object({ status: successStatus, revisions: z.array(contentRevisionSchema) }),
  },
  getContentRevision: {
    method: 'GET',
    path: '/content/revisions/:id',
    access: 'admin',
    summary: 'Una versión guardada',
    answer: contentAnswerSchema,
  },
  getShop: {
    method: 'GET',
    path: '/shop',
    access: 'public',
    summary: 'Datos de la tienda',
    // `sendsMail`: the storefront promises mails only where the shop can send them.
    answer: z.object({ status: successStatus, shop: shopSettingSchema, sendsMail: z.optional(z.boolean()) }),
  },
  updateShop: {
    method: 'PUT',
    path: '/shop',
    access: 'admin',
    summary: 'Cambiar los datos de la tienda',
    body: shopChangeSchema,
    answer: z.object({ status: successStatus, shop: shopSettingSchema }),
  },
} as const satisfies Record<string, Endpoint>;
