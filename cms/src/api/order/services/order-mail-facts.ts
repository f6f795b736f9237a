import { shopSetting, siteContent } from '../../../platform/services';
import { publicUrl } from '../../../settings/environment';
import type { OrderMail } from '../domain/order-mail';
import { asOrder, type OrderRecord } from '../domain/order-view';
import { createTrackingToken } from './track/tracking-token';

/** Returns what the mails of an order need: the order itself, the shop's texts, and the order's link. */
export async function orderMailFacts(order: OrderRecord): Promise<OrderMail> {
  const shop = await shopSetting().current();
  const { checkout } = await siteContent().current();
  const linkToken = createTrackingToken(order);
  return { order: asOrder(order), shop, checkout, linkToken, shopUrl: publicUrl() };
}
