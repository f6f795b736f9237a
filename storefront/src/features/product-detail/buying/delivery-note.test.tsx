import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSiteContent } from '@shop/web-kit/testing';
import DeliveryNote from './delivery-note.tsx';

const { checkout } = aSiteContent();
const { homeDelivery } = checkout.shipping;
const given = {
  ...checkout,
  shipping: {
    ...checkout.shipping,
    enabled: true,
    homeDelivery: { ...homeDelivery, enabled: true, freeShippingThreshold: 30_000, baseCost: 2_500 },
  },
};

it('delivery note shows the costs and the amount missing for free shipping', () => {
  render(<DeliveryNote checkout={given} subtotal={23_000} />);
  expect(screen.getByText(/Envío a domicilio: \$2\.500/)).toBeVisible();
  expect(screen.getByText('Con esto te faltan $7.000 para el envío gratis')).toBeVisible();
});

it('delivery note shows no missing amount when shipping is free', () => {
  render(<DeliveryNote checkout={given} subtotal={30_000} />);
  expect(screen.getByText(/Envío a domicilio: Gratis/)).toBeVisible();
  expect(screen.getByText('¡Con esto tenés envío gratis!')).toBeVisible();
});
