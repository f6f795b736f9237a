import { type ProductDraftInput, updateProduct } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../../../testing/accessibility-faults.ts';
import { renderForm, review, saving, server } from '../../../testing/product-form-setup.tsx';

const TAKEN = 'El SKU BRISA-M ya es de «Body Brisa» (M, Negro)';

// @spec E.27
test('an SKU is typed per variant; a taken one is refused at its field, which leads back to the form', async () => {
  const sent: ProductDraftInput[] = [];
  const errors = [{ path: 'variants.1.sku', message: TAKEN }];
  server.use(answering(updateProduct, () => refusal(400, TAKEN, { errors })));
  const { user } = renderForm('alma');
  await user.click(await screen.findByText('Códigos (SKU)'));
  const field = await screen.findByRole('textbox', { name: 'SKU de M, Bordó' });
  await user.type(field, 'BRISA-M');
  await review(user);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await screen.findByRole('button', { name: 'Revisar producto' });
  await user.click(screen.getByRole('link', { name: TAKEN }));
  const refused = screen.getByRole('textbox', { name: 'SKU de M, Bordó' });
  await waitFor(() => expect(refused).toHaveFocus());
  expect(refused).toHaveAccessibleDescription(TAKEN);
  expect(await accessibilityFaults()).toEqual([]);

  server.use(saving(sent, updateProduct));
  await user.clear(refused);
  await user.type(refused, 'ALMA-M');
  expect(refused).toBeValid();
  await review(user);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variants?.map(({ sku, skuSeen }) => [sku, skuSeen])).toEqual([
    [null, null],
    ['ALMA-M', null],
  ]);
});
