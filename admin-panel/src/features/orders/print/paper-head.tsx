import { type AdminOrder, type ShopSetting } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { texts } from './texts.ts';

type PaperProps = { order: AdminOrder; shop: ShopSetting | undefined };
export type { PaperProps };

const shopLines = (shop: ShopSetting): string[] =>
  [shop.legalName, shop.address, shop.cuit && `${texts.cuit}: ${shop.cuit}`, shop.phone, shop.email].filter(
    Boolean,
  );

/** Who sells, and which order this is. */
export const PaperHead = ({ order, shop, title }: PaperProps & { title: string }) => (
  <header className="paper-head">
    <div>
      <p className="paper-brand">{shop?.brand}</p>
      {shop && shopLines(shop).map((line) => <p key={line}>{line}</p>)}
    </div>
    <div className="paper-number">
      <h1>{title}</h1>
      <p>{`${texts.number}: ${order.orderNumber}`}</p>
      <p>{`${texts.date}: ${formatDateTime(order.createdAt)}`}</p>
    </div>
  </header>
);

const whereTo = ({ deliveryMethod, shippingInfo: { address, city, postalCode } }: AdminOrder): string =>
  deliveryMethod === 'pickup' ? texts.pickup : [address, city, postalCode].filter(Boolean).join(', ');

/** Who bought, where it goes and how it is paid. */
export const PaperPeople = ({ order }: { order: AdminOrder }) => (
  <dl className="paper-people">
    <dt>{texts.customer}</dt>
    <dd>{[order.shippingInfo.fullName, order.shippingInfo.phone].join(' · ')}</dd>
    <dt>{texts.delivery}</dt>
    <dd>{whereTo(order)}</dd>
    <dt>{texts.payment}</dt>
    <dd>{order.paymentMethod === 'cash' ? texts.cash : texts.transfer}</dd>
  </dl>
);

export const variantOf = ({ size, color }: AdminOrder['items'][number]): string =>
  [size, color].filter(Boolean).join(' · ');
