import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { forgetContact, rememberContact, rememberedContact } from '#shared/order/own/remembered-contact.ts';
import { address, confirm, field, open, takingOrders, typePersonalData } from '#testing/checkout-setup.tsx';

const MARIA = {
  fullName: 'María Gómez',
  email: 'maria@example.com',
  phone: '299 412 3456',
  address: 'Calle 1',
  city: 'Neuquén',
  postalCode: '8300',
};
const choice = () => screen.findByRole('checkbox', { name: 'Recordar mis datos en este teléfono' });
const placed = () => waitFor(() => expect(address()).toContain('/order-confirmation/'));

test('checkout remembers no contact unless the shopper asks for it', async () => {
  const user = userEvent.setup();
  takingOrders();
  open();
  expect(await choice()).not.toBeChecked();
  await typePersonalData(user);
  await user.click(confirm());
  await placed();
  expect(rememberedContact()).toBeNull();
});

test('checkout remembers the contact of a placed order and begins with it next time, without errors', async () => {
  const user = userEvent.setup();
  takingOrders();
  const { unmount } = open();
  await user.click(await choice());
  await typePersonalData(user);
  expect(rememberedContact()).toBeNull();
  await user.click(confirm());
  await placed();
  expect(rememberedContact()).toMatchObject({ fullName: 'María Gómez', email: 'maria@example.com' });
  unmount();
  open();
  expect(await choice()).toBeChecked();
  expect(field(/Nombre completo/)).toHaveValue('María Gómez');
  expect(field(/Email/)).toHaveValue('maria@example.com');
  expect(field(/Teléfono/)).toHaveValue('299 412 3456');
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
});

test('checkout forgets the contact as soon as the choice is taken back', async () => {
  const user = userEvent.setup();
  rememberContact(MARIA);
  open();
  const chosen = await choice();
  expect(chosen).toBeChecked();
  await user.click(chosen);
  expect(rememberedContact()).toBeNull();
  expect(field(/Nombre completo/)).toHaveValue('María Gómez');
});

test('what was typed in this tab wins over the remembered contact', async () => {
  const user = userEvent.setup();
  rememberContact(MARIA);
  const { unmount } = open();
  await choice();
  await user.clear(field(/Nombre completo/));
  await user.type(field(/Nombre completo/), 'Ana Pérez');
  unmount();
  open();
  await choice();
  expect(field(/Nombre completo/)).toHaveValue('Ana Pérez');
});

test('a remembered contact keeps its address when an order is picked up, and unreadable text counts as none', () => {
  rememberContact(MARIA);
  rememberContact({ ...MARIA, phone: '299 400 0000', address: '', postalCode: ' ' });
  expect(rememberedContact()).toEqual({ ...MARIA, phone: '299 400 0000' });
  forgetContact();
  expect(rememberedContact()).toBeNull();
  localStorage.setItem('datos', '{');
  expect(rememberedContact()).toBeNull();
  localStorage.setItem('datos', '{"email":7}');
  expect(rememberedContact()?.email).toBe('');
});
