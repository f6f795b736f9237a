import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getContent, type SiteContent } from '@shop/contract';
import { createQueryClient } from '@shop/web-kit/query';
import { answering, aSiteContent, fakeServer, refusal } from '@shop/web-kit/testing';
import { renderAt } from '#testing/render-at.tsx';
import { homeMeta } from './home-page-data.ts';
import HomePage from './home-page.tsx';

// @spec 2.3.5

const server = fakeServer();

const open = () => renderAt(<HomePage />, '/');

// @spec 1.2 2.1.2
test('home page shows hero, catalog, values and contact in order with their anchors', async () => {
  open();
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: 'Enviar mensaje' });
  const sections = [...document.querySelectorAll('section[id]')].map(({ id }) => id);
  expect(sections).toEqual(['inicio', 'products', 'why-choose', 'contact']);
});

// @spec 8.6
test('home page shows an error and a reload button when the content cannot be loaded', async () => {
  server.use(answering(getContent, () => refusal(500, 'x')));
  open();
  expect(await screen.findByText('Error al cargar el contenido del sitio.')).toBeVisible();
  expect(
    screen.getByText('No se pudo cargar el contenido del sitio. Intente recargar la página.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
});

// @spec 8.7
test('home page without content shows a message', async () => {
  server.use(answering(getContent, { status: 'success', content: null as unknown as SiteContent }));
  open();
  expect(await screen.findByText('Contenido no disponible.')).toBeVisible();
});

test('home page shows the display names of the categories', async () => {
  const { productCatalog } = aSiteContent();
  expect(productCatalog.categories[0]).toEqual({ name: 'conjuntos', display_name: 'Conjuntos' });
  open();
  expect(await screen.findByRole('link', { name: 'Conjuntos' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'conjuntos' })).toBeNull();
});

const titleAt = (search: string) =>
  homeMeta({ client: createQueryClient(), params: {}, search: new URLSearchParams(search) }).title;

test('homeMeta puts the search text in the title', () => {
  expect(titleAt('buscar=encaje')).toMatch(/^Resultados para “encaje” · /);
  expect(titleAt('buscar=++&categoria=bodies')).not.toContain('Resultados');
});
