import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getContent, getProduct, type Product } from '@shop/contract';
import { answering, aProduct, aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { CardList } from '#features/catalog/cards/card-list.tsx';
import { cart } from '#features/cart/lines/cart-store.ts';
import { preloadCalls } from '#shared/calls/load-calls.ts';
import { renderAt } from '#testing/render-at.tsx';
// Loaded beforehand: the cards import it late.
import './card-sheet.tsx';
import { useCardActions } from './use-card-actions.tsx';

const server = fakeServer();
beforeEach(() => act(() => void cart().clear()));

const stocking = (units: Record<string, number>): Product =>
  aProduct({
    colors: ['Negro', 'Rosa'].map((name) => ({ name, value: '#112233' })),
    size: ['S', 'M'],
    thumbnails: ['/negro.jpg', '/rosa.jpg'],
    thumbnailAlts: ['Alma negro', 'Alma rosa'],
    thumbnailColors: [['Negro'], ['Rosa']],
    variants: ['S Negro', 'M Negro', 'S Rosa', 'M Rosa'].map((name) => {
      const [size = null, color = null] = name.split(' ');
      return { _id: name, size, color, stock: units[name] ?? 0, sku: null };
    }),
    stock: Object.values(units).reduce((sum, one) => sum + one, 0),
  });

function Cards({ product }: { product: Product }) {
  const { actions, sheet } = useCardActions();
  return (
    <>
      <CardList products={[product]} {...actions} />
      {sheet}
    </>
  );
}

function open(listed: Product, current = listed) {
  server.use(answering(getProduct, { status: 'success', product: current }));
  renderAt(<Cards product={listed} />, '/');
}
// The sheet loads during the event, which React wants awaited in `act`.
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const plus = () => screen.getByRole('button', { name: 'Agregar Conjunto Alma al carrito' });
const sheet = async () =>
  within(await screen.findByRole('dialog', { name: 'Vista rápida de Conjunto Alma' }));
const lines = () => cart().getSnapshot().lines;

// @spec A.34
test("a card's plus adds the only choice in stock without a sheet", async () => {
  open(stocking({ 'M Rosa': 3 }));
  await press(plus());
  expect(lines()).toMatchObject([{ size: 'M', color: 'Rosa', image: '/rosa.jpg' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("a card's plus opens a sheet that adds the chosen size in the card's color", async () => {
  open(stocking({ 'S Negro': 1, 'M Rosa': 3 }));
  await press(screen.getByRole('button', { name: 'Rosa' }));
  await press(plus());
  const choices = await sheet();
  expect(choices.getByRole('radio', { name: 'Rosa' })).toBeChecked();
  expect(choices.getByRole('img', { name: 'Alma rosa' })).toHaveAttribute('src', '/rosa.jpg');
  expect(choices.getByRole('radio', { name: 'S, sin stock' })).toHaveAttribute('aria-disabled', 'true');
  await press(choices.getByRole('radio', { name: 'M' }));
  await press(choices.getByRole('button', { name: 'Agregar al Carrito' }));
  expect(lines()).toMatchObject([{ size: 'M', color: 'Rosa', quantity: 1 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the sheet shows what is in stock now, not when the list was loaded', async () => {
  open(stocking({ 'S Negro': 1, 'M Negro': 1 }), stocking({ 'M Negro': 1 }));
  await press(plus());
  const choices = await sheet();
  expect(await choices.findByRole('radio', { name: 'S, sin stock' })).toBeInTheDocument();
});

test('the sheet offers the size guide of the category', async () => {
  const guide = {
    category: 'conjuntos',
    title: 'Conjuntos',
    subtitle: '',
    enabled: true,
    tableHeaders: ['Talle', 'Busto'],
    tableRows: [{ size: 'S', measurements: ['80 - 84'] }],
    notes: '',
  };
  server.use(answering(getContent, { status: 'success', content: aSiteContent({ sizeGuides: [guide] }) }));
  open(stocking({ 'S Negro': 1, 'M Negro': 1 }));
  await press(plus());
  expect(await (await sheet()).findByRole('button', { name: 'Guía de tallas' })).toBeVisible();
});

test('a card asks for its product when a mouse comes near, and for a finger only once calls are loaded', async () => {
  const product = stocking({ 'M Rosa': 3 });
  open(product);
  const asked = vi.fn(() => ({ status: 'success' as const, product }));
  server.use(answering(getProduct, asked));
  const approach = (pointerType: string) =>
    fireEvent.pointerEnter(screen.getByRole('article'), { pointerType });
  approach('touch');
  await preloadCalls();
  expect(asked).not.toHaveBeenCalled();
  approach('touch');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  approach('mouse');
  expect(asked).toHaveBeenCalledTimes(1);
});
