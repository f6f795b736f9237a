import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { aSiteContent } from '@shop/web-kit/testing';
import Promises from './promises.tsx';

afterEach(() => vi.useRealTimers());

const { checkout } = aSiteContent();
const { homeDelivery } = checkout.shipping;
const given = {
  ...checkout,
  shipping: {
    ...checkout.shipping,
    enabled: true,
    homeDelivery: {
      ...homeDelivery,
      enabled: true,
      freeShippingThreshold: 30_000,
      baseCost: 2_500,
      estimatedDays: '2 a 3 días hábiles',
    },
  },
};

const empty = { subtotal: 0, isHolding: false };

it('promises of a product show the costs and the amount missing for free shipping', () => {
  render(<Promises cards={[]} checkout={given} cart={empty} price={23_000} />);
  expect(screen.getByText(/Envío a domicilio: \$2\.500/)).toBeVisible();
  expect(screen.getByText('Con esto te faltan $7.000 para el envío gratis')).toBeVisible();
});

it('promises of a product show no missing amount when shipping is free', () => {
  render(<Promises cards={[]} checkout={given} cart={empty} price={30_000} />);
  expect(screen.getByText(/Envío a domicilio: Gratis/)).toBeVisible();
  expect(screen.getByText('¡Con esto tenés envío gratis!')).toBeVisible();
});

it('promises of a product count no further unit once the cart holds the product', () => {
  render(
    <Promises cards={[]} checkout={given} cart={{ subtotal: 20_000, isHolding: true }} price={20_000} />,
  );
  expect(screen.getByText(/Envío a domicilio: \$2\.500/)).toBeVisible();
  expect(screen.getByText('A tu carrito le faltan $10.000 para el envío gratis')).toBeVisible();
});

const dated = { ...given, deliveryDates: { ...given.deliveryDates, enabled: true } };

// @spec D.5
it('promises of a product date delivery and pickup in the browser and not in the cached page', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00-03:00'), toFake: ['Date'] });
  render(<Promises cards={[]} checkout={dated} cart={empty} price={1_000} />);
  expect(screen.getByText('Llega entre jue 26 y vie 27')).toBeVisible();
  expect(screen.getByText('Retirás desde el mié 25')).toBeVisible();
  expect(screen.queryByText(/días hábiles/)).toBeNull();
  const page = renderToString(<Promises cards={[]} checkout={dated} cart={empty} price={1_000} />);
  expect(page).not.toContain('Llega entre');
  expect(page).not.toContain('días hábiles');
});

it('promises of a product show the delay of the settings while dates are off', () => {
  render(<Promises cards={[]} checkout={given} cart={empty} price={1_000} />);
  expect(screen.getByText(/2 a 3 días hábiles/)).toBeVisible();
  expect(screen.queryByText(/Llega|Retirás/)).toBeNull();
});

const card = (title: string, enabled = true) => ({ icon: 'Lock', title, description: 'Sin marcas', enabled });

// @spec 2.4.7
it('promises of a product are one list: its delivery, then the cards that the owner shows', () => {
  const cards = [card('Paquete discreto'), card('Apagada', false)];
  render(<Promises checkout={given} cards={cards} cart={empty} price={1_000} />);
  const lines = within(screen.getByRole('list', { name: 'Entrega y cambios' })).getAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
    'Envío a domicilio: $2.500 · 2 a 3 días hábiles',
    expect.stringMatching(/^Retiro gratis en /),
    'Paquete discreto',
  ]);
});

it('promises of a product that cannot be bought say nothing about its delivery', () => {
  render(<Promises checkout={null} cards={[card('Paquete discreto')]} cart={empty} price={1_000} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Paquete discreto')).toBeVisible();
});
