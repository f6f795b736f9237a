import { bulkFulfillment, getOrder, recordWhatsapp } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { first, listing, open, second, server, success } from '../../testing/orders-page-setup.tsx';

it('clients of moved orders are told by WhatsApp one after another, and the history of each order says so', async () => {
  const told: string[] = [];
  const tab = { opener: {}, location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const nobody = { ...second, shippingInfo: { ...second.shippingInfo, phone: '' } };
  const orderOf = (id: string) => ({ ...(id === first._id ? first : nobody), whatsappText: 'Está lista' });
  server.use(
    listing([first, nobody]),
    answering(bulkFulfillment, { status: success, changed: [first._id, nobody._id], failed: [] }),
    answering(getOrder, (request) => ({
      status: success,
      order: orderOf(new URL(request.url).pathname.split('/').at(-1)!),
    })),
    answering(recordWhatsapp, (request) => {
      told.push(new URL(request.url).pathname.split('/').at(-2)!);
      return { status: success, order: { ...first, whatsappText: 'Está lista: su enlace' } };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByLabelText('Seleccionar todas las órdenes de esta página'));
  await user.click(screen.getByRole('button', { name: 'Entrega' }));
  await user.click((await screen.findAllByRole('menuitem'))[0]!);
  await user.click(
    within(await screen.findByRole('alertdialog'))
      .getAllByRole('button')
      .at(-1)!,
  );
  const bar = within(await screen.findByRole('group', { name: 'Avisos de las órdenes que cambiaste' }));
  expect(bar.getByText('2 órdenes para avisar')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Avisar por WhatsApp' }));
  const walk = within(await screen.findByRole('dialog', { name: 'Avisar por WhatsApp' }));
  expect(await walk.findByText('Está lista')).toBeVisible();
  expect(walk.getByText('1 de 2')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(walk.getByRole('button', { name: 'Abrir WhatsApp y seguir' }));
  expect(await walk.findByText('La clienta no dejó un teléfono.')).toBeVisible();
  expect(walk.getByText('2 de 2')).toBeVisible();
  expect(told).toEqual([first._id]);
  expect(decodeURIComponent(String(tab.location.replace.mock.calls[0]![0]))).toContain('su enlace');
  await user.click(walk.getByRole('button', { name: 'Terminar' }));
  expect(await screen.findByText('1 clienta avisada')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Avisos de las órdenes que cambiaste' })).toBeNull();
});
