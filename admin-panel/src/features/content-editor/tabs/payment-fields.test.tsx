import type { SiteContent } from '@shop/contract';
import { answering, aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { ContentEditor } from '../content-editor.tsx';

const server = fakeServer();
beforeEach(() => localStorage.clear());

async function openEditor() {
  const saved: SiteContent[] = [];
  server.use(
    answering('updateContent', async (request) => {
      const content = (await request.json()) as SiteContent;
      saved.push(content);
      return { status: 'success' as const, content: { ...content, version: 2 } };
    }),
  );
  const Component = () => <ContentEditor published={aSiteContent()} onRefresh={vi.fn()} />;
  const { user } = renderRoute([{ path: '/', Component }], '/');
  const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name }));
  const enter = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  return { user, saved, openTab, enter, save };
}

it('content editor saves a discount, instalments, a minimum purchase and announcements', async () => {
  const { saved, openTab, enter, save } = await openEditor();
  await openTab('Métodos de Pago');
  await enter(await screen.findByLabelText('Compra mínima ($)'), '20000');
  const transfer = within(screen.getByRole('group', { name: 'Transferencia bancaria' }));
  await enter(transfer.getByLabelText('Descuento (%)'), '10');
  await enter(transfer.getByLabelText('Cuotas'), '3 cuotas sin interés');
  await enter(transfer.getByLabelText('Horas para pagar'), '24');
  await openTab('Avisos');
  await enter(await screen.findByLabelText('Textos de los avisos'), 'Uno{enter}Dos');
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    announcement: { texts: 'Uno\nDos' },
    checkout: {
      minimumPurchase: 20_000,
      paymentInfo: {
        cashOnDelivery: { discountPercent: 0, instalments: '' },
        bankTransfer: { paymentHours: 24, discountPercent: 10, instalments: '3 cuotas sin interés' },
      },
    },
  });
});

it('content editor leads to a discount that is too large', async () => {
  const { saved, openTab, enter, save } = await openEditor();
  await openTab('Métodos de Pago');
  const cash = within(await screen.findByRole('group', { name: 'Efectivo' }));
  await enter(cash.getByLabelText('Descuento (%)'), '95');
  await save();
  expect(await cash.findByText('Escribí un porcentaje entero, de 0 a 90')).toBeVisible();
  expect(saved).toEqual([]);
});
