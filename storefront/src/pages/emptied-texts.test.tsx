import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { completeContent, fillContent, getContent, newItems, type SiteContent } from '@shop/contract';
import { answering, aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { aCart } from '#testing/checkout-builders.ts';
import { renderAt } from '#testing/render-at.tsx';
// Loaded before the tests, since pages load it late.
import '#features/product-detail/info/product-info.tsx';
import '#features/product-detail/info/promises.tsx';
import HomePage from './catalog/home-page.tsx';
import CheckoutPage from './order/checkout-page.tsx';
import ProductPage from './product/product-page.tsx';

const server = fakeServer();

// The types of the content ask for every field, so a new text is emptied here too.
function fullContent(): SiteContent {
  const content = aSiteContent();
  const named = { title: 'Un título', description: 'Una descripción' };
  content.whyChooseJazmin.values = [{ ...newItems.value(), ...named }];
  content.contact.contactInfo = [{ ...newItems.contactInfo(), ...named, details: ['Un dato'] }];
  content.contact.socialMedia = [
    { ...newItems.socialMedia(), name: 'Red', handle: '@red', link: 'https://red.example' },
  ];
  content.productDetail.infoCards = [{ ...newItems.infoCard(), ...named }];
  content.productDetail.expandableSections = [
    { ...newItems.expandableSection(1), title: 'Una sección', content: 'Un texto' },
  ];
  const guide = { ...newItems.sizeGuide(), category: 'conjuntos', notes: 'Una nota' };
  guide.tableRows = [{ size: 'S', measurements: ['1', '2'] }];
  content.sizeGuides = [guide, { ...guide, title: 'Otra guía' }];
  return content;
}

type Path = readonly (string | number)[];
type Part = Record<string | number, unknown>;

const textPaths = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => textPaths(field, [...path, key]));
};

const REQUIRED = ['category', 'categories', 'id', 'updatedAt'];

function without(path: Path): SiteContent {
  const content = fullContent();
  const parent = path.slice(0, -1).reduce<unknown>((part, key) => (part as Part)[key], content);
  (parent as Part)[path.at(-1)!] = '';
  return completeContent(content);
}

// Folded texts have no role for the queries.
const unfold = () => document.querySelectorAll('details').forEach((section) => (section.open = true));

function expectNames(): void {
  unfold();
  for (const role of ['button', 'link', 'heading', 'tab', 'radio', 'columnheader', 'rowheader', 'table'])
    for (const element of screen.queryAllByRole(role)) expect(element).toHaveAccessibleName();
  for (const summary of document.querySelectorAll('summary, legend'))
    expect(summary).not.toHaveTextContent(/^$/);
}

type Page = { page: ReactNode; at: string; pattern?: string; ready: () => Promise<unknown> };
const pages: Record<string, Page> = {
  home: { page: <HomePage />, at: '/', ready: () => screen.findByRole('button', { name: 'Enviar mensaje' }) },
  product: {
    page: <ProductPage />,
    at: '/product/conjunto-alma',
    pattern: '/product/:id',
    ready: async () => {
      await screen.findByRole('list', { name: 'Entrega y cambios' });
      // The guides are asked for once the first view has been shown.
      await waitFor(() => expect(document.querySelector('table')).not.toBeNull());
    },
  },
  checkout: {
    page: <CheckoutPage />,
    at: '/checkout',
    ready: () => screen.findByRole('button', { name: 'Confirmar Pedido' }),
  },
};
const sections: Record<string, readonly string[]> = {
  home: ['hero', 'productCatalog', 'whyChooseJazmin', 'contact', 'announcement'],
  product: ['productDetail', 'sizeGuides'],
  checkout: ['checkout'],
};

const cases = textPaths(fullContent())
  .filter((path) => !path.some((key) => REQUIRED.includes(String(key))))
  .flatMap((path) =>
    Object.keys(pages)
      .filter((name) => sections[name]!.includes(String(path[0])))
      .map((name) => [name, path.join('.'), path] as const),
  );

test('the product page shows no card that says nothing, and tells guides without a title apart', async () => {
  const content = fullContent();
  content.productDetail.infoCards.push(newItems.infoCard(), {
    ...newItems.infoCard(),
    title: 'Envío en Neuquén',
    description: 'Gratis desde {envio_gratis_desde}.\nVes la fecha.',
  });
  content.productDetail.expandableSections.push(newItems.expandableSection(2));
  content.sizeGuides = content.sizeGuides.map((guide) => ({ ...guide, title: '' }));
  server.use(
    answering(getContent, { status: 'success', content: fillContent(completeContent(content), {}) }),
  );
  const { page, at, pattern, ready } = pages.product!;
  renderAt(page, at, { pattern: pattern! });
  await ready();
  expect(screen.getByText('Una descripción')).toBeVisible();
  for (const text of ['Información', 'Más información', 'Envío en Neuquén'])
    expect(screen.queryByText(text)).toBeNull();
  unfold();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Nueva Guía de Tallas',
    'Nueva Guía de Tallas 2',
  ]);
});

test.each(cases)('the %s page has a name for everything when %s is emptied', async (name, _, path) => {
  const { page, at, pattern, ready } = pages[name]!;
  server.use(answering(getContent, { status: 'success', content: without(path) }));
  aCart();
  renderAt(page, at, pattern ? { pattern } : {});
  await ready();
  expectNames();
  cleanup();
});
