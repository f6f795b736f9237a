import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { policyReferenceSchema } from '../policy/policy';
import { shopSettingSchema } from '../shop/shop-settings';
import { shopChangeSchema } from '../shop/shop-settings-draft';
import { editedContentSchema } from './content-variables';
import { contentAnswerSchema, contentRevisionSchema } from './site-content';

export const getContent = endpoint('getContent', {
  method: 'GET',
  path: '/content',
  access: 'public',
  failure: 'Error al obtener contenido del sitio',
  summary: 'All texts of the shop',
  answer: contentAnswerSchema,
});

export const updateContent = endpoint('updateContent', {
  method: 'PUT',
  path: '/content',
  access: 'admin',
  freshProof: 'bank data',
  failure: 'Error al actualizar contenido del sitio',
  summary:
    'Save texts as they are edited; what is absent stays, and a list that is sent replaces the stored one',
  body: editedContentSchema,
  answer: contentAnswerSchema,
});

export const getContentSource = endpoint('getContentSource', {
  method: 'GET',
  path: '/content/source',
  access: 'admin',
  summary: 'All texts as they are edited, and what their {variables} stand for',
  answer: z.extend(contentAnswerSchema, { variables: z.record(z.string(), z.string()) }),
});

export const listContentRevisions = endpoint('listContentRevisions', {
  method: 'GET',
  path: '/content/revisions',
  access: 'admin',
  summary: 'Saved versions of the texts',
  answer: successAnswer({ revisions: z.array(contentRevisionSchema) }),
});

export const getContentRevision = endpoint('getContentRevision', {
  method: 'GET',
  path: '/content/revisions/:id',
  access: 'admin',
  summary: 'One saved version of the texts',
  answer: contentAnswerSchema,
});

export const getShop = endpoint('getShop', {
  method: 'GET',
  path: '/shop',
  access: 'public',
  summary: 'Data of the shop',
  // `sendsMail`: the storefront promises mails only where the shop can send them. `policies`: those in force.
  answer: successAnswer({
    shop: shopSettingSchema,
    sendsMail: z.optional(z.boolean()),
    policies: z.optional(z.array(policyReferenceSchema)),
  }),
});

export const updateShop = endpoint('updateShop', {
  method: 'PUT',
  path: '/shop',
  access: 'admin',
  freshProof: 'e-mail, phones and tax data of the shop',
  summary: 'Change the data of the shop',
  body: shopChangeSchema,
  answer: successAnswer({ shop: shopSettingSchema }),
});
