import { health, type Health } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { server } from '../testing/dashboard-setup.tsx';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as DashboardPage } from './dashboard-page.tsx';

const backup = {
  check: 'backup',
  problem: 'La copia de seguridad de cada noche no está al día: todavía no hay ninguna',
  remedy: 'Pedí que corran npm run backup.',
  manual: 'docs/operations.md#backups',
  since: '2026-11-20T15:00:00.000Z',
};
const mail = { ...backup, check: 'mail', problem: 'Hay correos que no salen', since: null };

const open = (failures: Health['failures']) => {
  const time = '2026-11-20T15:00:00.000Z';
  server.use(answering(health, { status: 'ok', database: 'ok', time, failures }));
  renderRoute([{ path: '/', Component: DashboardPage }], '/', { retry: false });
};

// @spec F.25
test('the dashboard of an owner says in one line what fails, and unfolds what to do', async () => {
  open([backup, mail]);
  const line = await screen.findByText(/2 cosas fallan en la tienda/);
  expect(screen.getByText(backup.problem)).not.toBeVisible();
  await userEvent.click(line);
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(/Para quien mantiene/));
  expect(first).toHaveTextContent(`${backup.problem} (desde el 20/11/2026 12:00)`);
  expect(first).toHaveTextContent(backup.remedy);
  expect(first).toHaveTextContent('Para quien mantiene la tienda: docs/operations.md#backups');
  expect(second).not.toHaveTextContent('desde el');
  expect(await accessibilityFaults()).toEqual([]);
});

test.each([[[]], [undefined]])(
  'the dashboard says nothing of failures when it is told %j',
  async (failures) => {
    open(failures);
    expect(await screen.findByText('Esperan una acción')).toBeVisible();
    expect(screen.queryByText('Ver qué hacer')).toBeNull();
  },
);
