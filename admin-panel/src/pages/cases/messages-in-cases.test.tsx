import {
  countDueCases,
  deleteMessage,
  getShop,
  listCases,
  markMessage,
  type ReceivedMessage,
} from '@shop/contract';
import { aShop, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as CasesPage } from './cases-page.tsx';

// @spec C.30

const success = 'success' as const;
const ana: ReceivedMessage = {
  _id: 'uno',
  name: 'Ana Paz',
  email: 'ana@ejemplo.com',
  phone: '299 412 3456',
  subject: 'Talles',
  message: '¿Hay talle 95?\nGracias',
  read: false,
  answered: false,
  createdAt: '2026-11-20T12:00:00.000Z',
};
const eva: ReceivedMessage = {
  ...ana,
  _id: 'dos',
  name: 'Eva Gil',
  subject: 'Cambios',
  phone: '',
  read: true,
};

let stored: ReceivedMessage[] = [];
let requests: Record<string, string>[] = [];
let sent: unknown[] = [];
const idIn = (request: Request) => new URL(request.url).pathname.split('/').at(-1);
const server = fakeServer(
  answering(getShop, { status: success, shop: aShop() }),
  answering(listCases, (request) => {
    requests.push(Object.fromEntries(new URL(request.url).searchParams));
    const entries = stored.map((message) => ({ dueAt: '2026-11-21T12:00:00.000Z', case: null, message }));
    return { status: success, entries, totalEntries: stored.length, totalPages: 1 };
  }),
  answering(countDueCases, () => ({ status: success, due: stored.length })),
  answering(markMessage, async (request) => {
    const change = (await request.json()) as Partial<ReceivedMessage>;
    sent.push(change);
    stored = stored.map((one) => (one._id === idIn(request) ? { ...one, ...change } : one));
    return { status: success, received: stored.find(({ _id }) => _id === idIn(request))! };
  }),
  answering(deleteMessage, (request) => {
    stored = stored.filter(({ _id }) => _id !== idIn(request));
    return { status: success, message: 'Mensaje eliminado.' };
  }),
);
beforeEach(() => {
  stored = [ana, eva];
  requests = [];
  sent = [];
});

const open = (address = '/cases') => renderRoute([{ path: '/cases', Component: CasesPage }], address);
const header = (name: RegExp) => screen.findByRole('button', { name });

describe('the cases page', () => {
  it('cases page shows sender and subject, and marks an opened message as read', async () => {
    const { user } = open();
    const row = await header(/Talles.*Ana Paz.*Sin leer/);
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await user.click(row);
    expect(screen.getByText(/¿Hay talle 95\?/)).toBeVisible();
    await waitFor(() => expect(row).not.toHaveTextContent('Sin leer'));
    expect(sent).toEqual([{ read: true }]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('cases page offers replies by mail, and by chat with a phone number', async () => {
    stored = [{ ...ana, read: true }, eva];
    const { user } = open();
    await user.click(await header(/Talles/));
    expect(screen.getByRole('link', { name: 'Responder por email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:ana@ejemplo\.com\?subject=Re%3A%20Talles/),
    );
    expect(screen.getByRole('link', { name: 'Responder por WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me/5492994123456'),
    );
    await user.click(await header(/Cambios/));
    expect(screen.queryByRole('link', { name: 'Responder por WhatsApp' })).toBeNull();
  });

  it('cases page marks a message as answered and as unanswered', async () => {
    const { user } = open();
    await user.click(await header(/Cambios/));
    await user.click(screen.getByRole('button', { name: 'Marcar como respondido' }));
    expect(await header(/Cambios.*Respondido/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Marcar como no respondido' }));
    await waitFor(() => expect(sent).toEqual([{ answered: true }, { answered: false }]));
  });

  it('cases page asks before a message is deleted, with the focus on Cancel', async () => {
    const { user } = open();
    await user.click(await header(/Cambios/));
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Eliminar el mensaje de Eva Gil' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await user.click(question.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Mensaje eliminado.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Eva Gil')).toBeNull());
  });

  it('cases page filters by kind and state in the address', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Abiertos' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de caso' }), 'Mensajes');
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({ page: '1', limit: '20', state: 'open', kind: 'message' }),
    );
    expect(router.state.location.search).toBe('?estado=abiertos&tipo=mensajes');
  });
});

describe('the cases page without messages', () => {
  it.each([
    ['/cases', 'Cuando alguien se arrepienta de una compra o te escriba, va a aparecer acá.'],
    ['/cases?estado=cerrados', 'Ningún caso coincide con este filtro.'],
  ])('cases page without messages shows at %s why it is empty', async (address, text) => {
    stored = [];
    open(address);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('cases page shows the load error with a retry button', async () => {
    server.use(answering(listCases, () => refusal(403, 'No tenés permiso')));
    const { user } = open();
    expect(await screen.findByText('No pudimos cargar los casos: No tenés permiso')).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Ana Paz')).toBeVisible();
  });

  it('cases page shows why a change was not saved', async () => {
    server.use(answering(markMessage, () => refusal(404, 'Ese mensaje ya no está.')));
    const { user } = open();
    await user.click(await header(/Cambios/));
    await user.click(screen.getByRole('button', { name: 'Marcar como respondido' }));
    expect(await screen.findByText('No pudimos guardar el cambio: Ese mensaje ya no está.')).toBeVisible();
  });
});
