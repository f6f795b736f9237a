import { isSettled } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { orderSums } from '../parts/order-sums.ts';
import { Paper, PaperCustomer, type PaperProps, PaperTable, variantOf } from './paper.tsx';
import { texts } from './texts.ts';

const columns = [
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
      <dt className={`${styles} ${isTotal ? 'text-black' : 'text-[#444]'}`}>{label}</dt>
      <dd className={`${styles} text-right tabular-nums`}>{value}</dd>
    </>
  );
};

/** Says, as the law requires, that it is not an invoice. */
export const Receipt = ({ order, shop }: PaperProps) => (
  <Paper order={order} shop={shop} title={texts.receipt}>
    <NotAnInvoice />
    <p className="inline-block border-[0.5mm] border-black px-[4mm] py-[1mm] font-bold tracking-[0.08em]">
      {isSettled(order) ? texts.paid : texts.pending}
    </p>
    <PaperCustomer order={order} />
    <PaperTable items={order.items} columns={columns} />
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
