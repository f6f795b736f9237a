import { z } from '../z';
import type { Endpoint } from '../endpoint';
import { success } from '../answers';
import { shopChangeSchema, shopSettingSchema } from '../shop-setting/shop-setting';
import { contentAnswerSchema, contentRevisionSchema, siteContentDraftSchema } from './site-content';

/** The store's texts and its own particulars. */
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
    answer: z.object({ status: success, revisions: z.array(contentRevisionSchema) }),
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
    // `sendsMail`: whether the shop can mail; nobody is promised a mail that cannot come.
    answer: z.object({ status: success, shop: shopSettingSchema, sendsMail: z.optional(z.boolean()) }),
  },
  updateShop: {
    method: 'PUT',
    path: '/shop',
    access: 'admin',
    summary: 'Cambiar los datos de la tienda',
    body: shopChangeSchema,
    answer: z.object({ status: success, shop: shopSettingSchema }),
  },
} as const satisfies Record<string, Endpoint>;
