import {
  errorCodes,
  messages,
  type ProductDraftInput,
  staleProductMessage,
  updateProduct,
} from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../../../testing/accessibility-faults.ts';
import { alma, renderForm, review, saving, server } from '../../../testing/product-form-setup.tsx';

// @spec C.19

const theirs = { ...alma, title: 'Conjunto Aurora', price: 21_000, care: 'Lavar a mano' };

const refusing = (sent: unknown[]) =>
  answering(updateProduct, async (request) => {
    sent.push(await request.json());
    const details = { fields: ['title', 'price'], product: theirs };
    return refusal(409, staleProductMessage(['title', 'price']), { code: errorCodes.staleFields, details });
  });

async function priceAndTitle() {
  const { user } = renderForm('alma');
  const title = await screen.findByRole('textbox', { name: 'Título' });
  await user.clear(title);
  await user.type(title, 'Conjunto Alba');
  const price = screen.getByRole('textbox', { name: 'Precio' });
  await user.clear(price);
  await user.type(price, '20000');
  await review(user);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('a retried save after a lost response has the same idempotency key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    answering(updateProduct, (request) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.error() : { status: 'success' as const, product: alma };
    }),
  );
  const { user } = renderForm('alma');
  await user.type(await screen.findByRole('textbox', { name: 'Título' }), ' nuevo');
  await review(user);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText(messages.network)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('La lista')).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/.{16,}/), keys[0]]);
});

describe('edit conflict of a product', () => {
  test('conflict dialog shows both sides and saves the chosen ones', async () => {
    const sent: ProductDraftInput[] = [];
    server.use(refusing(sent));
    const { user, dialog } = await priceAndTitle();
    const price = within(dialog.getByRole('group', { name: 'Precio' }));
    expect(price.getByRole('radio', { name: /Lo tuyo.*20\.000/ })).toBeChecked();
    await user.click(price.getByRole('radio', { name: /Lo que guardó la otra persona.*21\.000/ }));
    expect(await accessibilityFaults()).toEqual([]);
    server.use(saving(sent, updateProduct));
    await user.click(dialog.getByRole('button', { name: 'Guardar lo elegido' }));
    expect(await screen.findByText('La lista')).toBeVisible();
    expect(sent).toEqual([
      { title: 'Conjunto Alba', price: 20_000, seen: { title: 'Conjunto Alma', price: 18_900 } },
      { title: 'Conjunto Alba', seen: { title: 'Conjunto Aurora' } },
    ]);
  });

  test('closing the conflict dialog keeps the edits and names the fields in conflict', async () => {
    server.use(refusing([]));
    const { user, dialog } = await priceAndTitle();
    await user.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByText(/mientras lo editabas: título y precio/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volver a editar' }));
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Conjunto Alba');
    expect(screen.getByRole('textbox', { name: 'Precio' })).toHaveValue('20.000');
  });

  test('a restored draft includes the changes that others saved in other fields', async () => {
    const first = renderForm('alma');
    await first.user.type(await screen.findByRole('textbox', { name: 'Título' }), ' a medias');
    await waitFor(() => expect(localStorage.getItem('product-draft:alma')).toContain('a medias'));
    first.unmount();
    const sent: ProductDraftInput[] = [];
    server.use(saving(sent, updateProduct));
    const { user } = renderForm('alma', theirs);
    expect(await screen.findByRole('textbox', { name: 'Título' })).toHaveValue('Conjunto Alma a medias');
    expect(screen.getByRole('textbox', { name: 'Precio' })).toHaveValue('21.000');
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() =>
      expect(sent).toEqual([{ title: 'Conjunto Alma a medias', seen: { title: 'Conjunto Alma' } }]),
    );
  });
});
