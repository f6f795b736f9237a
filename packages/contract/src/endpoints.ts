import type { Endpoint } from './http/endpoint';
import * as accountEndpoints from './account/account-endpoints';
import * as securityEndpoints from './account/security-endpoints';
import * as staffEndpoints from './account/staff-endpoints';
import * as caseEndpoints from './case/case-endpoints';
import * as clientEndpoints from './client/client-endpoints';
import * as contactEndpoints from './contact/contact-endpoints';
import * as couponEndpoints from './coupon/coupon-endpoints';
import * as exchangeEndpoints from './exchange/exchange-endpoints';
import { listFailedMails } from './mail/failed-mails-endpoint';
import * as mailEndpoints from './mail/mail-endpoints';
import * as openingEndpoints from './opening/opening-endpoints';
import * as serviceEndpoints from './operations/service-endpoints';
import * as buyerOrderEndpoints from './order/buyer-order-endpoints';
import * as onlinePaymentEndpoints from './order/online-payment-endpoints';
import * as orderEndpoints from './order/order-endpoints';
import * as policyEndpoints from './policy/policy-endpoints';
import * as dataRequestEndpoints from './privacy/data-request-endpoints';
import * as priceChangeEndpoints from './product/prices/price-change-endpoints';
import * as productEndpoints from './product/product-endpoints';
import * as reportEndpoints from './report/report-endpoints';
import * as reviewEndpoints from './review/review-endpoints';
import * as counterSettingsEndpoints from './shop/counter-settings-endpoints';
import * as operatingRuleEndpoints from './shop/operating-rule-endpoints';
import * as contentEndpoints from './site-content/content-endpoints';
import { readShowcase } from './site-content/showcase-endpoints';
import * as statsEndpoints from './stats/stats-endpoints';
import * as stockAlertEndpoints from './stock-alert/stock-alert-endpoints';
import * as tillEndpoints from './till/till-endpoints';

const unordered = {
  ...accountEndpoints,
  ...securityEndpoints,
  ...staffEndpoints,
  ...priceChangeEndpoints,
  ...productEndpoints,
  ...exchangeEndpoints,
  ...buyerOrderEndpoints,
  ...orderEndpoints,
  ...clientEndpoints,
  ...couponEndpoints,
  ...onlinePaymentEndpoints,
  ...mailEndpoints,
  listFailedMails,
  ...reviewEndpoints,
  ...contentEndpoints,
  readShowcase,
  ...policyEndpoints,
  ...statsEndpoints,
  ...reportEndpoints,
  ...tillEndpoints,
  ...caseEndpoints,
  ...contactEndpoints,
  ...stockAlertEndpoints,
  ...counterSettingsEndpoints,
  ...operatingRuleEndpoints,
  ...openingEndpoints,
  ...dataRequestEndpoints,
  ...serviceEndpoints,
} as const satisfies Record<string, Endpoint>;

// '~' sorts after all that a path may hold: '/products/count' stands before '/products/:id', which would match it.
const sortKey = ({ path, method }: Endpoint): string => `${path.replaceAll(':', '~')} ${method}`;

/** Every API call by its name: source of the server's routes and the OpenAPI document. Browsers import single endpoints. */
export const endpoints = Object.fromEntries(
  Object.entries<Endpoint>(unordered).sort(([, a], [, b]) => (sortKey(a) < sortKey(b) ? -1 : 1)),
) as typeof unordered;

export type EndpointName = keyof typeof endpoints;
