import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { aSiteContent } from '@shop/web-kit/testing';
import DeliveryNote from './delivery-note.tsx';

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

it('delivery note shows the costs and the amount missing for free shipping', () => {
  render(<DeliveryNote checkout={given} cart={empty} price={23_000} />);
  expect(screen.getByText(/Envío a domicilio: \$2\.500/)).toBeVisible();
  expect(screen.getByText('Con esto te faltan $7.000 para el envío gratis')).toBeVisible();
});

it('delivery note shows no missing amount when shipping is free', () => {
  render(<DeliveryNote checkout={given} cart={empty} price={30_000} />);
  expect(screen.getByText(/Envío a domicilio: Gratis/)).toBeVisible();
  expect(screen.getByText('¡Con esto tenés envío gratis!')).toBeVisible();
});

it('delivery note counts no further unit once the cart holds the product', () => {
  render(<DeliveryNote checkout={given} cart={{ subtotal: 20_000, isHolding: true }} price={20_000} />);
  expect(screen.getByText(/Envío a domicilio: \$2\.500/)).toBeVisible();
  expect(screen.getByText('A tu carrito le faltan $10.000 para el envío gratis')).toBeVisible();
});

const dated = { ...given, deliveryDates: { ...given.deliveryDates, enabled: true } };

// @spec D.5
it('delivery note dates delivery and pickup in the browser and not in the cached page', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00-03:00'), toFake: ['Date'] });
  render(<DeliveryNote checkout={dated} cart={empty} price={1_000} />);
  expect(screen.getByText('Llega entre jue 26 y vie 27')).toBeVisible();
  expect(screen.getByText('Retirás desde el mié 25')).toBeVisible();
  expect(screen.queryByText(/días hábiles/)).toBeNull();
  const page = renderToString(<DeliveryNote checkout={dated} cart={empty} price={1_000} />);
  expect(page).not.toContain('Llega entre');
  expect(page).not.toContain('días hábiles');
});

it('delivery note shows the delay of the settings while dates are off', () => {
  render(<DeliveryNote checkout={given} cart={empty} price={1_000} />);
  expect(screen.getByText(/2 a 3 días hábiles/)).toBeVisible();
  expect(screen.queryByText(/Llega|Retirás/)).toBeNull();
});
