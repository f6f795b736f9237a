import type { CheckoutContent, ShopSetting } from '@shop/contract';
import { shopSetting, siteContent } from '../../../platform/services';
import { publicUrl } from '../../../settings/environment';
import type { OrderMail } from '../domain/order-mail';
import { asOrder, type OrderRecord } from '../domain/order-view';
import { createTrackingToken } from './track/tracking-token';

export type ShopTexts = { shop: ShopSetting; checkout: CheckoutContent };

export const currentTexts = async (): Promise<ShopTexts> => ({
  shop: await shopSetting().current(),
  checkout: (await siteContent().current()).checkout,
});

/** Returns the facts that the mails of an order need: the order itself, the shop's texts, and the order's link. */
export const orderMailFacts = (order: OrderRecord, { shop, checkout }: ShopTexts): OrderMail => ({
  ...{ order: asOrder(order), shop, checkout },
  ...{ linkToken: createTrackingToken(order), shopUrl: publicUrl() },
});
