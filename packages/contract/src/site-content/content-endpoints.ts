import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { successStatus } from '../http/responses';
import { shopSettingSchema } from '../shop/shop-settings';
import { shopChangeSchema } from '../shop/shop-settings-draft';
import { getContent, getShop } from './read-endpoints';
import { contentAnswerSchema, contentRevisionSchema } from './site-content';
import { siteContentDraftSchema } from './site-content-draft';

export const contentEndpoints = {
  getContent,
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
  getShop,
  updateShop: {
    method: 'PUT',
    path: '/shop',
    access: 'admin',
    summary: 'Change the data of the shop',
    body: shopChangeSchema,
    answer: z.object({ status: successStatus, shop: shopSettingSchema }),
  },
} as const satisfies Record<string, Endpoint>;
