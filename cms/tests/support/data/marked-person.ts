import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestCms } from '../servers/start-cms';
import { caseCallsOn } from './case-calls';
import { clientCalls } from './client-calls';
import type { Commerce, OrderAnswer } from './commerce-calls';
import { aPicture, formWith } from './forms';
import { aPdf } from './pdf-files';

/** A text of its own for every field that a person, or staff about her, can fill in; none occurs elsewhere. */
export const marks = {
  fullName: 'Zquiteria Marquez',
  formerEmail: 'zqvieja@ejemplo.com',
  email: 'zquiteria@ejemplo.com',
  phone: '2994417703',
  formerAddress: 'Zqpasaje 4417',
  address: 'Zqavenida 7744',
  deliveryNotes: 'Zqtimbre',
  orderNotes: 'Zqportero',
  giftMessage: 'Zqregalo',
  editReason: 'Zqedicion',
  adminNotes: 'Zqinterna',
  proofReason: 'Zqborroso',
  proofText: 'Zqbanco',
  sender: 'Zqremitente Diaz',
  paymentNote: 'Zqefectivo',
  carrier: 'Zqcadete',
  review: 'Zqopinion',
  messageName: 'Zqconsulta Perez',
  subject: 'Zqasunto',
  message: 'Zqmensaje',
  withdrawal: 'Zqarrepentida',
  caseNote: 'Zqpaso',
  clientNotes: 'Zqficha',
  rectification: 'Zqcorregir',
  searched: 'zquiteria marquez',
} as const;

const CONTACT = { fullName: marks.fullName, phone: marks.phone, city: 'Neuquén', postalCode: '8300' };

async function answered<T extends { status: number; text: string }>(call: Promise<T>): Promise<T> {
  const answer = await call;
  expect([answer.status < 300, answer.text]).toEqual([true, expect.anything()]);
  return answer;
}

/** Places an order with a proof whose file names the buyer, and corrects her contact. */
async function buys(cms: TestCms, shop: Commerce): Promise<OrderAnswer> {
  const form = formWith(new Blob([new Uint8Array(aPdf(marks.proofText))]), 'a.pdf', { purpose: 'proof' });
  const { body: proof } = await answered(
    cms.call<{ url: string }>('/api/upload/proof', { method: 'POST', body: form }),
  );
  const { _id: productId } = await shop.product();
  const items = [{ productId, quantity: 1, size: 'M', color: 'Negro' }];
  const placed = await shop.placed(items, {
    shippingInfo: {
      ...CONTACT,
      email: marks.formerEmail,
      address: marks.formerAddress,
      notes: marks.deliveryNotes,
    },
    deliveryMethod: 'home',
    paymentMethod: 'transfer',
    transferProofUrl: proof.url,
    notes: marks.orderNotes,
    isGift: true,
    giftMessage: marks.giftMessage,
  });
  const { _id, updatedAt } = placed.order;
  const edited = {
    items,
    deliveryMethod: 'home',
    reason: marks.editReason,
    expectedUpdatedAt: updatedAt,
    client: { ...CONTACT, email: marks.email, address: marks.address, notes: marks.deliveryNotes },
  };
  await answered(shop.admin(`/api/orders/${_id}/lines`, { method: 'PUT', json: edited }));
  return placed;
}

/** Rejects and accepts the proof, takes money, delivers, and notes something at every step. */
async function isServed(shop: Commerce, { order }: OrderAnswer): Promise<void> {
  const path = `/api/orders/${order._id}`;
  const rejected = { status: 'pending_transfer_proof', proofReason: marks.proofReason };
  await answered(shop.setStatus(order._id, { ...rejected, adminNotes: marks.adminNotes }));
  const waiting = { status: 'pending_transfer_confirmation', adminNotes: marks.adminNotes };
  await answered(shop.setStatus(order._id, waiting));
  const accepted = { amount: 1_000, sender: marks.sender };
  await answered(shop.admin(`${path}/proof-acceptance`, { method: 'POST', json: accepted }));
  const paid = { amount: order.total - 1_000, method: 'cash', note: marks.paymentNote };
  const headers = { 'idempotency-key': randomUUID() };
  await answered(shop.admin(`${path}/payments`, { method: 'POST', json: paid, headers }));
  for (const fulfillment of ['in_transit', 'delivered'])
    await answered(
      shop.admin(`${path}/fulfillment`, { method: 'PUT', json: { fulfillment, carrier: marks.carrier } }),
    );
}

async function reviews(cms: TestCms, { orderNumber, linkToken: token }: OrderAnswer): Promise<void> {
  const draft = { orderNumber, token, line: 1, stars: 5, fit: 'true', text: marks.review };
  await answered(cms.call('/api/reviews', { method: 'POST', json: draft }));
  const photo = formWith(await aPicture(300, 300).jpeg().toBuffer());
  const path = `/api/orders/by-number/${orderNumber}/reviews/1/photo?token=${token}`;
  await answered(cms.call(path, { method: 'POST', body: photo }));
}

async function writes(cms: TestCms, shop: Commerce): Promise<void> {
  const { messageName: name, email, phone, subject, message } = marks;
  const json = { name, email, phone, subject, message };
  await answered(cms.call('/api/contact', { method: 'POST', json }));
  const { _id: productId } = await shop.product({ stock: 0 });
  for (const contact of [{ email }, { phone }])
    await answered(
      cms.call('/api/stock-alerts', {
        method: 'POST',
        json: { productId, size: 'M', color: null, ...contact },
      }),
    );
  await answered(cms.call('/api/stats/searches', { method: 'POST', json: { text: marks.searched } }));
}

/** Withdraws from the order, and staff close that case with a note. */
async function withdraws(cms: TestCms, shop: Commerce, { orderNumber }: OrderAnswer): Promise<void> {
  const cases = caseCallsOn(cms, shop);
  const { fullName: name, email, phone } = marks;
  const wish = { name, email, phone, message: marks.withdrawal };
  const ofOrder = await answered(cases.withdraw({ ...wish, orderNumber }));
  const ofContact = await answered(cases.withdraw(wish));
  for (const { body } of [ofOrder, ofContact]) {
    const { _id } = await cases.find(body.code ?? '');
    const closed = { step: 'closed', reason: 'kept', note: marks.caseNote };
    await answered(cases.step(_id, closed));
  }
}

/** Leaves a mark in every field of a purchase and of what follows it; returns the order. */
export async function leaveMarks(cms: TestCms, shop: Commerce): Promise<OrderAnswer> {
  const placed = await buys(cms, shop);
  await isServed(shop, placed);
  await reviews(cms, placed);
  await writes(cms, shop);
  await withdraws(cms, shop, placed);
  const clients = await clientCalls(shop);
  await clients.catchUp();
  const { _id } = await clients.ofOrder(placed);
  await answered(clients.change(_id, { notes: marks.clientNotes, consent: 'shop' }));
  return placed;
}
