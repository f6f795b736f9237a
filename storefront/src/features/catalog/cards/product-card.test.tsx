import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@shop/web-kit/query';
import { aProduct, aShop } from '@shop/web-kit/testing';
import type { PaymentOffer, Product, ShopSetting } from '@shop/contract';
import { MemoryRouter } from '#testing/memory-router.tsx';
import { ProductCard } from './product-card.tsx';

// @spec A.16

function show(
  product: Product,
  offer: PaymentOffer | null = null,
  shop: Partial<ShopSetting> = {},
  categoryName = 'Conjuntos',
) {
  const client = createQueryClient();
  client.setQueryData(['shop'], aShop(shop));
  const onAdd = vi.fn();
  const onQuickView = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialAddress="/">
        <ProductCard
          product={product}
          categoryName={categoryName}
          offer={offer}
          eager={false}
          onAdd={onAdd}
          onQuickView={onQuickView}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { onAdd, onQuickView };
}

// @spec 2.3.7
test('product card of a discounted product shows the badge, both prices and the savings', () => {
  show(aProduct({ price: 20_000, discount: 25, finalPrice: 15_000, earlierPrice: 20_000 }));
  expect(screen.getByText('25% OFF')).toBeInTheDocument();
  expect(screen.getByText('$15.000')).toBeInTheDocument();
  expect(screen.getByText('$20.000').tagName).toBe('S');
  expect(screen.getByText('Ahorrás $5.000')).toBeInTheDocument();
  expect(screen.getByText('Conjuntos')).toBeInTheDocument();
});

test('product card shows one price for a discount whose earlier price was never asked', () => {
  show(aProduct({ price: 20_000, discount: 25, finalPrice: 15_000, stock: 5 }));
  expect(screen.getByText('$15.000')).toBeVisible();
  expect(screen.queryByText(/OFF|Ahorrás|\$20\.000/)).not.toBeInTheDocument();
});

test('product card without a discount shows neither badge nor previous price', () => {
  show(aProduct({ discount: 0, stock: 50, createdAt: '' }));
  expect(screen.queryByText(/OFF|Ahorrás|Nuevo/)).not.toBeInTheDocument();
});

test('product card shows the price for the cheapest way of payment', () => {
  show(aProduct({ price: 20_000, discount: 25, finalPrice: 15_000, earlierPrice: 20_000 }), {
    percent: 10,
    methods: 'efectivo',
  });
  expect(screen.getByText('$13.500 con efectivo')).toBeInTheDocument();
});

test('product card shows the price without national taxes only where the seller has to', () => {
  const product = aProduct({ price: 20_000, discount: 25, finalPrice: 15_000 });
  show(product, null, { taxCondition: 'responsable_inscripto', vatRate: '21' });
  expect(screen.getByText('PRECIO SIN IMPUESTOS NACIONALES $ 12.396,69')).toBeInTheDocument();
  cleanup();
  show(product, null, { taxCondition: 'monotributo', vatRate: '21' });
  expect(screen.queryByText(/SIN IMPUESTOS/)).toBeNull();
});

test('product card marks a product as new while its list keeps the first day', () => {
  show(aProduct({ stock: 5, createdAt: '2026-11-20T12:00:00.000Z' }));
  expect(screen.getByText('Nuevo')).toBeInTheDocument();
});

test('product card names no category in a list of one', () => {
  show(aProduct(), null, {}, '');
  expect(screen.queryByText('Conjuntos')).not.toBeInTheDocument();
});

// @spec 2.3.7
test("product card links its title and 'Ver más' to the product", () => {
  show(aProduct());
  for (const link of screen.getAllByRole('link'))
    expect(link).toHaveAttribute('href', '/product/conjunto-alma');
  expect(screen.getByText('Ver más')).toBeInTheDocument();
});

// @spec 2.3.8
test('product card buttons add the product and open its quick view', () => {
  const product = aProduct();
  const { onAdd, onQuickView } = show(product);
  fireEvent.click(screen.getByRole('button', { name: 'Agregar Conjunto Alma al carrito' }));
  fireEvent.click(screen.getByRole('button', { name: 'Vista rápida de Conjunto Alma' }));
  expect(onAdd).toHaveBeenCalledWith(product, undefined);
  expect(onQuickView).toHaveBeenCalledWith(product, undefined);
});

test('product card heart adds and removes a favorite', () => {
  show(aProduct());
  const heart = screen.getByRole('button', { name: 'Guardar Conjunto Alma en favoritos' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('favoritos')).toBe(JSON.stringify([aProduct()._id]));
  fireEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('favoritos')).toBe('[]');
});

test('product card of a sold-out product offers an alert in place of the cart', () => {
  const product = aProduct({ stock: 0 });
  const { onAdd, onQuickView } = show(product);
  expect(screen.getByText('Sin stock')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Agregar/ })).not.toBeInTheDocument();
  const bell = screen.getByRole('button', { name: 'Avisame cuando vuelva Conjunto Alma' });
  expect(bell).toHaveAttribute('aria-haspopup', 'dialog');
  fireEvent.click(bell);
  expect(onAdd).not.toHaveBeenCalled();
  expect(onQuickView).toHaveBeenCalledWith(product, undefined);
});

// @spec A.32
test("product card shows the chosen color's picture and leads to that color", () => {
  const product = aProduct({
    colors: ['Negro', 'Rosa viejo'].map((name) => ({ name, value: '#112233' })),
    thumbnails: ['/negro.jpg', '/espalda.jpg', '/rosa.jpg'],
    thumbnailAlts: ['Conjunto Alma negro'],
    thumbnailColors: [['Negro'], [], ['Rosa viejo']],
  });
  const { onAdd, onQuickView } = show(product);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/negro.jpg');
  const dot = screen.getByRole('button', { name: 'Rosa viejo' });
  fireEvent.click(dot);
  expect(dot).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('img', { name: 'Conjunto Alma, Rosa viejo' })).toHaveAttribute('src', '/rosa.jpg');
  for (const link of screen.getAllByRole('link'))
    expect(link).toHaveAttribute('href', '/product/conjunto-alma?color=rosa-viejo');
  fireEvent.click(screen.getByRole('button', { name: 'Agregar Conjunto Alma al carrito' }));
  fireEvent.click(screen.getByRole('button', { name: 'Vista rápida de Conjunto Alma' }));
  expect(onAdd).toHaveBeenCalledWith(product, 'Rosa viejo');
  expect(onQuickView).toHaveBeenCalledWith(product, 'Rosa viejo');
});

test('product card shows four color dots, counts the others and names all to screen readers', () => {
  const colors = ['Rojo', 'Negro', 'Azul', 'Rosa', 'Verde', 'Blanco'].map((name) => ({
    name,
    value: '#112233',
  }));
  show(aProduct({ colors }));
  const dots = within(screen.getByRole('group', { name: 'Colores de Conjunto Alma' }));
  expect(dots.getAllByRole('button').map((dot) => dot.getAttribute('aria-label'))).toEqual([
    'Rojo',
    'Negro',
    'Azul',
    'Rosa',
  ]);
  expect(dots.getByText('+2')).toBeInTheDocument();
  expect(dots.getByText('Verde, Blanco')).toBeInTheDocument();
});
