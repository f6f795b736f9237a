import {
  acceptProof,
  type AdminOrder,
  changeFulfillment,
  confirmOrder,
  getOrder,
  listCases,
  listOrderMails,
  listOrders,
  recordWhatsapp,
  revokeOrderLinks,
  undoOrderStep,
  updateOrderStatus,
} from '@shop/contract';
import { anAdminOrder, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { afterEach } from 'vitest';
import { renderRoute } from './render-route.tsx';
import { Component as OrderDetailPage } from '../pages/orders/order-detail-page.tsx';

export const success = 'success' as const;
export const order = anAdminOrder({ _id: 'uno' });
export const info = order.shippingInfo;
export const transfer = anAdminOrder({
  _id: 'uno',
  paymentMethod: 'transfer',
  status: 'pending_transfer_confirmation',
  hasTransferProof: true,
  transferProofUrl: '/api/upload/proof/abc?e=1&s=2',
  adminNotes: 'Llamar antes',
});

let shown: AdminOrder = order;
let queue: AdminOrder[] = [];
export let sent: Record<string, unknown>[] = [];
export const server = fakeServer(
  answering(listCases, { status: 'success', entries: [], totalEntries: 0, totalPages: 1 }),
  answering(listOrderMails, () => ({ status: success, mails: [] })),
  answering(listOrders, () => ({
    status: success,
    orders: queue,
    totalOrders: queue.length,
    totalPages: 1,
    page: 1,
    limit: 20,
  })),
  answering(getOrder, () => ({ status: success, order: shown })),
  answering(updateOrderStatus, async (request) => {
    const body = (await request.json()) as {
      status: string;
      adminNotes?: string;
      proofReason?: string;
      expectedStatus?: string;
    };
    sent.push(body);
    if (body.expectedStatus && body.expectedStatus !== shown.status)
      return refusal(409, 'La orden cambió mientras la mirabas', { code: 'STALE_ORDER' });
    const { status, adminNotes = shown.adminNotes, proofReason = '' } = body;
    shown = { ...shown, status, adminNotes, proofReason };
    return { status: success, order: shown };
  }),
  answering(acceptProof, async (request) => {
    const body = (await request.json()) as { amount: number };
    sent.push(body);
    if (shown.status !== 'pending_transfer_confirmation')
      return refusal(409, 'La orden cambió mientras la mirabas', { code: 'STALE_ORDER' });
    const paidAmount = shown.paidAmount + body.amount;
    const status = paidAmount < shown.total ? 'pending_transfer_proof' : 'paid';
    shown = { ...shown, status, paidAmount };
    return { status: success, order: shown, ...(body.amount > 0 && { undo: 'aceptado' }) };
  }),
  answering(undoOrderStep, () => {
    if (shown.status !== 'paid')
      return refusal(409, 'Ana cambió la orden JL-20261120-0001 después: no se puede deshacer.');
    shown = { ...shown, status: 'pending_transfer_confirmation', paidAmount: 0 };
    return { status: success, changed: [shown._id], failed: [] };
  }),
  answering(changeFulfillment, async (request) => {
    const body = (await request.json()) as { fulfillment: string; carrier?: string };
    sent.push(body);
    shown = { ...shown, fulfillment: body.fulfillment, carrier: body.carrier ?? shown.carrier };
    return { status: success, order: shown };
  }),
  answering(recordWhatsapp, () => {
    const event = { at: shown.updatedAt, actor: 'duena', from: null, to: null };
    const opened = { ...event, type: 'whatsapp', note: 'Pagado' };
    shown = { ...shown, history: [...(shown.history ?? []), opened] };
    const whatsappText = '¡Hola! Tu enlace: https://tienda/?t=secreto';
    return { status: success, order: { ...shown, whatsappText } };
  }),
  answering(revokeOrderLinks, () => {
    const event = { at: shown.updatedAt, actor: 'duena', from: null, to: null };
    const revoked = { ...event, type: 'note', note: 'Anuló los enlaces del pedido.' };
    shown = { ...shown, history: [...(shown.history ?? []), revoked] };
    return { status: success, order: shown };
  }),
  answering(confirmOrder, () => {
    shown = { ...shown, status: 'confirmado' };
    return { status: success, success: true, order: shown };
  }),
);
afterEach(() => {
  sent = [];
  queue = [];
});

export const storeQueue = (waiting: AdminOrder[]): void => void (queue = waiting);
export const storeOrder = (one: AdminOrder): void => void (shown = one);

export function open(one: AdminOrder, search = '') {
  shown = one;
  return renderRoute([{ path: '/orders/:id', Component: OrderDetailPage }], `/orders/uno${search}`);
}
export const loaded = () => screen.findByRole('heading', { level: 1, name: 'Orden #JL-20261120-0001' });

type User = ReturnType<typeof open>['user'];

/** Chooses an entry of the page's menu. */
export async function chooseAction(user: User, name: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** Unfolds a part of the page and returns it. */
export async function unfold(user: User, name: string) {
  const summary = (await screen.findAllByText(name)).find((element) => element.closest('summary'))!;
  await user.click(summary);
  return within(summary.closest('details')!);
}
