import {
  adminOrderSchema,
  awaitsPickup,
  isStopped,
  maskedOrderSchema,
  maskName,
  moneyState,
  orderSchema,
  spreadAmount,
  type AdminOrder,
  type MaskedOrder,
  type Order,
  type OrderEvent,
  type UnitsFacts,
} from '@shop/contract';
import type { RecordOf } from '../../../database/gateway/record-types';

/** A line with its place in the database. */
export type StoredLine = RecordOf<'api::order-line.order-line'>;
/** A line without its place in the database. `unitsReturned` came back to stock. */
export type LineRecord = Omit<StoredLine, 'documentId' | 'orderId' | 'position' | 'createdAt' | 'updatedAt'>;

type Stored = RecordOf<'api::order.order'>;
/** An order with its lines. `couponTerms` apply again when it is edited; `linkVersion` is part of its links' tokens. */
export type OrderRecord = Omit<Stored, 'orderStatus'> & {
  status: Stored['orderStatus'];
  lines: LineRecord[];
  /** Derived like the tokens of its links. */
  pickupCode: string;
  /** Name that the shop gives the order's way of payment at the counter today. */
  paymentName?: string | undefined;
};
/** An order as it is loaded, with the rows of its lines. */
export type StoredOrder = Omit<OrderRecord, 'lines'> & { lines: StoredLine[] };

/** Returns where the units of an order are. */
export const unitsFacts = ({ status, fulfillment, unitsToDecide, lines }: OrderRecord): UnitsFacts => ({
  status,
  fulfillment,
  unitsToDecide,
  items: lines.map(({ id, unitsHeld }) => ({ lineId: id, unitsHeld })),
});

/** Returns what each line costs of the order's total, without delivery and cash fee: the shares add up to the peso. */
const lineShares = ({ lines, total, shippingCost, cashFee }: OrderRecord): number[] =>
  spreadAmount(
    Math.max(0, total - shippingCost - cashFee),
    lines.map(({ unitPrice, quantity, couponDiscount }) => unitPrice * quantity - couponDiscount),
  );

// The schemas of the answers choose from all of these; what a shopper is shown of the goods may differ from the record.
const factsOf = (order: OrderRecord, goods?: ReturnType<typeof goodsOf>, shares: number[] = []) => ({
  ...order,
  ...goods,
  _id: order.documentId,
  items: order.lines.map((line, at) => ({
    ...line,
    lineId: line.id,
    price: line.unitPrice,
    share: shares[at],
  })),
  shippingInfo: { ...order, notes: order.shippingNotes },
  wantsShipping: order.deliveryMethod === 'home',
  isPaid: moneyState(order).isPaid,
  pickupCode: awaitsPickup(order) ? order.pickupCode : '',
  hasTransferProof: order.transferProof !== '',
  transferProofUrl: null,
  ...((order.invoiceNumber || order.invoiceUrl) && {
    invoice: { number: order.invoiceNumber, url: order.invoiceUrl },
  }),
});

// A stopped order shows no delivery as done.
const goodsOf = ({ status, fulfillment, deliveredAt }: OrderRecord) =>
  isStopped(status) ? { fulfillment: 'to_prepare', deliveredAt: null } : { fulfillment, deliveredAt };

export const asOrder = (order: OrderRecord): Order => orderSchema.parse(factsOf(order, goodsOf(order)));

type StaffFacts = { proofLink: string | null; openCases: number; history?: OrderEvent[] };

export const asAdminOrder = (order: OrderRecord, { proofLink, ...facts }: StaffFacts): AdminOrder =>
  adminOrderSchema.parse({
    ...factsOf(order, undefined, lineShares(order)),
    ...facts,
    transferProofUrl: proofLink,
    // The number of the provider's payment follows the kind of the complaint.
    dispute: order.dispute.split(' ')[0],
  });

export const asMaskedOrder = (order: OrderRecord): MaskedOrder =>
  maskedOrderSchema.parse({
    ...factsOf(order, goodsOf(order)),
    customerName: maskName(order.fullName),
  });

const NO_MONEY = {
  subtotal: 0,
  couponDiscount: 0,
  couponCode: '',
  paymentDiscount: 0,
  agreedDiscount: 0,
  shippingCost: 0,
  cashFee: 0,
  total: 0,
};

/** Shows how far an order is, without garments, amounts or names. */
export const asStatusOnly = (order: OrderRecord): MaskedOrder => ({
  ...asMaskedOrder(order),
  ...NO_MONEY,
  customerName: '',
  city: '',
  items: [],
  asksDigits: true,
});
