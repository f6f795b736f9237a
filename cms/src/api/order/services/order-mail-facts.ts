import type { CheckoutContent, MessageTemplates, ShopSetting } from '@shop/contract';
import { mails } from '../../mail/services/mail';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { siteContent } from '../../site-content/services/site-content';
import { publicUrl } from '../../../settings/environment';
import type { OrderMail } from '../domain/order-mail';
import { asOrder, type OrderRecord } from '../domain/order-view';
import { createTrackingToken } from './track/tracking-token';

type ShopTexts = { shop: ShopSetting; checkout: CheckoutContent; templates: MessageTemplates };

export const currentTexts = async (): Promise<ShopTexts> => ({
  shop: await shopSetting.current(),
  checkout: (await siteContent.current()).checkout,
  templates: await mails.currentTemplates(),
});

/** Returns the facts that the messages of an order need: the order itself, the shop's texts, and the order's link. */
export const orderMailFacts = (
  order: OrderRecord,
  { shop, checkout, templates }: ShopTexts,
  linkToken = createTrackingToken(order),
): OrderMail => ({
  order: asOrder(order),
  shop,
  checkout,
  templates,
  linkToken,
  shopUrl: publicUrl(),
});
