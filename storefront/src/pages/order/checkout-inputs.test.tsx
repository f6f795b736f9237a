import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open } from '#testing/checkout-setup.tsx';
import { texts } from '#features/checkout/texts.ts';

test('checkout form has an input for every text of its values', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('radio', { name: /Envío a domicilio/ }));
  const missing = Object.keys(texts.fields).filter((name) => !document.getElementById(`checkout-${name}`));
  expect(missing).toEqual([]);
});
