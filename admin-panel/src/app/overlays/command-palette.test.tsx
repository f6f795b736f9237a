import { listOrders, listProducts, roleTypeOf, type StaffRole } from '@shop/contract';
import { anAdminOrder, aProduct, answering, fakeServer } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterSession } from '#features/session/session-store.ts';
import { keyOf } from '#shared/resource/query.ts';
import { sessionUser } from '#features/session/session-user.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { ana, signedIn } from '../../testing/signed-in.ts';
import CommandPalette from '#features/command-palette/command-palette.tsx';

const status = 'success' as const;
const found = [aProduct({ _id: 'alma', title: 'Body de encaje' })];

const server = fakeServer(
  answering(listProducts, {
    status,
    payload: found,
    page: 1,
    totalPages: 1,
    totalDocs: 1,
    totalProducts: 1,
  }),
  answering(listOrders, { status, orders: [], totalOrders: 0, totalPages: 1, page: 1, limit: 5 }),
);
signedIn();

const openAs = (role: StaffRole) => {
  enterSession('a-token', sessionUser({ ...ana, role: roleTypeOf(role) }));
  const palette = <CommandPalette onClose={() => {}} onShortcuts={() => {}} />;
  return renderRoute([{ path: '/', element: palette }], '/', { retry: false });
};

it.each<[StaffRole, string]>([
  ['vendedora', '/products/edit/alma'],
  ['lectura', '/products?buscar=Body%20de%20encaje'],
])('palette leads the role %s from a product that it found to %s', async (role, address) => {
  const { user, router } = openAs(role);
  await user.type(await screen.findByRole('combobox'), 'encaje');
  await user.click(await screen.findByText('Body de encaje'));
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toBe(address);
});

it('palette begins with the actions of every day, and what the server finds stands below the actions', async () => {
  const { user } = openAs('duena');
  const everyday = await screen.findByRole('group', { name: 'De todos los días' });
  expect(within(everyday).getAllByRole('option')[0]).toHaveAccessibleName('Registrar venta');
  await user.type(screen.getByRole('combobox'), 'envío');
  await screen.findByText('Body de encaje');
  const [first] = screen.getAllByRole('option');
  expect(first).toHaveAccessibleName('Cambiar el costo de envío');
  expect(first).toHaveAttribute('aria-selected', 'true');
});

it('palette shows the order of an amount before the products have come, and one of a name with them', async () => {
  const order = anAdminOrder({ _id: 'cara', orderNumber: 'JL-20261120-0007' });
  server.use(
    answering(listOrders, { status, orders: [order], totalOrders: 1, totalPages: 1, page: 1, limit: 5 }),
    answering(listProducts, () => new Promise<never>(() => undefined)),
  );
  const { user, client } = openAs('duena');
  await user.type(await screen.findByRole('combobox'), 'alma');
  await waitFor(() =>
    expect(client.getQueryCache().findAll({ queryKey: keyOf(listOrders) })).toHaveLength(1),
  );
  await waitFor(() => expect(client.isFetching({ queryKey: keyOf(listOrders) })).toBe(0));
  expect(screen.queryByText('JL-20261120-0007')).toBeNull();
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), '36.800');
  expect(await screen.findByText('JL-20261120-0007')).toBeVisible();
});

it('palette offers an accountant her reports and no product, order or client', async () => {
  const { user } = openAs('contadora');
  expect(await screen.findByText('Ver informes')).toBeVisible();
  for (const other of ['Ver órdenes', 'Ver productos', 'Ver clientas'])
    expect(screen.queryByText(other)).toBeNull();
  await user.type(screen.getByRole('combobox'), 'encaje');
  expect(await screen.findByText(/^Sin resultados/)).toBeVisible();
  expect(screen.queryByText('Body de encaje')).toBeNull();
});

it('palette has no title for more actions where none stands above them', async () => {
  openAs('contadora');
  await screen.findByText('Ver informes');
  expect(screen.queryByText('De todos los días')).toBeNull();
  expect(screen.queryByText('Más acciones')).toBeNull();
});
