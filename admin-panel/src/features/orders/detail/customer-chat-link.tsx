import { type AdminOrder, knownFulfillment, knownStatus, type Order, whatsappLink } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '#shared/shop-queries.ts';
import { buttonStyles, type ButtonProps } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '@shop/web-kit/icons';
import { texts } from './texts.ts';

type ChatOrder = Pick<Order, 'orderNumber' | 'status' | 'fulfillment' | 'deliveryMethod' | 'proofReason'> & {
  shippingInfo: Pick<Order['shippingInfo'], 'fullName' | 'phone'>;
};

const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

/** Returns the text about the goods; null while they are being prepared, or go nowhere. */
function goodsText({ status, fulfillment, deliveryMethod }: ChatOrder): string | null {
  if (status === 'cancelled' || status === 'refunded') return null;
  const step = knownFulfillment(fulfillment);
  if (step === 'to_prepare') return null;
  return step === 'ready' ? texts.chat.ready[deliveryMethod] : texts.chat[step];
}

const endingOf = (order: ChatOrder): string =>
  order.proofReason
    ? texts.chat.proofAgain(order.proofReason)
    : (goodsText(order) ?? texts.chat[knownStatus(order.status)]);

/** Returns the WhatsApp link to the customer with a text about the order's next step; null without a usable phone. */
export function customerChat(order: ChatOrder, brand: string): string | null {
  const { fullName, phone } = order.shippingInfo;
  const hello = texts.chat.hello(firstName(fullName), brand, order.orderNumber);
  return whatsappLink(phone, hello + endingOf(order));
}

type ChatLinkProps = Pick<ButtonProps, 'variant' | 'className'> & {
  order: AdminOrder;
  label: string;
};

export function ChatLink({ order, label, variant, className }: ChatLinkProps) {
  const shop = useQuery(shopQuery);
  const href = customerChat(order, shop.data?.brand ?? '');
  if (!href) return <p className="mt-2 text-sm text-muted">{texts.chat.unusable}</p>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={classNames(buttonStyles({ variant }), 'whitespace-normal', className)}
    >
      <Icon name="message-circle" className="size-4 shrink-0" />
      {label}
    </a>
  );
}
