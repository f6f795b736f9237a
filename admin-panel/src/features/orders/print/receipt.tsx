import { formatMoney, formatShipping } from '@shop/web-kit/format';
import { PaperHead, PaperPeople, type PaperProps, variantOf } from './paper-head.tsx';
import { texts } from './texts.ts';

const NotAnInvoice = () => (
  <div className="paper-legend">
    <span className="paper-letter">{texts.letter}</span>
    <strong>{texts.notAnInvoice}</strong>
  </div>
);

const Lines = ({ order }: Pick<PaperProps, 'order'>) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{texts.columns.quantity}</th>
        <th scope="col">{texts.columns.product}</th>
        <th scope="col">{texts.columns.variant}</th>
        <th scope="col" className="paper-figure">
          {texts.columns.price}
        </th>
        <th scope="col" className="paper-figure">
          {texts.columns.total}
        </th>
      </tr>
    </thead>
    <tbody>
      {order.items.map((item, index) => (
        <tr key={`${item.productId}${index}`}>
          <td>{item.quantity}</td>
          <td>{item.title}</td>
          <td>{variantOf(item)}</td>
          <td className="paper-figure">{formatMoney(item.price)}</td>
          <td className="paper-figure">{formatMoney(item.price * item.quantity)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The paper for the customer; it says plainly that it is no invoice. */
export const Receipt = ({ order, shop }: PaperProps) => (
  <article className="paper">
    <PaperHead order={order} shop={shop} title={texts.receipt} />
    <NotAnInvoice />
    <p className="paper-state">{order.status === 'paid' ? texts.paid : texts.pending}</p>
    <PaperPeople order={order} />
    <Lines order={order} />
    <dl className="paper-sums">
      <dt>{texts.subtotal}</dt>
      <dd>{formatMoney(order.subtotal)}</dd>
      <dt>{texts.shipping}</dt>
      <dd>{formatShipping(order.shippingCost)}</dd>
      {order.cashFee > 0 && (
        <>
          <dt>{texts.cashFee}</dt>
          <dd>{formatMoney(order.cashFee)}</dd>
        </>
      )}
      <dt className="paper-total">{texts.total}</dt>
      <dd className="paper-total">{formatMoney(order.total)}</dd>
    </dl>
    <p className="paper-foot">{texts.invoiceNote}</p>
  </article>
);
