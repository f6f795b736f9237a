import { editOrder, getOrder, getProduct, listCases, listOrderMails, previewOrderEdit } from '@shop/contract';
import { anAdminOrder, answering, aProduct, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as OrderDetailPage } from './order-detail-page.tsx';

const success = 'success' as const;
const order = anAdminOrder({ status: 'paid', paidAmount: 20_000, total: 20_000 });
const variants = ['S', 'M'].map((size) => ({ _id: size, size, color: null, stock: 3, sku: null }));
const later = (second: number) => ({ ...order, updatedAt: `2126-01-01T00:00:0${second}.000Z` });

const server = fakeServer(
  answering(listCases, { status: success, entries: [], totalEntries: 0, totalPages: 1 }),
  answering(getOrder, { status: success, order }),
  answering(getProduct, {
    status: success,
    product: aProduct({ size: ['S', 'M'], colors: null, variants }),
  }),
  answering(listOrderMails, { status: success, mails: [] }),
  answering(previewOrderEdit, () => refusal(500, 'Sin vista previa')),
  answering(editOrder, { status: success, order: later(1) }),
);

it('a size has the focus again once it is saved, or once a refusal has loaded the order anew', async () => {
  const { user } = renderRoute([{ path: '/orders/:id', Component: OrderDetailPage }], `/orders/${order._id}`);
  const size = () => screen.findByRole('combobox', { name: /^Talle y color de/ });
  const save = async () => {
    const chosen = await size();
    await user.selectOptions(chosen, 'S (3)');
    await user.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(chosen).not.toBeInTheDocument());
    expect(await size()).toHaveFocus();
  };
  await save();
  server.use(
    answering(editOrder, () => refusal(409, 'Ana cambió la orden', { code: 'STALE_ORDER' })),
    answering(getOrder, { status: success, order: later(2) }),
  );
  await save();
});
