import {
  type CaseDetail,
  caseMessages,
  getOrder,
  getShop,
  readCase,
  recordCaseStep,
  returnCaseMoney,
  tieCase,
} from '@shop/contract';
import { anAdminOrder, aShop, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { aCase } from '../../testing/case-setup.tsx';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as CaseDetailPage } from './case-detail-page.tsx';

const status = 'success' as const;
let stored: CaseDetail;
let sent: unknown[] = [];
const changed = (changes: Partial<CaseDetail>) => {
  stored = { ...stored, ...changes };
  return { status, case: stored };
};
const server = fakeServer(
  answering(getShop, { status, shop: aShop() }),
  answering(readCase, () => ({ status, case: stored })),
  answering(getOrder, { status, order: anAdminOrder({ status: 'paid', fulfillment: 'delivered' }) }),
  answering(recordCaseStep, async (request) => {
    sent.push(await request.json());
    return changed({ state: 'answered', nextSteps: ['return_agreed'] });
  }),
  answering(returnCaseMoney, async (request) => {
    sent.push(await request.json());
    return changed({ state: 'money_returned', isOpen: false, dueAt: null, nextSteps: [] });
  }),
  answering(tieCase, async (request) => {
    sent.push(await request.json());
    return changed({ order: aCase().order, orderFacts: aCase().orderFacts, candidates: [] });
  }),
);
beforeEach(() => {
  stored = aCase();
  sent = [];
});

const open = () => renderRoute([{ path: '/cases/:id', Component: CaseDetailPage }], '/cases/caso');

test('the page of a case shows code, deadline and history, and offers the usual step first', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Arrepentimiento ARR-20261120-K7M2QX' })).toBeVisible();
  expect(screen.getByText('29/11/2026 23:59')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Próximo paso' }));
  expect(steps.getAllByRole('button')[0]).toHaveTextContent('Ya le respondí');
  expect(steps.queryByRole('button', { name: /Rechazar/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('wa.me/5492994123456'),
  );
  expect(await accessibilityFaults()).toEqual([]);
});

test('an answer is recorded with its way', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ya le respondí' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cómo le respondiste' }), 'Por WhatsApp');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Acordamos la devolución' })).toBeVisible();
  expect(sent).toEqual([{ step: 'answered', note: '', way: 'whatsapp' }]);
});

test('a step that is refused keeps what was typed and says why', async () => {
  server.use(answering(recordCaseStep, () => refusal(409, caseMessages.badStep)));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Agregar una nota' }));
  await user.type(screen.getByRole('textbox', { name: 'Nota' }), 'Llamó hoy');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(caseMessages.badStep)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('Llamó hoy');
});

test('money is returned with amount, way and day, and the paid amount is proposed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Devolver el dinero' }));
  expect(screen.getByRole('textbox', { name: 'Importe ($)' })).toHaveValue('8.000');
  const units = await screen.findByRole('combobox', { name: '¿Qué unidades vuelven al stock?' });
  await user.selectOptions(units, 'Ninguna vuelve a la venta');
  await user.click(screen.getByRole('button', { name: 'Anotar la devolución' }));
  expect(await screen.findByText(/Devolución de .*8\.000 anotada/)).toBeVisible();
  expect(sent).toMatchObject([{ amount: 8_000, method: 'transfer', expectedPaid: 8_000, restock: false }]);
  expect(await screen.findByText('El caso está cerrado: no queda nada por hacer.')).toBeVisible();
});

test('a part of the goods that came back is named a line each', async () => {
  stored = aCase({ state: 'return_agreed', nextSteps: ['goods_received'] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Recibí las prendas' }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Qué pasa con las prendas' }),
    'Volvió una parte',
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Conjunto/ }), '1 de 1');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ goods: 'part', returnedUnits: [{ lineId: 1, quantity: 1 }] }]),
  );
});

test('money that the order already returned is taken over', async () => {
  stored = aCase({ orderFacts: { ...aCase().orderFacts!, paidAmount: 0, returnedSince: 8_000 } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Devolver el dinero' }));
  await user.click(screen.getByRole('button', { name: /Ya está en la orden: .*8\.000/ }));
  await waitFor(() => expect(sent).toEqual([{ recorded: true }]));
});

test('a case whose contact is not the one of its order warns the staff', async () => {
  stored = aCase({ contactMatches: false });
  open();
  expect(await screen.findByText(/El contacto de este caso no es el de la orden/)).toBeVisible();
});

test('a withdrawal without an order is given one of the same contact', async () => {
  const { orderFacts } = aCase();
  stored = aCase({ order: null, orderFacts: null, orderNumber: '', candidates: [orderFacts!] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Es este' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: '¿Asociar la orden JL-20261118-0003?' }),
  );
  await user.click(question.getByRole('button', { name: 'Asociar' }));
  expect(await screen.findByText('Orden asociada al caso.')).toBeVisible();
  expect(sent).toEqual([{ orderNumber: 'JL-20261118-0003' }]);
});

// @spec F.3
test('a case is printed on a sheet of its own without the notes of the staff', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  stored = aCase({
    events: [
      ...aCase().events,
      { ...aCase().events[0]!, step: 'note', note: 'No atiende de mañana', actor: 'duena' },
    ],
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = document.querySelector('.print-sheet');
  expect(sheet).toHaveTextContent('Código: ARR-20261120-K7M2QX');
  expect(sheet).not.toHaveTextContent('No atiende de mañana');
});

test('a case that does not exist says so', async () => {
  server.use(answering(readCase, () => refusal(404, caseMessages.notFound)));
  open();
  expect(await screen.findByText(caseMessages.notFound)).toBeVisible();
});
