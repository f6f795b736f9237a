import { listProducts, getContent } from '@shop/contract';
import { aProduct, answering, aSiteContent } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  brisa,
  listOf,
  renderScreen,
  rowOf,
  server,
  success,
} from '../../../testing/products-screen-setup.tsx';

const discounted = aProduct({ _id: 'nube', title: 'Body Nube', price: 20_000, discount: 20 });
const guide = {
  category: 'conjuntos',
  title: '',
  subtitle: 'En cm',
  enabled: true,
  notes: '',
  tableHeaders: ['Talle', 'Busto'],
  tableRows: [{ size: 'S', measurements: ['88 - 92'] }],
};
const facts = { composition: 'Algodón', care: 'A mano', origin: 'Argentina' };

describe('notices in the list of products', () => {
  test('a discount that the shop does not show says so, with a link to its field', async () => {
    server.use(answering(listProducts, listOf([discounted])));
    renderScreen();
    const row = within(await rowOf('Body Nube'));
    expect(
      row.getByText('No mostramos «20 % OFF»: no se ofreció a $20.000 antes de la oferta.'),
    ).toBeVisible();
    expect(
      row.getByRole('link', { name: 'Ver por qué no se muestra el descuento de Body Nube' }),
    ).toHaveAttribute('href', '/products/edit/nube#product-discount');
  });

  test('a discount that shoppers see, and one of a paused product, say nothing', async () => {
    const shown = { ...discounted, earlierPrice: 20_000 };
    server.use(answering(listProducts, listOf([shown, { ...brisa, discount: 20 }])));
    renderScreen();
    await rowOf('Body Nube');
    expect(screen.queryByText(/No mostramos/)).not.toBeInTheDocument();
  });

  test('products with missing facts are asked for, and each names what it lacks with a link', async () => {
    const queries: string[] = [];
    const lacking = aProduct({ _id: 'luna', title: 'Body Luna', ...facts, care: '', origin: undefined });
    const other = aProduct({ _id: 'sol', title: 'Body Sol', ...facts, category: 'corpinos' });
    server.use(
      answering(getContent, { status: success, content: aSiteContent({ sizeGuides: [guide] }) }),
      answering(listProducts, (request) => {
        queries.push(new URL(request.url).search);
        return listOf([lacking, other]);
      }),
    );
    const { user } = renderScreen();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Datos' }), 'Con datos faltantes');
    const row = within(await rowOf('Body Luna'));
    expect(await row.findByRole('link', { name: 'Completar cuidados de Body Luna' })).toHaveAttribute(
      'href',
      '/products/edit/luna#product-care',
    );
    expect(row.getByRole('link', { name: 'Completar país de origen de Body Luna' })).toBeVisible();
    expect(row.queryByRole('link', { name: /guía de talles/ })).not.toBeInTheDocument();
    expect(
      within(await rowOf('Body Sol')).getByRole('link', { name: /guía de talles en cm de Body Sol/ }),
    ).toHaveAttribute('href', '/content?seccion=sizeGuides');
    await waitFor(() => expect(queries.at(-1)).toContain('missingFacts=true'));
  });
});
