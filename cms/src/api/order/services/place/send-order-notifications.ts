import type { CheckoutContent, Order, ShopSetting } from '@shop/contract';
import { publicUrl } from '../../../../settings/environment';
import { sendMail, sendsMail } from '../../../../platform/mail';
import { confirmationMail, newOrderMail } from '../../domain/order-mail';

type Shop = { shop: ShopSetting; checkout: CheckoutContent };

/** Mails a confirmation to the shopper and a notice to the owner; `responseBody` is that of the order's call. */
export function sendOrderNotifications(responseBody: string, { shop, checkout }: Shop): void {
  if (!sendsMail()) return;
  const { order, linkToken } = JSON.parse(responseBody) as { order: Order; linkToken: string };
  const mail = { order, shop, checkout, linkToken, shopUrl: publicUrl() };
  sendMail(confirmationMail(mail));
  sendMail(newOrderMail(mail));
}
