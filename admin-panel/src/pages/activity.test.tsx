import { type AuditEntry, listAudit, listStaff } from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { signedIn } from '../testing/signed-in.ts';
import { Component as TeamPage } from './team-page.tsx';

const success = 'success' as const;
const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  _id: '1.a.1',
  at: '2026-11-20T15:00:00.000Z',
  actor: 'ana',
  action: 'login',
  subject: '',
  order: null,
  before: null,
  after: null,
  ...part,
});
const status = entry({
  _id: '3.o.1',
  action: 'order-status',
  subject: 'JL-20261120-0001',
  order: 'uno',
  actor: 'rocio',
  before: { status: 'pending_manual' },
  after: { status: 'paid' },
});
const unknown = entry({ _id: '2.a.2', action: 'algo-nuevo', subject: 'X1', after: { price: 1500 } });
let queries: Record<string, string>[] = [];

const server = fakeServer(answering(listStaff, { status: success, staff: [], invitations: [] }));
signedIn();
beforeEach(() => {
  queries = [];
  server.use(
    answering(listAudit, (request) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      queries.push(query);
      const entries = query.after ? [entry({ _id: '0.a.9' })] : [status, unknown];
      return { status: success, entries, next: query.after ? null : '2.a.2', actors: ['ana', 'rocio'] };
    }),
  );
});
const render = (search = '') =>
  renderRoute([{ path: '/team', Component: TeamPage }], `/team?seccion=actividad${search}`, { retry: false });

describe('the activity', () => {
  // @spec F.23
  it('activity says who did what and when, with what changed', async () => {
    const { user } = render();
    const link = await screen.findByRole('link', { name: 'cambió el estado de la orden JL-20261120-0001' });
    expect(link).toHaveAttribute('href', '/orders/uno');
    expect(screen.getAllByText('20/11/2026 12:00')).toHaveLength(2);
    await user.click(screen.getByLabelText(/Ver el cambio: rocio/));
    expect(screen.getByText('Pendiente (Efectivo)', { exact: false })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('activity shows an action without a text by its key', async () => {
    render();
    expect(await screen.findByText(/algo-nuevo X1/)).toBeVisible();
  });

  it('activity continues with the cursor of the page before', async () => {
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Ver más' }));
    expect(await screen.findByText('inició sesión')).toBeVisible();
    expect(queries.at(-1)).toMatchObject({ after: '2.a.2' });
    expect(screen.getByText('No hay nada anterior.')).toBeVisible();
    expect(screen.getByRole('link', { name: /JL-20261120-0001/ })).toBeVisible();
  });

  it('activity is filtered by person, kind, days and text, and the address keeps it', async () => {
    const { user, router } = render('&desde=2026-11-01');
    await screen.findByRole('option', { name: 'rocio' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Persona' }), 'rocio');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Órdenes y caja');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en la actividad' }), 'JL-2026{Enter}');
    await waitFor(() =>
      expect(queries.at(-1)).toEqual({
        actor: 'rocio',
        kind: 'orders',
        from: '2026-11-01',
        search: 'JL-2026',
      }),
    );
    const address = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(address)).toEqual({
      seccion: 'actividad',
      persona: 'rocio',
      tipo: 'ordenes',
      desde: '2026-11-01',
      buscar: 'JL-2026',
    });
  });

  it('activity without a match offers to clear the filters', async () => {
    server.use(answering(listAudit, { status: success, entries: [], next: null, actors: [] }));
    const { user, router } = render('&buscar=nada');
    await user.click(await screen.findByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(router.state.location.search).toBe('?seccion=actividad'));
  });

  it('activity says when it could not be loaded', async () => {
    server.use(answering(listAudit, () => refusal(503, 'Ocupada')));
    render();
    expect(await screen.findByText('Ocupada')).toBeVisible();
  });
});
