import { type AdminOrder, type OrderItem, type ShopSetting } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { Fragment, type ReactNode } from 'react';
import { PaperHeader, SellerLines } from '#shared/print/paper-header.tsx';
import { texts } from './texts.ts';

export type PaperProps = { order: AdminOrder; shop: ShopSetting | undefined };

export const Paper = ({
  order,
  shop,
  title,
  children,
}: PaperProps & { title: string; children: ReactNode }) => (
  <article className="not-first:break-before-page">
    <PaperHeader shop={shop} title={title} seller={<SellerLines shop={shop} cuitLabel={texts.cuit} />}>
      <p>{`${texts.number}: ${order.orderNumber}`}</p>
      <p>{`${texts.date}: ${formatDateTime(order.createdAt)}`}</p>
    </PaperHeader>
    {children}
  </article>
);

const destination = ({ deliveryMethod, shippingInfo: { address, city, postalCode } }: AdminOrder): string =>
  deliveryMethod === 'pickup' ? texts.pickup : [address, city, postalCode].filter(Boolean).join(', ');

export const PaperCustomer = ({ order }: { order: AdminOrder }) => {
  const { fullName, phone } = order.shippingInfo;
  const facts = [
    [texts.customer, `${fullName} · ${phone}`],
    [texts.delivery, destination(order)],
    [texts.payment, texts.method[order.paymentMethod]],
  ] as const;
  return (
    <dl className="my-[5mm] grid grid-cols-[24mm_1fr]">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt className="text-[#444]">{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
};

export const variantOf = ({ size, color }: OrderItem): string => [size, color].filter(Boolean).join(' · ');

type PaperColumn = { label: string; numeric?: boolean; value: (item: OrderItem) => ReactNode };

const cellStyles = (numeric = false): string =>
  `border-b-[0.2mm] border-[#999] py-[1.6mm] ${numeric ? 'text-right tabular-nums' : 'pr-[2mm] text-left'}`;

export const PaperTable = ({ items, columns }: { items: OrderItem[]; columns: readonly PaperColumn[] }) => (
  <table className="mb-[4mm] w-full border-collapse">
    <thead>
      <tr>
        {columns.map(({ label, numeric }) => (
          <th key={label} scope="col" className={cellStyles(numeric)}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map((item, index) => (
        <tr key={`${item.productId}${index}`} className="break-inside-avoid">
          {columns.map(({ label, numeric, value }) => (
            <td key={label} className={cellStyles(numeric)}>
              {value(item)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
