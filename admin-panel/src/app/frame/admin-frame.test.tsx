import {
  ordersSummary,
  countDueCases,
  listOrders,
  logout,
  listReviews,
  listPhoneAlerts,
  health,
} from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keyOf } from '#shared/resource/query.ts';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { openFrame as open } from '../../testing/admin-frame-setup.tsx';
import { ana, signedIn } from '../../testing/signed-in.ts';

// @spec C.35

const success = 'success' as const;

const server = fakeServer(
  answering(ordersSummary, {
    status: success,
    summary: {
      totalOrders: 5,
      totalRevenue: 0,
      queues: {},
      ordersWithWork: 3,
      summaryByStatusAndPaymentMethod: {
        pending_manual: { cash: 2, transfer: 0 },
        pending_transfer_confirmation: { cash: 0, transfer: 1 },
        paid: { cash: 2, transfer: 0 },
      },
    },
  }),
  answering(countDueCases, { status: success, due: 3 }),
  answering(listOrders, { status: success, orders: [], totalOrders: 0, totalPages: 1, page: 1, limit: 5 }),
  answering(logout, { status: success, message: 'Chau' }),
);
signedIn({ ...ana, username: '' });

describe('the sidebar', () => {
  // @spec 2.11.1
  it('sidebar links its entries', async () => {
    open();
    const menu = within(await screen.findByRole('navigation', { name: 'Menú de administración' }));
    const entries = menu
      .getAllByRole('link')
      .map((link) => [link.textContent?.replace(/\d.*/, ''), link.getAttribute('href')]);
    expect(entries).toEqual([
      ['Dashboard', '/'],
      ['Productos', '/products'],
      ['Órdenes', '/orders'],
      ['Clientas', '/clients'],
      ['Casos', '/cases'],
      ['Informes', '/reports'],
      ['Marketing', '/coupons'],
      ['Contenido', '/content'],
      ['Config', '/settings'],
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('sidebar says how many reviews wait for a decision', async () => {
    server.use(
      answering(listReviews, { status: success, reviews: [], totalReviews: 2, totalPages: 1, pending: 2 }),
    );
    open();
    expect(
      await screen.findByRole('link', { name: /^Marketing.*2 opiniones esperan una decisión$/ }),
    ).toBeVisible();
  });

  it('sidebar says how many shoppers staff owe a message', async () => {
    server.use(
      answering(listPhoneAlerts, { status: success, alerts: [], totalAlerts: 0, totalPages: 1, due: 3 }),
    );
    open();
    expect(
      await screen.findByRole('link', { name: /^Marketing.*3 clientas esperan un mensaje$/ }),
    ).toBeVisible();
  });

  it('sidebar and toolbar say how many cases are due', async () => {
    open();
    expect(await screen.findByRole('link', { name: /^Casos.*3 casos por atender$/ })).toHaveAttribute(
      'href',
      '/cases',
    );
    expect(screen.getAllByRole('link', { name: 'Casos y mensajes: 3 por atender' })[0]).toBeVisible();
  });

  // @spec 2.11.1
  it('sidebar marks the entry of the current page, and Dashboard only at its own address', async () => {
    open('/orders');
    const menu = within(await screen.findByRole('navigation', { name: 'Menú de administración' }));
    expect(menu.getByRole('link', { name: /Órdenes/ })).toHaveAttribute('aria-current', 'page');
    expect(menu.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  // @spec 2.11.5
  it('sidebar shows the part of the e-mail before the @ for a user without a username', async () => {
    open();
    expect(await screen.findByText('ana')).toBeVisible();
    expect(screen.getByText('Administrador')).toBeVisible();
  });

  it('sidebar counts the orders that wait for the staff', async () => {
    open();
    expect(await screen.findByText('3 órdenes esperan una acción')).toBeInTheDocument();
  });

  // @spec 2.11.2
  it('sidebar stays collapsed after a reload', async () => {
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Contraer el menú' }));
    unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Expandir el menú' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  // @spec 2.11.3
  it('sidebar opens from the top bar on small screens', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Abrir el menú/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(drawer.getByRole('link', { name: /Órdenes/ }));
    expect(await screen.findByRole('heading', { name: 'Las órdenes' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // @spec 2.11.6 4.17
  it('logout button signs out, and warns when the server was not reached', async () => {
    server.use(answering(logout, () => refusal(503, 'Ocupada')));
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('adminToken')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('adminUser')).toBeNull();
    expect(await screen.findByText(/no pudimos avisarle al servidor/)).toBeInTheDocument();
  });
});

it('logout button asks before unsaved work is lost, and can be cancelled', async () => {
  const { user, router } = open('/form');
  await user.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Cerrar sesión sin guardar?' });
  await user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByRole('heading', { name: 'Un formulario' })).toBeVisible();
  expect(localStorage.getItem('adminToken')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

describe('the system status', () => {
  // @spec 2.11.7 4.21
  it('system status shows the check, then the connection with the time of the check', async () => {
    const { user } = open();
    const panel = within(await screen.findByRole('region', { name: 'Estado del Sistema' }));
    expect(panel.getByRole('status')).toHaveTextContent('Estado del Sistema: Verificando...');
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Conectado'));
    const lastCheck = panel.getByText(/Última verificación: \d{2}:\d{2}/);
    expect(lastCheck).not.toBeVisible();
    await user.click(panel.getByRole('status'));
    expect(lastCheck).toBeVisible();
  });

  it.each([
    ['backup', '2026-11-22T06:05:00.000Z', 'Última copia: 22/11/2026 03:05, comprobada'],
    ['backup', null, 'Todavía sin copia de seguridad'],
    ['copy', '2026-11-22T14:59:56.000Z', 'Copiado hace 4 s'],
    ['copy', '2026-11-22T14:57:00.000Z', 'Copiado hace 3 min'],
    ['copy', '2026-11-22T12:30:00.000Z', 'Copiado hace 2 h'],
    ['copy', null, 'Todavía sin copia continua'],
    ['offsite', '2026-11-22T06:10:00.000Z', 'Fuera de la máquina: 22/11/2026 03:10'],
    ['offsite', null, 'Todavía sin copia fuera de la máquina'],
  ] as const)('system status shows the copy %s of %s as %s', async (check, at, text) => {
    const time = '2026-11-22T15:00:00.000Z';
    server.use(
      answering(health, { status: 'ok', database: 'ok', time, copies: [{ check, at }], failures: [] }),
    );
    const { user } = open();
    const panel = within(await screen.findByRole('region', { name: 'Estado del Sistema' }));
    await user.click(panel.getByRole('status'));
    expect(await panel.findByText(text)).toBeVisible();
    expect(panel.queryByText(/falla/)).toBeNull();
  });

  it.each([
    [1, 'Algo falla: mirá qué hacer en Dashboard'],
    [2, '2 cosas fallan: mirá qué hacer en Dashboard'],
  ])('system status leads to the list of %s failures', async (count, text) => {
    const time = '2026-11-22T15:00:00.000Z';
    const failure = { check: 'copy', problem: 'Está detenida', remedy: 'Mirá', manual: '', since: null };
    const failures = Array.from({ length: count }, () => failure);
    server.use(answering(health, { status: 'ok', database: 'ok', time, failures }));
    open();
    const panel = within(await screen.findByRole('region', { name: 'Estado del Sistema' }));
    expect(await panel.findByText(text)).toBeVisible();
  });

  // @spec 4.21
  it('system status shows an unreachable server, and checks again on a click', async () => {
    server.use(answering(health, () => refusal(503, 'No')));
    const { user } = open();
    expect(await screen.findByText('Desconectado')).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: /Verificar ahora/ }));
    expect(await screen.findByText('Conectado')).toBeVisible();
  });
});

describe('a server that is reachable again', () => {
  it('failed requests are repeated once the server is reachable again', async () => {
    server.use(
      answering(health, () => refusal(503, 'No')),
      answering(ordersSummary, () => refusal(403, 'No')),
    );
    const { user, client } = open();
    expect(await screen.findByText('Desconectado')).toBeVisible();
    await waitFor(() => expect(client.getQueryState(keyOf(ordersSummary))?.status).toBe('error'));
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: /Verificar ahora/ }));
    expect(await screen.findByText('3 órdenes esperan una acción')).toBeInTheDocument();
  });
});

describe('keyboard navigation', () => {
  it('keyboard shortcuts open pages with G and a letter, and focus the new heading', async () => {
    const { user } = open();
    await screen.findByRole('heading', { name: 'Tablero' });
    await user.keyboard('go');
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { name: 'Las órdenes' })).toHaveFocus(),
    );
    await user.keyboard('gc');
    expect(await screen.findByRole('heading', { name: 'Los textos' })).toBeVisible();
  });

  it('navigation focuses the heading of a loading page once it appears', async () => {
    const { router } = open();
    await screen.findByRole('heading', { name: 'Tablero' });
    void router.navigate('/orders/1');
    const arrival = await screen.findByRole('button', { name: 'Llega' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    fireEvent.click(arrival);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'La orden' })).toHaveFocus());
  });

  it('question mark key lists the shortcuts, where they can be disabled', async () => {
    const { user, router } = open();
    await screen.findByRole('heading', { name: 'Tablero' });
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }));
    await user.click(list.getByRole('switch', { name: 'Usar atajos de una sola tecla' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('go');
    expect(router.state.location.pathname).toBe('/');
  });

  it('Ctrl K opens the palette, where Enter follows an entry', async () => {
    const { user } = open();
    await screen.findByRole('heading', { name: 'Tablero' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await user.type(await screen.findByRole('combobox'), 'ver productos');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Los productos' })).toBeVisible();
  });
});

describe('the theme', () => {
  it('theme changes on a click and is stored', async () => {
    const { user } = open();
    await user.click((await screen.findAllByRole('button', { name: 'Usar tema oscuro' }))[0]!);
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('adminTheme')).toBe('dark');
    await user.click(screen.getAllByRole('button', { name: 'Usar tema claro' })[0]!);
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});
