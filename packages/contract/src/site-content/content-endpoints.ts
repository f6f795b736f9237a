import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { shopSettingSchema } from '../shop/shop-settings';
import { shopChangeSchema } from '../shop/shop-settings-draft';
import { getContent, getShop } from './read-endpoints';
import { contentAnswerSchema, contentRevisionSchema } from './site-content';
import { editedContentSchema } from './content-variables';

export const contentEndpoints = {
  getContent,
  updateContent: {
    method: 'PUT',
    path: '/content',
    access: 'admin',
    summary:
      'Save texts as they are edited; what is absent stays, and a list that is sent replaces the stored one',
    body: editedContentSchema,
    answer: contentAnswerSchema,
  },
  getContentSource: {
    method: 'GET',
    path: '/content/source',
    access: 'admin',
    summary: 'All texts as they are edited, and what their {variables} stand for',
    answer: z.extend(contentAnswerSchema, { variables: z.record(z.string(), z.string()) }),
  },
  listContentRevisions: {
    method: 'GET',
    path: '/content/revisions',
    access: 'admin',
    summary: 'Saved versions of the texts',
    answer: successAnswer({ revisions: z.array(contentRevisionSchema) }),
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
    answer: successAnswer({ shop: shopSettingSchema }),
  },
} as const satisfies Record<string, Endpoint>;
