import {
  acceptsProof,
  formatCbu,
  isSettled,
  PICKUP_CODE,
  type CheckoutContent,
  type ShopSetting,
} from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { variantText } from '#shared/order/item-list.tsx';
import { contactOf, isFullOrder, type AnyOrder } from '#shared/order/order-progress.ts';
import { sellerLines } from '#shared/order/printed-seller.tsx';
import { texts as orderTexts } from '#shared/order/texts.ts';
import { listTotals } from '#shared/order/totals-list.tsx';
import { receiptTexts as words, texts } from '../texts.ts';

export type ReceiptData = {
  brand: string;
  shop: string[];
  orderNumber: string;
  paid: boolean;
  facts: { label: string; text: string }[];
  items: { name: string; quantity: string; unit: string; amount: string }[];
  totals: { label: string; amount: string }[];
};

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

// The bank data is shown only while the order awaits its transfer.
function bankFacts(order: AnyOrder, checkout: CheckoutContent) {
  if (!acceptsProof(order)) return [];
  const { cbu, alias, accountHolder, bankName } = checkout.paymentInfo.bankTransfer;
  const { bank } = orderTexts;
  return [
    { label: bank.alias, text: alias },
    { label: bank.cbu, text: formatCbu(cbu) },
    { label: bank.holder, text: accountHolder },
    { label: bank.bankName, text: bankName },
  ].filter(({ text }) => text !== '');
}

/** Returns who buys, in one line. */
export function buyerOf(order: AnyOrder): string {
  const { fullName, phone, email } = contactOf(order);
  return join(fullName, phone, email);
}

export function receiptData(
  order: AnyOrder,
  shop: ShopSetting | undefined,
  checkout: CheckoutContent,
): ReceiptData {
  const { address, city, postalCode } = contactOf(order);
  const destination = join(texts.delivery[order.deliveryMethod], address, city, postalCode);
  return {
    brand: shop?.brand ?? 'Jazmín Lencería',
    shop: sellerLines(shop),
    orderNumber: order.orderNumber,
    paid: isFullOrder(order) ? isSettled(order) : order.status === 'paid' && order.isPaid,
    facts: [
      { label: words.order, text: order.orderNumber },
      { label: words.date, text: formatDateTime(order.createdAt) },
      { label: words.customer, text: buyerOf(order) },
      { label: words.payment, text: order.paymentName ?? orderTexts.payment[order.paymentMethod] },
      { label: words.delivery, text: destination },
      ...(isFullOrder(order) && order.pickupCode ? [{ label: PICKUP_CODE, text: order.pickupCode }] : []),
      ...bankFacts(order, checkout),
    ],
    items: order.items.map((item) => ({
      name: join(item.title, variantText(item)),
      quantity: String(item.quantity),
      unit: formatMoney(item.price),
      amount: formatMoney(item.price * item.quantity),
    })),
    totals: listTotals(order, order),
  };
}
