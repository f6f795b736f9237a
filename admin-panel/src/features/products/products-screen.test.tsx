import { listProducts } from '@shop/contract';
import { aProduct, answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { server, alma, brisa, listOf, renderScreen, rowOf } from '../../testing/products-screen-setup.tsx';

// @spec C.32

describe('product list', () => {
  // @spec 2.13.2
  test('product list shows category name, price, discount, stock and state of each product', async () => {
    server.use(answering(listProducts, listOf([alma, brisa])));
    renderScreen();
    const row = within(await rowOf('Conjunto Alma'));
    expect(await row.findByText('Conjuntos')).toBeVisible();
    expect(row.getByText('$20.000')).toBeVisible();
    expect(row.getByText('10% OFF')).toBeVisible();
    expect(row.getByText('Precio final:').parentElement).toHaveTextContent('Precio final: $18.000');
    expect(row.getByText('8')).toBeVisible();
    expect(row.getByRole('switch', { name: 'Conjunto Alma: visible en la tienda' })).toBeChecked();
    expect(within(await rowOf('Body Brisa')).getByRole('switch')).not.toBeChecked();
  });

  // @spec 2.13.4
  test('product list links to the shop in a new tab, to the form and to a new product', async () => {
    server.use(answering(listProducts, listOf([alma])));
    renderScreen();
    const row = within(await rowOf('Conjunto Alma'));
    const shop = row.getByRole('link', { name: /Ver Conjunto Alma en la tienda/ });
    expect(shop).toHaveAttribute('href', '/product/alma');
    expect(shop).toHaveAttribute('target', '_blank');
    expect(row.getByRole('link', { name: 'Editar Conjunto Alma' })).toHaveAttribute(
      'href',
      '/products/edit/alma',
    );
    expect(row.getByRole('link', { name: 'Duplicar Conjunto Alma' })).toHaveAttribute(
      'href',
      '/products/new?copiar=alma',
    );
    expect(screen.getByRole('link', { name: 'Nuevo producto' })).toHaveAttribute('href', '/products/new');
  });

  test('a draft says what it lacks with a link to the field, and cannot be switched on', async () => {
    const draft = aProduct({
      _id: 'd',
      title: 'Conjunto Nube',
      status: false,
      thumbnails: [],
      description: '',
    });
    server.use(answering(listProducts, listOf([draft])));
    const { user } = renderScreen();
    const row = within(await rowOf('Conjunto Nube'));
    expect(row.getByText('Borrador')).toBeVisible();
    expect(row.getByRole('link', { name: /^Falta: fotos y descripción/ })).toHaveAttribute(
      'href',
      '/products/edit/d#product-pictures',
    );
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(row.getByRole('switch'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Para activarlo faltan: fotos y descripción',
    );
    expect(row.getByRole('switch', { hidden: true })).not.toBeChecked();
  });

  test('product list has no accessibility violations, with and without a selection', async () => {
    server.use(answering(listProducts, listOf([alma, brisa], 73)));
    const { user } = renderScreen();
    await rowOf('Conjunto Alma');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Elegir Conjunto Alma' }));
    expect(await accessibilityFaults()).toEqual([]);
  });

  // @spec 8.22
  test('product list shows an alert for an id that cannot be edited', async () => {
    server.use(answering(listProducts, listOf([aProduct({ _id: '', title: 'Sin id' })])));
    const { user } = renderScreen();
    await user.click(await screen.findByRole('button', { name: 'Editar Sin id' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Error: ID de producto inválido');
  });

  test('empty product list offers to create the first product', async () => {
    server.use(answering(listProducts, listOf([])));
    renderScreen();
    expect(await screen.findByText('Todavía no hay productos')).toBeVisible();
  });

  test('product list without results offers to clear the filters', async () => {
    server.use(answering(listProducts, listOf([])));
    const { user, router } = renderScreen('/products?estado=inactivos&categoria=conjuntos');
    await user.click(await screen.findByText('Ningún producto coincide'));
    await user.click(screen.getAllByRole('button', { name: 'Limpiar filtros' })[0]!);
    expect(router.state.location.search).toBe('');
  });
});

describe('product list filters and pages', () => {
  function recordQueries() {
    const asked: URLSearchParams[] = [];
    server.use(
      answering(listProducts, (request) => {
        asked.push(new URL(request.url).searchParams);
        return listOf([alma]);
      }),
    );
    return asked;
  }

  // @spec 2.13.1 5.25
  test('product search runs after a pause in typing and is kept in the address', async () => {
    const asked = recordQueries();
    const { user, router } = renderScreen('/products?pagina=1');
    await screen.findByRole('link', { name: 'Conjunto Alma' });
    await user.type(screen.getByRole('searchbox', { name: 'Buscar productos' }), 'encaje');
    await waitFor(() => expect(router.state.location.search).toBe('?buscar=encaje'));
    await waitFor(() => expect(asked.at(-1)?.get('searchTerm')).toBe('encaje'));
    expect(asked).toHaveLength(2);
  });

  // @spec 2.13.1
  test('product list sends category and status filters to the server', async () => {
    const asked = recordQueries();
    const { user, router } = renderScreen();
    await user.selectOptions(
      await screen.findByLabelText('Categoría'),
      await screen.findByRole('option', { name: 'Corpiños' }),
    );
    await user.selectOptions(screen.getByLabelText('Estado'), 'Inactivos');
    await waitFor(() => expect(asked.at(-1)?.get('status')).toBe('false'));
    expect(asked.at(-1)?.get('category')).toBe('corpinos');
    expect(asked.at(-1)?.get('limit')).toBe('10');
    expect(router.state.location.search).toBe('?categoria=corpinos&estado=inactivos');
  });

  test('column heading sorts the whole product list on the server', async () => {
    const asked = recordQueries();
    const { user, router } = renderScreen();
    await user.click(await screen.findByRole('button', { name: 'Precio' }));
    await waitFor(() => expect(asked.at(-1)?.get('sortOrder')).toBe('asc'));
    expect(asked.at(-1)?.get('sortBy')).toBe('price');
    expect(router.state.location.search).toBe('?orden=precio-asc');
    expect(screen.getByRole('columnheader', { name: 'Precio' })).toHaveAttribute('aria-sort', 'ascending');
  });

  // @spec 2.13.3
  test('pagination shows at most five page buttons', async () => {
    server.use(answering(listProducts, listOf([alma], 5073)));
    const { user, router } = renderScreen();
    expect(await screen.findByText('Mostrando 1 - 10 de 5.073 productos')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Página \d/ })).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Página 2' }));
    expect(router.state.location.search).toBe('?pagina=2');
  });
});

describe('failed product list', () => {
  // @spec 8.19
  test('failed product list shows the error of the server as an alert', async () => {
    server.use(answering(listProducts, () => refusal(500, 'La base no responde')));
    const { user } = renderScreen();
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Error al cargar productos: La base no responde');
    await user.click(within(alert).getByRole('button'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  // @spec 8.19
  test('offline product list shows no alert and can be retried', async () => {
    server.use(answering(listProducts, () => HttpResponse.error()));
    const { user } = renderScreen();
    expect(await screen.findByText(/No hay conexión con el servidor/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    server.use(answering(listProducts, listOf([alma])));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Conjunto Alma' })).toBeVisible();
  });
});
