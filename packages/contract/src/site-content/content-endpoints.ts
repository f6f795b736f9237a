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
    summary: 'All texts of the shop',
    answer: contentAnswerSchema,
  },
  updateContent: {
    method: 'PUT',
    path: '/content',
    access: 'admin',
    summary: 'Save all texts',
    body: siteContentDraftSchema,
    answer: contentAnswerSchema,
  },
  listContentRevisions: {
    method: 'GET',
    path: '/content/revisions',
    access: 'admin',
    summary: 'Saved versions of the texts',
    answer: z.object({ status: successStatus, revisions: z.array(contentRevisionSchema) }),
  },
  getContentRevision: {
    method: 'GET',
    path: '/content/revisions/:id',
    access: 'admin',
    summary: 'One saved version of the texts',
    answer: contentAnswerSchema,
  },
  getShop: {
    method: 'GET',
    path: '/shop',
    access: 'public',
    summary: 'Data of the shop',
    // `sendsMail`: the storefront promises mails only where the shop can send them.
    answer: z.object({ status: successStatus, shop: shopSettingSchema, sendsMail: z.optional(z.boolean()) }),
  },
  updateShop: {
    method: 'PUT',
    path: '/shop',
    access: 'admin',
    summary: 'Change the data of the shop',
    body: shopChangeSchema,
    answer: z.object({ status: successStatus, shop: shopSettingSchema }),
  },
} as const satisfies Record<string, Endpoint>;
