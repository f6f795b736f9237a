import { PaperHead, PaperPeople, type PaperProps, variantOf } from './paper-head.tsx';
import { texts } from './texts.ts';

/** The paper for whoever packs: what goes in, with boxes to tick and no prices. */
export const PackingSlip = ({ order, shop }: PaperProps) => {
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const notes = [...new Set([order.shippingInfo.notes, order.notes].filter(Boolean))];
  return (
    <article className="paper">
      <PaperHead order={order} shop={shop} title={texts.packing} />
      <PaperPeople order={order} />
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.columns.packed}</th>
            <th scope="col">{texts.columns.quantity}</th>
            <th scope="col">{texts.columns.product}</th>
            <th scope="col">{texts.columns.variant}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, index) => (
            <tr key={`${item.productId}${index}`}>
              <td>
                <span className="paper-box" />
              </td>
              <td>{item.quantity}</td>
              <td>{item.title}</td>
              <td>{variantOf(item)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.units(units)}</p>
      {notes.length > 0 && (
        <section>
          <h2>{texts.notes}</h2>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </section>
      )}
      <p className="paper-sign">
        <span>{texts.packedBy}</span>
        <span>{texts.checkedBy}</span>
      </p>
    </article>
  );
};
