import { type AdminOrder, type DeliveryMethod, type OrderEditInput } from '@shop/contract';
import { type SaleClient, type SaleLine } from '../sale/sale.ts';

export type EditLine = SaleLine & { lineId?: number };

export type TypedOrder = {
  lines: readonly EditLine[];
  delivery: DeliveryMethod;
  /** Null as long as nobody typed another one: then the server decides. */
  shippingCost: number | null;
  agreedDiscount: number;
  reason: string;
  client: SaleClient;
  notify: boolean;
  /** Says whether a coupon whose minimum is missed stays; undefined until staff decide. */
  coupon?: OrderEditInput['coupon'];
};

// The server knows the stock; the form only keeps the number from growing without end.
const MOST = 99;

const lineOf = (item: AdminOrder['items'][number]): EditLine => ({
  key: `line ${item.lineId}`,
  linkId: null,
  lineId: item.lineId,
  productId: item.productId,
  title: item.title,
  image: item.image,
  size: item.size,
  color: item.color,
  stock: MOST,
  listPrice: item.price,
  price: item.price,
  quantity: item.quantity,
});

/** Returns the form of an order as it is now. */
export function draftOf(order: AdminOrder): TypedOrder {
  const { fullName, email, phone, address, city } = order.shippingInfo;
  return {
    lines: order.items.map(lineOf),
    delivery: order.deliveryMethod,
    shippingCost: order.wantsShipping ? order.shippingCost : null,
    agreedDiscount: order.agreedDiscount,
    reason: '',
    // A pickup stores the address of the meeting point.
    client: { fullName, email, phone, city, address: order.wantsShipping ? address : '' },
    notify: true,
  };
}

// The postal code has no field of its own, so it goes with the address that it came with.
const clientBody = (order: AdminOrder, { client }: TypedOrder): OrderEditInput['client'] => ({
  ...client,
  postalCode: client.address === draftOf(order).client.address ? order.shippingInfo.postalCode : '',
});

/** Returns the body of the edit; a line that the order has no longer is a new one. */
export const editBody = (order: AdminOrder, draft: TypedOrder): OrderEditInput => ({
  items: draft.lines.map(({ lineId, productId, size, color, quantity, price }) => ({
    ...(order.items.some((item) => item.lineId === lineId) && { lineId }),
    productId,
    size,
    color,
    quantity,
    price,
  })),
  deliveryMethod: draft.delivery,
  ...(draft.delivery === 'home' && draft.shippingCost !== null && { shippingCost: draft.shippingCost }),
  agreedDiscount: draft.agreedDiscount,
  reason: draft.reason,
  coupon: draft.coupon,
  client: clientBody(order, draft),
  expectedUpdatedAt: order.updatedAt,
  notify: draft.notify && draft.client.email !== '',
});

/** Returns the body of a preview: the reason and the client change no sum, and may be half typed. */
export const previewBody = (order: AdminOrder, draft: TypedOrder): OrderEditInput => {
  const { client: _, ...body } = editBody(order, draft);
  return { ...body, reason: '-' };
};

/** Returns whether two drafts say the same, however they were typed. */
export const isSameDraft = (one: TypedOrder, other: TypedOrder): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns whether an order can be edited: until it is delivered, unless it was cancelled or refunded. */
export const isEditable = ({ status, fulfillment, stockHeld }: AdminOrder): boolean =>
  status !== 'cancelled' && status !== 'refunded' && fulfillment !== 'delivered' && stockHeld;
