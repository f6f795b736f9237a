import { type AdminOrder, GIFT, GIFT_MESSAGE, orderPromiseText, SMALL_SCREEN_PX } from '@shop/contract';
import { Link } from 'react-router-dom';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { paths } from '#shared/paths.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { LabeledValue } from '../parts/order-cells.tsx';
import { ChatLink } from './customer-chat-link.tsx';
import { texts } from './texts.ts';

/** Says how often the client has bought; an order that is paid counts itself. */
function purchasesText({ status }: AdminOrder, { purchases }: { purchases: number }): string {
  const before = status === 'paid' ? purchases - 1 : purchases;
  return before > 0 ? texts.boughtTimes(purchases) : texts.firstPurchase;
}

const linkStyles = 'text-wine underline-offset-4 hover:underline';

/** Shows where the order goes, and until when. */
export const Address = ({ order }: { order: AdminOrder }) => {
  const { address, city, postalCode } = order.shippingInfo;
  const promise = orderPromiseText(order);
  return (
    <dl>
      <LabeledValue label={texts.address[order.deliveryMethod]}>
        {[address, city, postalCode].filter(Boolean).join(', ')}
      </LabeledValue>
      {promise && <LabeledValue label={texts.address.promise}>{promise}</LabeledValue>}
    </dl>
  );
};

const notesOf = ({ shippingInfo, notes }: AdminOrder): string[] =>
  [...new Set([shippingInfo.notes, notes])].filter((note) => note !== '');

/** Shows who bought, what she asks for, and how she is reached. */
export const CustomerPanel = ({ order }: { order: AdminOrder }) => (
  <SectionCard title={texts.customer}>
    <dl>
      {notesOf(order).map((note) => (
        <LabeledValue key={note} label={texts.customerNotes}>
          <span className="whitespace-pre-line">{note}</span>
        </LabeledValue>
      ))}
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
    <ChatLink order={order} label={texts.chat.button} className="mt-2 w-full sm:mt-3" />
  </SectionCard>
);

/** Tells staff what a gift needs, on a phone behind one line; shows nothing for other orders. */
export function GiftPanel({ order: { isGift, giftMessage } }: { order: AdminOrder }) {
  const isPhone = useIsNarrowerThan(SMALL_SCREEN_PX);
  if (!isGift) return null;
  return (
    <Folded
      isSection
      title={GIFT}
      summary={giftMessage ? texts.giftWithMessage : texts.giftInShort}
      isOpen={!isPhone}
    >
      <p>{texts.giftWork}</p>
      {giftMessage && (
        <div>
          <h3 className="text-sm text-muted">{GIFT_MESSAGE}</h3>
          <p className="font-medium break-words whitespace-pre-line">{giftMessage}</p>
        </div>
      )}
    </Folded>
  );
}
