import {
  type AdminOrder,
  GIFT,
  GIFT_MESSAGE,
  isSettled,
  type OrderItem,
  type ShopSetting,
} from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { type ComponentProps, type ComponentType, Fragment, type ReactNode } from 'react';
import { useWayName } from '#shared/payment-ways.ts';
import { PaperHeader, SellerLines } from '#shared/print/paper-header.tsx';
import { PrintSheet } from '#shared/print/print-sheet.tsx';
import { orderSums } from '../parts/order-sums.ts';
import { PackingList } from './packing-list.tsx';
import { LabelSheets, ParcelLabels } from './parcel-labels.tsx';
import { texts } from './texts.ts';

type PaperProps = { order: AdminOrder; shop: ShopSetting | undefined };

const Paper = ({ order, shop, title, children }: PaperProps & { title: string; children: ReactNode }) => (
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

const PaperCustomer = ({ order, hidesPayment }: { order: AdminOrder; hidesPayment?: boolean }) => {
  const { fullName, phone } = order.shippingInfo;
  const nameOf = useWayName();
  const payment = order.paymentWay ? nameOf(order.paymentWay) : texts.method[order.paymentMethod];
  const facts = [
    [texts.customer, `${fullName} · ${phone}`],
    [texts.delivery, destination(order)],
    ...(hidesPayment ? [] : [[texts.payment, payment] as const]),
  ] as const;
  return (
    <dl className="my-[5mm] grid grid-cols-[24mm_1fr]">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt className="text-print-label">{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
};

const variantOf = ({ size, color }: OrderItem): string => [size, color].filter(Boolean).join(' · ');

type PaperColumn = { label: string; numeric?: boolean; value: (item: OrderItem) => ReactNode };

const cellStyles = (numeric = false): string =>
  `border-b-[0.2mm] border-print-line py-[1.6mm] ${numeric ? 'text-right tabular-nums' : 'pr-[2mm] text-left'}`;

const PaperTable = ({ items, columns }: { items: OrderItem[]; columns: readonly PaperColumn[] }) => (
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

const receiptColumns = [
  { label: texts.columns.quantity, value: ({ quantity }) => quantity },
  { label: texts.columns.product, value: ({ title }) => title },
  { label: texts.columns.variant, value: variantOf },
  { label: texts.columns.price, numeric: true, value: ({ price }) => formatMoney(price) },
  {
    label: texts.columns.total,
    numeric: true,
    value: ({ price, quantity }) => formatMoney(price * quantity),
  },
] satisfies Parameters<typeof PaperTable>[0]['columns'];

const NotAnInvoice = () => (
  <div className="my-[4mm] flex items-center gap-[4mm] text-[13pt]">
    <span className="grid size-[12mm] place-items-center border-[0.4mm] border-black text-[18pt] font-bold">
      {texts.letter}
    </span>
    <strong>{texts.notAnInvoice}</strong>
  </div>
);

type SumProps = { label: string; value: string; isTotal?: boolean };

const Sum = ({ label, value, isTotal = false }: SumProps) => {
  const styles = isTotal ? 'border-t-[0.4mm] border-black pt-[1mm] text-[13pt] font-bold' : '';
  return (
    <>
      <dt className={`${styles} ${isTotal ? 'text-black' : 'text-print-label'}`}>{label}</dt>
      <dd className={`${styles} text-right tabular-nums`}>{value}</dd>
    </>
  );
};

/** Says, as the law requires, that it is not an invoice. */
const Receipt = ({ order, shop }: PaperProps) => (
  <Paper order={order} shop={shop} title={texts.receipt}>
    <NotAnInvoice />
    <p className="inline-block border-[0.5mm] border-black px-[4mm] py-[1mm] font-bold tracking-[0.08em]">
      {isSettled(order) ? texts.paid : texts.pending}
    </p>
    <PaperCustomer order={order} />
    <PaperTable items={order.items} columns={receiptColumns} />
    <dl className="ml-auto grid w-[75mm] grid-cols-[1fr_auto] gap-x-[8mm] gap-y-[0.5mm]">
      {orderSums(order).map((sum) => (
        <Sum key={sum.label} {...sum} />
      ))}
      <Sum label={texts.total} value={formatMoney(order.total)} isTotal />
    </dl>
    <p className="mt-[8mm] text-[9pt]">{texts.invoiceNote}</p>
    <p className="text-[9pt] font-bold">{texts.withdrawal}</p>
  </Paper>
);

const columns = [
  {
    label: texts.columns.packed,
    value: () => <span className="inline-block size-[5mm] border-[0.3mm] border-black" />,
  },
  { label: texts.columns.quantity, value: ({ quantity }) => quantity },
  {
    label: texts.columns.picture,
    value: ({ image }) => image && <img src={image} alt="" className="h-[15mm] w-[12mm] object-cover" />,
  },
  { label: texts.columns.product, value: ({ title }) => title },
  { label: texts.columns.variant, value: variantOf },
] satisfies Parameters<typeof PaperTable>[0]['columns'];

const Signature = ({ label }: { label: string }) => (
  <span className="flex-1 border-t-[0.3mm] border-black pt-[1mm]">{label}</span>
);

/** Shows what a gift needs and the message of its card. */
const GiftCard = ({ order: { isGift, giftMessage } }: { order: AdminOrder }) =>
  isGift && (
    <section className="my-[5mm] break-inside-avoid border-[0.4mm] border-black p-[4mm]">
      <h2 className="font-bold">{`${GIFT}: ${texts.giftWork}`}</h2>
      {giftMessage && (
        <>
          <p className="mt-[2mm] text-print-label">{GIFT_MESSAGE}</p>
          <p className="text-[13pt] break-words whitespace-pre-line">{giftMessage}</p>
        </>
      )}
    </section>
  );

const PackingSlip = ({ order, shop }: PaperProps) => {
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const notes = [...new Set([order.shippingInfo.notes, order.notes].filter(Boolean))];
  return (
    <Paper order={order} shop={shop} title={texts.packing}>
      <PaperCustomer order={order} hidesPayment={order.isGift} />
      <GiftCard order={order} />
      <PaperTable items={order.items} columns={columns} />
      <p>{texts.units(units)}</p>
      {notes.length > 0 && (
        <section>
          <h2 className="mt-[5mm] font-bold">{texts.notes}</h2>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </section>
      )}
      <p className="mt-[20mm] flex gap-[12mm]">
        <Signature label={texts.packedBy} />
        <Signature label={texts.checkedBy} />
      </p>
    </Paper>
  );
};

/** A receipt, a packing slip or a label per order, labels four to a sheet, or one list of all units. */
export type PaperKind = 'receipt' | 'packing' | 'label' | 'labels' | 'day';

// Papers of several orders together; the others have a page per order.
const SHEETS: Partial<Record<PaperKind, ComponentType<ComponentProps<typeof PackingList>>>> = {
  day: PackingList,
  label: ParcelLabels,
  labels: LabelSheets,
};

type PapersProps = { kind: PaperKind; orders: readonly AdminOrder[] };

function Pages({ kind, orders, shop }: PapersProps & { shop: ShopSetting | undefined }) {
  const Sheet = SHEETS[kind];
  if (Sheet) return <Sheet orders={orders} shop={shop} />;
  const Page = kind === 'receipt' ? Receipt : PackingSlip;
  return orders.map((order) => <Page key={order._id} order={order} shop={shop} />);
}

/** Prints papers of orders. */
export const OrderPapers = ({ onPrinted, ...papers }: PapersProps & { onPrinted: () => void }) => (
  <PrintSheet onPrinted={onPrinted}>{(shop) => <Pages {...papers} shop={shop} />}</PrintSheet>
);
