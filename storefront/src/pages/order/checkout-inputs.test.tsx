import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { confirm, field, open, takingOrders, typePersonalData } from '#testing/checkout-setup.tsx';
import { texts } from '#features/checkout/texts.ts';

test('checkout form has an input for every text of its values', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('radio', { name: /Envío a domicilio/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Es para regalo' }));
  const missing = Object.keys(texts.fields).filter((name) => !document.getElementById(`checkout-${name}`));
  expect(missing).toEqual([]);
});

test('checkout form takes a gift with a message of at most 200 characters, and forgets both when it is none', async () => {
  const user = userEvent.setup();
  const sent = takingOrders();
  open();
  const box = await screen.findByRole('checkbox', { name: 'Es para regalo' });
  expect(box).not.toBeChecked();
  expect(screen.queryByRole('textbox', { name: /Mensaje del regalo/ })).toBeNull();
  await user.click(box);
  expect(box).toHaveAccessibleDescription(/envuelto para regalo por dentro, sin precios/);
  const message = field(/Mensaje del regalo/);
  await user.click(message);
  await user.paste('x'.repeat(195));
  await user.keyboard('¡Feliz cumple!');
  expect(screen.getByText('200 de 200 caracteres')).toBeVisible();
  await user.clear(message);
  await user.type(message, '¡Feliz cumple!');
  await typePersonalData(user);
  await user.click(confirm());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({ isGift: true, giftMessage: '¡Feliz cumple!' });
});

test('checkout form sends no message of an order that is no gift', async () => {
  const user = userEvent.setup();
  const sent = takingOrders();
  open();
  const box = await screen.findByRole('checkbox', { name: 'Es para regalo' });
  await user.click(box);
  await user.type(field(/Mensaje del regalo/), '¡Feliz cumple!');
  await user.click(box);
  await typePersonalData(user);
  await user.click(confirm());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({ isGift: false, giftMessage: '' });
});
