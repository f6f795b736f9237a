import { getOpeningState, previewShop } from '@shop/contract';
import { answering, fakeServer } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openingStateQuery } from '#shared/shop-queries.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { ClosedNotice } from './admin-frame.tsx';
import { useWantedField } from './use-wanted-field.ts';

const status = 'success' as const;
const notice = { title: '', text: '' };
let previews = 0;

const server = fakeServer();
beforeEach(() => {
  previews = 0;
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

function Frame() {
  useWantedField();
  return (
    <main id="content">
      <ClosedNotice />
      <label>
        CUIT <input name="cuit" />
      </label>
      <details>
        <summary>Más</summary>
        <input id="content-checkout-alias" aria-label="Alias" defaultValue="rosa.roja" />
      </details>
      <button data-field="content-sizeGuides">Agregar guía</button>
    </main>
  );
}

function open(address: string, isOpen = true) {
  server.use(
    answering(getOpeningState, { status, isOpen, notice }),
    answering(previewShop, () => {
      previews += 1;
      return { status, message: '' };
    }),
  );
  return renderRoute([{ path: '*', Component: Frame }], address, { retry: false });
}

test('the frame of a closed shop says so and lets this browser see it', async () => {
  open('/orders', false);
  expect(await screen.findByText('La tienda está cerrada al público: solo la ve el equipo.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver qué falta para abrir' })).toHaveAttribute('href', '/opening');
  await waitFor(() => expect(previews).toBe(1));
});

test('the frame of an open shop asks for no preview', async () => {
  const { client } = open('/orders');
  await waitFor(() =>
    expect(client.getQueryData(openingStateQuery.queryKey)).toMatchObject({ isOpen: true }),
  );
  expect(screen.queryByText(/cerrada al público/)).toBeNull();
  expect(previews).toBe(0);
});

test.each([
  ['a name', 'cuit', () => screen.getByLabelText('CUIT')],
  ['an id within folded fields', 'content-checkout-alias', () => screen.getByLabelText('Alias')],
  ['a list without items', 'content-sizeGuides', () => screen.getByRole('button', { name: 'Agregar guía' })],
])('the field that the address names by %s takes the focus', async (_, name, control) => {
  const { router } = open(`/settings?seccion=tienda&campo=${name}`);
  await waitFor(() => expect(control()).toHaveFocus());
  await waitFor(() => expect(router.state.location.search).toBe('?seccion=tienda'));
});

test('the value of the field that the address names is typed over', async () => {
  const { user } = open('/settings?campo=content-checkout-alias');
  const alias = screen.getByLabelText('Alias');
  await waitFor(() => expect(alias).toHaveFocus());
  await user.keyboard('flor.azul');
  expect(alias).toHaveValue('flor.azul');
});
