import type { Endpoint } from './http/endpoint';
import { accountEndpoints } from './account/account-endpoints';
import { staffEndpoints } from './account/staff-endpoints';
import { productEndpoints } from './product/product-endpoints';
import { priceChangeEndpoints } from './product/prices/price-change-endpoints';
import { orderEndpoints } from './order/order-endpoints';
import { clientEndpoints } from './client/client-endpoints';
import { couponEndpoints } from './coupon/coupon-endpoints';
import { openingEndpoints } from './opening/opening-endpoints';
import { onlinePaymentEndpoints } from './order/online-payment-endpoints';
import { mailEndpoints } from './mail/mail-endpoints';
import { policyEndpoints } from './policy/policy-endpoints';
import { reviewEndpoints } from './review/review-endpoints';
import { contentEndpoints } from './site-content/content-endpoints';
import { statsEndpoints } from './stats/stats-endpoints';
import { reportEndpoints } from './report/report-endpoints';
import { tillEndpoints } from './till/till-endpoints';
import { exchangeEndpoints } from './exchange/exchange-endpoints';
import { caseEndpoints } from './case/case-endpoints';
import { contactEndpoints } from './contact/contact-endpoints';
import { stockAlertEndpoints } from './stock-alert/stock-alert-endpoints';
import { operatingRuleEndpoints } from './shop/operating-rule-endpoints';
import { dataRequestEndpoints } from './privacy/data-request-endpoints';
import { serviceEndpoints } from './operations/service-endpoints';

/** Every API call: source of the server's routes, the typed clients and the OpenAPI document. */
export const endpoints = {
  ...accountEndpoints,
  ...staffEndpoints,
  ...priceChangeEndpoints,
  ...productEndpoints,
  ...exchangeEndpoints,
  ...orderEndpoints,
  ...clientEndpoints,
  ...couponEndpoints,
  ...onlinePaymentEndpoints,
  ...mailEndpoints,
  ...reviewEndpoints,
  ...contentEndpoints,
  ...policyEndpoints,
  ...statsEndpoints,
  ...reportEndpoints,
  ...tillEndpoints,
  ...caseEndpoints,
  ...contactEndpoints,
  ...stockAlertEndpoints,
  ...operatingRuleEndpoints,
  ...openingEndpoints,
  ...dataRequestEndpoints,
  ...serviceEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
