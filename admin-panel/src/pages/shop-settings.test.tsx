import {
  errorCodes,
  getContentSource,
  getCounterSettings,
  getShop,
  listPolicies,
  updateShop,
} from '@shop/contract';
import { aShop, answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { open, retype, server, success } from '../testing/settings-page-setup.tsx';

const address = '/settings?seccion=tienda';

test('saving shop settings sends the changes and hides the unsaved notice', async () => {
  let sent: unknown;
  server.use(
    answering(updateShop, async (request) => {
      sent = await request.json();
      return { status: success, shop: aShop({ brand: 'Jazmín', coverageCities: ['Neuquén', 'Plottier'] }) };
    }),
  );
  const { user } = open(address);
  await retype(user, 'Nombre de la tienda', 'Jazmín');
  await user.type(screen.getByLabelText('Ciudades'), '\nPlottier');
  expect(screen.getByText('Cambios sin guardar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  await waitFor(() => expect(screen.queryByText('Cambios sin guardar')).toBeNull());
  expect(sent).toMatchObject({ brand: 'Jazmín', coverageCities: ['Neuquén', 'Plottier'] });
});

test('saving shop settings tells which policies were published anew, and leads to them', async () => {
  const publishedAt = '2026-11-29T12:00:00.000Z';
  let inForce = 1;
  const terms = () => ({
    kind: 'terms' as const,
    versions: [{ version: inForce, publishedAt, author: 'Jazmín' }],
    isOutdated: false,
  });
  const privacy = { ...terms(), kind: 'privacy' as const };
  server.use(
    answering(listPolicies, () => ({ status: success, policies: [terms(), privacy] })),
    answering(updateShop, () => {
      inForce = 2;
      return { status: success, shop: aShop({ address: 'Mitre 10' }) };
    }),
  );
  const { user } = open(address);
  await retype(user, /^Dirección/, 'Mitre 10');
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  expect(
    await screen.findByText('Se publicó de nuevo con los datos nuevos: Términos y condiciones.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver políticas' }));
  expect(await screen.findByRole('tab', { name: 'Políticas' })).toHaveAttribute('aria-selected', 'true');
});

test('saving shop settings keeps what another user saved in other fields', async () => {
  let sent: unknown;
  const { user } = open(address);
  await retype(user, 'Nombre de la tienda', 'Jazmín');
  server.use(
    answering(getShop, { status: success, shop: aShop({ address: 'Mitre 10' }) }),
    answering(updateShop, async (request) => {
      sent = await request.json();
      return { status: success, shop: aShop({ brand: 'Jazmín', address: 'Mitre 10' }) };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  await waitFor(() => expect(sent).toMatchObject({ brand: 'Jazmín', address: 'Mitre 10' }));
  expect(await screen.findByDisplayValue('Mitre 10')).toBeVisible();
});

// @spec C.20
test('edit conflict of shop settings offers both sides of each field and takes over the other fields', async () => {
  const sent: { brand: string; address: string; email: string; seen: unknown }[] = [];
  const theirs = aShop({ brand: 'Jazmín Neuquén', email: 'ventas@example.com', address: 'Mitre 10' });
  const { user } = open(address);
  await retype(user, 'Nombre de la tienda', 'Jazmín');
  await retype(user, 'Email', 'hola@jazmin.example');
  server.use(
    answering(getShop, { status: success, shop: theirs }),
    answering(updateShop, async (request) => {
      sent.push((await request.json()) as (typeof sent)[number]);
      if (sent.length === 1) {
        const lastChange = 'Fue ana, 21/11/2026 09:00.';
        const details = { fields: ['brand', 'email'], shop: theirs, lastChange };
        return refusal(409, 'Otra persona', { code: errorCodes.staleFields, details });
      }
      return { status: success, shop: { ...theirs, email: 'hola@jazmin.example' } };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Fue ana, 21\/11\/2026 09:00\. Lo que escribiste no se perdió/)).toBeVisible();
  const brand = within(dialog.getByRole('group', { name: 'Nombre de la tienda' }));
  await user.click(brand.getByRole('radio', { name: /Jazmín Neuquén/ }));
  await user.click(dialog.getByRole('button', { name: 'Guardar lo elegido' }));
  await waitFor(() => expect(screen.queryByText('Cambios sin guardar')).toBeNull());
  expect(sent[0]).toMatchObject({
    address: 'Mitre 10',
    seen: { brand: aShop().brand, address: 'Mitre 10' },
  });
  expect(sent[1]).toMatchObject({
    brand: 'Jazmín Neuquén',
    email: 'hola@jazmin.example',
    seen: { email: 'ventas@example.com' },
  });
});

test('shop settings show a fault beside its field', async () => {
  const { user } = open(address);
  await retype(user, 'Prefijo de los pedidos', 'jl9');
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  expect(await screen.findByText('El prefijo son de 1 a 6 letras mayúsculas')).toBeVisible();
  expect(screen.getByLabelText('Prefijo de los pedidos')).toBeInvalid();
  expect(await accessibilityFaults()).toEqual([]);
});

test('leave guard asks before unsaved shop settings are left', async () => {
  server.use(
    answering(getContentSource, () => refusal(503, 'Ocupada')),
    answering(getCounterSettings, () => refusal(503, 'Ocupada')),
  );
  const { user } = open(address);
  await retype(user, 'Nombre de la tienda', 'Otra');
  await user.click(screen.getByRole('link', { name: 'Ir a Cobros' }));
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByLabelText('Nombre de la tienda')).toHaveValue('Otra');
  await user.click(screen.getByRole('link', { name: 'Ir a Cobros' }));
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByRole('tab', { name: 'Cobros' })).toHaveAttribute('aria-selected', 'true');
});

test('leave guard asks when another settings tab is opened', async () => {
  const { user } = open(address);
  await retype(user, 'Nombre de la tienda', 'Otra');
  await user.click(screen.getByRole('tab', { name: 'Perfil' }));
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByLabelText('Nombre de la tienda')).toHaveValue('Otra');
});

test('shop settings that failed to load can be retried', async () => {
  server.use(answering(getShop, () => refusal(403, 'No se puede')));
  const { user } = open(address);
  expect(await screen.findByText('No pudimos cargar los datos de la tienda: No se puede')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByLabelText('CUIT (por ley)')).toBeVisible();
});
