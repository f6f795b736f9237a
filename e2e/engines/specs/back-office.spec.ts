import { expect } from '@playwright/test';
import { owner } from '../../fixtures/shops/shop-under-test.ts';
import { test } from '../engine-test.ts';

test('the owner signs in and moves an order one step on', async ({ phone, api }) => {
  const product = await api.createProduct({ title: 'Vendida en otro motor' });
  const { order, orderNumber } = await api.placeOrder({ product });
  await phone.open('/admin/login');
  await phone.fill('Email', owner.email);
  await phone.fill('Contraseña', owner.password);
  await phone.click('button', 'Iniciar sesión');
  await phone.sees('heading', 'Dashboard');
  await phone.open(`/admin/orders/${order._id}`);
  await phone.sees('heading', `Orden #${orderNumber}`);
  await phone.click('button', 'Confirmar Orden');
  await expect.poll(async () => (await api.findOrders(orderNumber))[0]?.status).toBe('confirmado');
  expect(phone.engine.listErrors()).toEqual([]);
});
