import { Paper, PaperCustomer, type PaperProps, PaperTable, variantOf } from './paper.tsx';
import { texts } from './texts.ts';

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

export const PackingSlip = ({ order, shop }: PaperProps) => {
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const notes = [...new Set([order.shippingInfo.notes, order.notes].filter(Boolean))];
  return (
    <Paper order={order} shop={shop} title={texts.packing}>
      <PaperCustomer order={order} />
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
