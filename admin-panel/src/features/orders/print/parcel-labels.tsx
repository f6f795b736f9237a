import { type AdminOrder, mailNameOf, type ShopSetting } from '@shop/contract';
import { texts } from './texts.ts';

type LabelsProps = { orders: readonly AdminOrder[]; shop: ShopSetting | undefined };

/** Names the sender without a word of what the shop sells: the parcel is seen by others. */
const senderOf = (shop: ShopSetting | undefined): string =>
  shop ? [mailNameOf(shop), shop.address].filter(Boolean).join(' · ') : '';

const placeLines = ({ deliveryMethod, shippingInfo: { address, city, postalCode } }: AdminOrder): string[] =>
  deliveryMethod === 'pickup' ? [texts.pickup] : [address, [postalCode, city].filter(Boolean).join(' ')];

function Label({ order, shop }: { order: AdminOrder; shop: ShopSetting | undefined }) {
  const { fullName, phone } = order.shippingInfo;
  const by = order.deliveryMethod === 'home' ? order.carrier : '';
  return (
    <article className="parcel-label flex flex-col gap-[5mm] break-inside-avoid overflow-hidden p-[9mm]">
      <p className="border-b-[0.2mm] border-print-line pb-[2mm] text-[9pt]">
        <span className="text-print-label">{texts.sender}</span> {senderOf(shop)}
      </p>
      <div className="min-h-0 flex-1">
        <p className="text-[9pt] text-print-label">{texts.addressee}</p>
        <h1 className="text-[18pt] leading-tight font-bold break-words">{fullName}</h1>
        {placeLines(order)
          .filter(Boolean)
          .map((line) => (
            <p key={line} className="mt-[1.5mm] text-[14pt] leading-tight break-words">
              {line}
            </p>
          ))}
        {phone && <p className="mt-[3mm] text-[12pt]">{texts.phone(phone)}</p>}
      </div>
      <footer className="flex flex-wrap items-end justify-between gap-[3mm] border-t-[0.4mm] border-black pt-[3mm]">
        <p>
          <span className="block text-[9pt] text-print-label">{texts.number}</span>
          <strong className="text-[13pt] tabular-nums">{order.orderNumber}</strong>
        </p>
        {order.pickupCode && (
          <p className="text-right">
            <span className="block text-[9pt] text-print-label">{texts.code}</span>
            <strong className="text-[18pt] tracking-[0.08em]">{order.pickupCode}</strong>
          </p>
        )}
        {by && <p className="text-[11pt]">{texts.carriedBy(by)}</p>}
      </footer>
    </article>
  );
}

/** Prints one label to a page of size A6. */
export const ParcelLabels = ({ orders, shop }: LabelsProps) =>
  orders.map((order) => (
    <div key={order._id} className="label-page">
      <Label order={order} shop={shop} />
    </div>
  ));

const PER_SHEET = 4;

/** Prints four labels of size A6 to a page of size A4, to be cut apart. */
export const LabelSheets = ({ orders, shop }: LabelsProps) =>
  Array.from({ length: Math.ceil(orders.length / PER_SHEET) }, (_, page) => (
    <div key={page} className="label-sheet grid grid-cols-2">
      {orders.slice(page * PER_SHEET, (page + 1) * PER_SHEET).map((order) => (
        <div key={order._id} className="border-[0.2mm] border-dashed border-print-line">
          <Label order={order} shop={shop} />
        </div>
      ))}
    </div>
  ));
