import {
  type AdminOrder,
  GIFT,
  GIFT_MESSAGE,
  orderPromiseText,
  revokeOrderLinks,
  whatsappFault,
} from '@shop/contract';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { ActionButton, rowAction } from '#shared/resource/action-button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { LabeledValue } from '../parts/order-cells.tsx';
import { showOrder } from '../queries.ts';
import { ChatLink } from './customer-chat-link.tsx';
import { texts } from './texts.ts';

/** Says how often the client has bought; an order that is paid counts itself. */
function purchasesText({ status }: AdminOrder, { purchases }: { purchases: number }): string {
  const before = status === 'paid' ? purchases - 1 : purchases;
  return before > 0 ? texts.boughtTimes(purchases) : texts.firstPurchase;
}

const linkStyles = 'text-wine underline-offset-4 hover:underline';

const t = texts.revokeLinks;

/** Ends every link of an order that exists, after a question. */
const revocation = rowAction(revokeOrderLinks, ({ _id: id }: AdminOrder) => ({ params: { id } }), {
  label: () => t.button,
  text: t.button,
  className: 'mt-3',
  question: { title: t.title, text: t.text, confirmLabel: t.button },
  success: t.done,
  done: ({ order }, { client }) => showOrder(client, order),
  failed: t.failed,
});

export const CustomerPanel = ({ order }: { order: AdminOrder }) => (
  <SectionCard title={texts.customer}>
    <dl>
      <LabeledValue label={texts.name}>{order.shippingInfo.fullName}</LabeledValue>
      <LabeledValue label={texts.email}>
        <a className={linkStyles} href={`mailto:${order.shippingInfo.email}`}>
          {order.shippingInfo.email}
        </a>
      </LabeledValue>
      <LabeledValue label={texts.phone}>
        <a className={linkStyles} href={`tel:${order.shippingInfo.phone.replace(/[^\d+]/g, '')}`}>
          {order.shippingInfo.phone}
        </a>
      </LabeledValue>
      {order.client && (
        <LabeledValue label={texts.purchases}>
          <Link className={linkStyles} to={paths.client(order.client._id)}>
            {purchasesText(order, order.client)}
          </Link>
        </LabeledValue>
      )}
    </dl>
    <ChatLink order={order} label={texts.chat.button} className="mt-3 w-full" />
    {order.whatsappText && !whatsappFault(order.shippingInfo.phone) && (
      <p className="mt-2 text-sm break-words whitespace-pre-line text-muted">{order.whatsappText}</p>
    )}
    <ActionButton row={order} action={revocation} />
  </SectionCard>
);

export const AddressPanel = ({ order }: { order: AdminOrder }) => {
  const { address, city, postalCode } = order.shippingInfo;
  const promise = orderPromiseText(order);
  return (
    <SectionCard title={texts.address[order.deliveryMethod]}>
      {order.deliveryMethod === 'pickup' && <p className="mb-1 text-muted">{texts.address.pickupText}</p>}
      <dl>
        {(order.deliveryMethod === 'home' || address) && (
          <LabeledValue label={texts.address.street}>{address}</LabeledValue>
        )}
        {(order.deliveryMethod === 'home' || city) && (
          <LabeledValue label={texts.address.city}>{city}</LabeledValue>
        )}
        {postalCode && <LabeledValue label={texts.address.postalCode}>{postalCode}</LabeledValue>}
        {promise && <LabeledValue label={texts.address.promise}>{promise}</LabeledValue>}
      </dl>
    </SectionCard>
  );
};

export const CustomerNotesPanel = ({ order }: { order: AdminOrder }) => {
  const notes = [order.shippingInfo.notes, order.notes].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <SectionCard title={texts.customerNotes}>
      {[...new Set(notes)].map((note) => (
        <p key={note} className="break-words whitespace-pre-line">
          {note}
        </p>
      ))}
    </SectionCard>
  );
};

/** Tells staff what a gift needs; shows nothing for other orders. */
export const GiftPanel = ({ order: { isGift, giftMessage } }: { order: AdminOrder }) =>
  isGift && (
    <SectionCard title={GIFT}>
      <p>{texts.giftWork}</p>
      {giftMessage && (
        <>
          <h3 className="mt-3 text-sm text-muted">{GIFT_MESSAGE}</h3>
          <p className="font-medium break-words whitespace-pre-line">{giftMessage}</p>
        </>
      )}
    </SectionCard>
  );
