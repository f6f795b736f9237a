import { getContent } from '@shop/contract';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answering, aSiteContent, refusal } from '@shop/web-kit/testing';
import { server, open, field, city, confirm, typePersonalData } from '#testing/checkout-setup.tsx';

// @spec 2.1.6 5.3

describe('checkout form', () => {
  // @spec 1.11 2.7.1
  it('checkout form starts with a pickup paid in cash and shows all costs', async () => {
    open();
    expect(await screen.findByRole('radio', { name: /Retiro en punto de encuentro.*Gratis/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Efectivo/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Envío a domicilio.*\+ \$2\.500/ })).not.toBeChecked();
  });

  // @spec 2.7.3
  it('checkout form lists all missing fields in a focused summary with links to them', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('radio', { name: /Envío a domicilio/ }));
    await user.clear(city());
    await user.click(confirm());
    const summary = await screen.findByRole('heading', { name: 'Hay un problema' });
    for (const message of [
      'El nombre completo es requerido',
      'El email es requerido',
      'El teléfono es requerido',
      'La dirección es requerida para el envío',
      'La ciudad es requerida para el envío',
    ])
      expect(screen.getByRole('link', { name: message })).toBeVisible();
    await waitFor(() => expect(summary.closest('[tabindex]')).toHaveFocus());
    expect(document.title).toMatch(/^Error:/);
    await user.click(screen.getByRole('link', { name: 'El teléfono es requerido' }));
    await waitFor(() => expect(field(/Teléfono/)).toHaveFocus());
    expect(field(/Teléfono/)).toHaveAccessibleDescription(/El teléfono es requerido/);
  });

  // @spec 5.13 5.16
  it('checkout form shows an invalid e-mail on blur and hides the error while it is edited', async () => {
    const user = userEvent.setup();
    open();
    await user.type(field(/Email/), 'maria');
    expect(screen.queryByText('Formato de email inválido')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Formato de email inválido')).toBeVisible();
    await user.type(field(/Email/), '@');
    await waitFor(() => expect(screen.queryByText('Formato de email inválido')).toBeNull());
  });

  it('checkout form rejects a city outside the coverage', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('radio', { name: /Envío a domicilio/ }));
    await user.clear(city());
    await user.type(city(), 'Cipolletti');
    await user.tab();
    await waitFor(() => expect(city()).toBeInvalid());
  });

  it('checkout form restores the typed values after a reload', async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    await typePersonalData(user);
    unmount();
    open();
    expect(field(/Nombre completo/)).toHaveValue('María Gómez');
    expect(field(/Teléfono/)).toHaveValue('299 412 3456');
  });

  it('checkout form offers only methods that the owner has enabled', async () => {
    const content = aSiteContent();
    content.checkout.shipping.enabled = false;
    content.checkout.paymentInfo.cashOnDelivery.enabled = false;
    server.use(answering(getContent, { status: 'success' as const, content }));
    open();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Efectivo/ })).toBeNull());
    expect(screen.getByRole('radio', { name: /Transferencia/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Envío a domicilio/ })).toBeNull();
  });

  // @spec B.6
  it('checkout form reports that a chosen payment method was switched off', async () => {
    const user = userEvent.setup();
    const content = aSiteContent();
    content.checkout.deliveryInfo.title = 'Entrega de hoy';
    server.use(answering(getContent, () => ({ status: 'success' as const, content })));
    open();
    await screen.findByText('Entrega de hoy');
    await user.click(screen.getByRole('radio', { name: /Transferencia/ }));
    const notice = /La forma de pago que habías elegido ya no está disponible/;
    expect(screen.queryByText(notice)).toBeNull();
    content.checkout.paymentInfo.bankTransfer.enabled = false;
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Efectivo/ })).toBeChecked();
    expect(screen.queryByText(/La forma de entrega que habías elegido/)).toBeNull();
    focusManager.setFocused(undefined);
  });

  it('checkout form disables the order without any delivery method', async () => {
    const content = aSiteContent();
    content.checkout.shipping.enabled = false;
    content.checkout.deliveryInfo.meetingPoint.enabled = false;
    server.use(answering(getContent, { status: 'success' as const, content }));
    open();
    await screen.findByText(/Por el momento no hay entregas disponibles/);
    expect(confirm()).toBeDisabled();
  });

  // @spec 2.7.6
  it('checkout form uses the default content when the content cannot be loaded', async () => {
    server.use(answering(getContent, () => refusal(500, 'x')));
    open();
    expect(await screen.findByRole('radio', { name: /Retiro en punto de encuentro/ })).toBeChecked();
    expect(screen.queryByText(/Error al cargar/)).toBeNull();
  });
});

describe('checkout totals', () => {
  // @spec 2.7.4
  it('checkout totals include the shipping and the cash fee', async () => {
    const user = userEvent.setup();
    const content = aSiteContent();
    content.checkout.paymentInfo.cashOnDelivery.additionalFee = 500;
    server.use(answering(getContent, { status: 'success' as const, content }));
    open();
    const summary = within(await screen.findByRole('region', { name: 'Resumen del pedido' }));
    expect(await summary.findByText('$40.500')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Envío a domicilio/ }));
    expect(summary.getByText('$43.000')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Transferencia/ }));
    expect(summary.getByText('$42.500')).toBeVisible();
  });
});
