import type { Endpoint } from './endpoint';
import { accountEndpoints } from './account/account-endpoints';
import { productEndpoints } from './product/product-endpoints';
import { orderEndpoints } from './order/order-endpoints';
import { contentEndpoints } from './site-content/content-endpoints';
import { figuresEndpoints } from './stats/figures-endpoints';
import { contactEndpoints } from './contact/contact-endpoints';
import { serviceEndpoints } from './health/service-endpoints';

/** Every call of the system. The server routes them, the clients call them, the documents describe them. */
export const endpoints = {
  ...accountEndpoints,
  ...productEndpoints,
  ...orderEndpoints,
  ...contentEndpoints,
  ...figuresEndpoints,
  ...contactEndpoints,
  ...serviceEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
