import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { getPolicy, type Policy } from '@shop/contract';
import { renderAt } from '#testing/render-at.tsx';
import PolicyPage from './policy-page.tsx';

const server = fakeServer();
const versions = [
  { version: 2, publishedAt: '2026-11-25T12:00:00.000Z' },
  { version: 1, publishedAt: '2026-10-01T12:00:00.000Z' },
];
const publish = (version: number) =>
  server.use(
    answering(getPolicy, (_, { kind }) => ({
      status: 'success' as const,
      policy: {
        kind: kind as Policy['kind'],
        title: 'Política de cambios',
        text: '# Uno\n- Dos',
        ...versions.find((one) => one.version === version)!,
        versions,
      },
    })),
  );

it('policy page shows the version in force, its date and all versions', async () => {
  publish(2);
  renderAt(<PolicyPage />, '/cambios');
  expect(await screen.findByRole('heading', { level: 1, name: 'Política de cambios' })).toBeVisible();
  expect(screen.getByText('Versión 2, publicada el 25 de noviembre de 2026')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Uno' })).toBeVisible();
  expect(screen.queryByText('Esta es una versión anterior.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Versión 1, del 1 de octubre de 2026' })).toHaveAttribute(
    'href',
    '/cambios?version=1',
  );
});

it('policy page says of an older version which one is in force', async () => {
  publish(1);
  renderAt(<PolicyPage />, '/cambios?version=1');
  expect(await screen.findByText(/Esta es una versión anterior/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leer la vigente (versión 2)' })).toHaveAttribute(
    'href',
    '/cambios',
  );
});

it('policy page can be printed or saved', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  publish(2);
  renderAt(<PolicyPage />, '/cambios');
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir o guardar' }));
  expect(print).toHaveBeenCalledOnce();
});

it('policy page of an unpublished text leads home; a failed one can be tried again', async () => {
  server.use(answering(getPolicy, () => refusal(404, 'No')));
  const { unmount } = renderAt(<PolicyPage />, '/envios');
  expect(await screen.findByText('Este texto todavía no está publicado.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  unmount();
  server.use(answering(getPolicy, () => refusal(403, 'No')));
  renderAt(<PolicyPage />, '/envios');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  publish(2);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
