import { getShop } from '@shop/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { anOrder, answering, aShop } from '@shop/web-kit/testing';
import { OrderPolicies } from '#shared/order/order-policies.tsx';
import { MemoryRouter } from '#testing/memory-router.tsx';
import { confirm, open, server, takingOrders, typePersonalData } from '#testing/checkout-setup.tsx';

const policies = [
  { kind: 'terms', version: 3 },
  { kind: 'privacy', version: 1 },
] as const;
const inForce = (given: readonly (typeof policies)[number][]) =>
  server.use(answering(getShop, { status: 'success', shop: aShop(), policies: [...given] }));
beforeEach(() => inForce(policies));

it('checkout page says what confirming accepts, and the texts open beside the form', async () => {
  open();
  const terms = await screen.findByRole('link', { name: /^Términos y condiciones/ });
  expect(terms).toHaveAttribute('href', '/terminos?version=3');
  expect(terms).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /^Política de privacidad/ })).toHaveAttribute(
    'href',
    '/privacidad?version=1',
  );
  expect(terms.closest('p')).toHaveTextContent(
    'Al confirmar aceptás los Términos y condiciones (se abre en otra pestaña) y la Política de privacidad (se abre en otra pestaña).',
  );
});

it('checkout page informs the right of withdrawal directly above the button', async () => {
  open();
  await screen.findByRole('link', { name: /^Términos/ });
  expect(confirm().closest('.bottom-bar')?.previousElementSibling).toHaveTextContent(
    /^Tenés derecho a arrepentirte de esta compra dentro de los 10 días corridos .* Botón de arrepentimiento$/,
  );
});

it('checkout page accepts nothing where nothing is published', async () => {
  inForce([]);
  open();
  expect(await screen.findByRole('button', { name: 'Confirmar Pedido' })).toBeVisible();
  expect(screen.queryByText(/Al confirmar aceptás/)).toBeNull();
});

it('checkout page sends the versions that it showed', async () => {
  const sent = takingOrders();
  const user = userEvent.setup();
  open();
  await screen.findByRole('link', { name: /^Términos/ });
  await typePersonalData(user);
  await user.click(confirm());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body.policies).toEqual(policies);
});

it('an order links to exactly the versions that it accepted', () => {
  render(
    <MemoryRouter initialAddress="/">
      <OrderPolicies order={anOrder({ acceptedPolicies: [...policies] })} className="" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Términos y condiciones (versión 3)' })).toHaveAttribute(
    'href',
    '/terminos?version=3',
  );
});
