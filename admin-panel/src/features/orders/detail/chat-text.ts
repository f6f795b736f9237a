import { knownStatus, type Order, whatsappLink } from '@shop/contract';
import { texts } from './texts.ts';

type ChatOrder = Pick<Order, 'orderNumber' | 'status'> & {
  shippingInfo: Pick<Order['shippingInfo'], 'fullName' | 'phone'>;
};

const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

export function customerChat(order: ChatOrder, brand: string, ending?: string): string | null {
  const { fullName, phone } = order.shippingInfo;
  const hello = texts.chat.hello(firstName(fullName), brand, order.orderNumber);
  return whatsappLink(phone, hello + (ending ?? texts.chat[knownStatus(order.status)]));
}
