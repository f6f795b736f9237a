import { type AdminOrder, fulfillmentLabel, GIFT, type OrderItem, type ShopSetting } from '@shop/contract';
import { serverNow } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { type ReactNode } from 'react';
import { texts } from './texts.ts';

type UnitsToPack = Pick<OrderItem, 'title' | 'size' | 'color' | 'image' | 'quantity'> & {
  key: string;
  /** Ends of the order numbers, with the units of each. */
  orders: { number: string; quantity: number }[];
};

/** Adds up the units of several orders per product, size and colour, sorted as they lie on the shelves. */
export function unitsToPack(orders: readonly Pick<AdminOrder, 'orderNumber' | 'items'>[]): UnitsToPack[] {
  const units = new Map<string, UnitsToPack>();
  for (const { orderNumber, items } of orders) {
    for (const { productId, title, size, color, image, quantity } of items) {
      const key = [productId, size, color].join('/');
      const known = units.get(key) ?? { key, title, size, color, image, quantity: 0, orders: [] };
      known.quantity += quantity;
      known.orders.push({ number: orderNumber, quantity });
      units.set(key, known);
    }
  }
  const nameOf = ({ title, color, size }: UnitsToPack) => [title, color, size].join(' ');
  return [...units.values()].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'es-AR', { numeric: true }));
}

type PackingListProps = { orders: readonly AdminOrder[]; shop: ShopSetting | undefined };

const cell = 'border-b-[0.2mm] border-print-line py-[1.6mm] pr-[2mm] text-left align-top';
const Box = () => <span className="inline-block size-[5mm] border-[0.3mm] border-black" />;

const ListTable = ({ heads, children }: { heads: readonly string[]; children: ReactNode }) => (
  <table className="mb-[6mm] w-full border-collapse">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col" className={cell}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

const ordersText = ({ orders }: UnitsToPack): string =>
  orders.map(({ number, quantity }) => (quantity > 1 ? `${number} (${quantity})` : number)).join(', ');

const UnitRow = ({ units }: { units: UnitsToPack }) => (
  <tr className="break-inside-avoid">
    <td className={cell}>
      <Box />
    </td>
    <td className={`${cell} font-bold tabular-nums`}>{units.quantity}</td>
    <td className={cell}>{units.title}</td>
    <td className={cell}>{[units.size, units.color].filter(Boolean).join(' · ')}</td>
    <td className={cell}>{ordersText(units)}</td>
  </tr>
);

const OrderRow = ({ order }: { order: AdminOrder }) => {
  const { address, city } = order.shippingInfo;
  const place = order.wantsShipping ? [address, city].filter(Boolean).join(', ') : texts.pickup;
  return (
    <tr className="break-inside-avoid">
      <td className={cell}>
        <Box />
      </td>
      <td className={`${cell} whitespace-nowrap`}>{order.orderNumber}</td>
      <td className={cell}>
        {order.shippingInfo.fullName}
        {order.isGift && <strong className="block">{GIFT}</strong>}
      </td>
      <td className={cell}>{place}</td>
      <td className={cell}>{fulfillmentLabel(order.fulfillment, order.deliveryMethod)}</td>
    </tr>
  );
};

/** One paper for the whole table: what to fetch from the shelves, and into which parcels it goes. */
export const PackingList = ({ orders, shop }: PackingListProps) => {
  const units = unitsToPack(orders);
  const { packed, quantity, product, variant } = texts.columns;
  return (
    <article>
      <header className="mb-[5mm] flex justify-between gap-[10mm] border-b-[0.4mm] border-black pb-[4mm]">
        <h1 className="text-[15pt] font-bold">{texts.day}</h1>
        <p className="text-right">{[shop?.brand, formatDateTime(serverNow())].filter(Boolean).join(' · ')}</p>
      </header>
      <ListTable heads={[packed, quantity, product, variant, texts.columns.orders]}>
        {units.map((one) => (
          <UnitRow key={one.key} units={one} />
        ))}
      </ListTable>
      <p className="mb-[6mm]">{texts.units(units.reduce((sum, one) => sum + one.quantity, 0))}</p>
      <ListTable heads={[packed, texts.number, texts.customer, texts.delivery, texts.columns.step]}>
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </ListTable>
    </article>
  );
};
