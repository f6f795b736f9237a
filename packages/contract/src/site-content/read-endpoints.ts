import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { policyReferenceSchema } from '../policy/policy';
import { shopSettingSchema } from '../shop/shop-settings';
import { contentAnswerSchema } from './site-content';

// Shop and back office load these with their first screen.
export const getContent = {
  method: 'GET',
  path: '/content',
  access: 'public',
  summary: 'All texts of the shop',
  answer: contentAnswerSchema,
} as const satisfies Endpoint;

export const getShop = {
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
} as const satisfies Endpoint;
