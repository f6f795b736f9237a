import type { CheckoutContent, Order, ShopSetting } from '@shop/contract';
import { publicUrl } from '../../../settings/environment';
import { sendMail, sendsMail } from '../../../platform/mail';
import { confirmationMail, newOrderMail } from '../domain/order-mail';

type Told = { shop: ShopSetting; checkout: CheckoutContent };

/** Mails what was bought to the shopper and the news to the owner; `answer` is what the order's call answered. */
export function tellOfOrder(answer: string, { shop, checkout }: Told): void {
  // Without a mail server nobody would get them: the order itself is in the back office.
  if (!sendsMail()) return;
  const { order, linkToken } = JSON.parse(answer) as { order: Order; linkToken: string };
  const mail = { order, shop, checkout, linkToken, shopUrl: publicUrl() };
  sendMail(confirmationMail(mail));
  sendMail(newOrderMail(mail));
}
