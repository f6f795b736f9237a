import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { open, rowOf } from '../../testing/orders-page-setup.tsx';

// @spec C.41
describe('the columns of the order list', () => {
  const choose = async (user: ReturnType<typeof open>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Elegir columnas' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name }));
    await user.keyboard('{Escape}');
  };
  const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

  it('columns of the order list can be chosen and stay chosen', async () => {
    const { user, unmount } = open();
    await choose(user, 'Cliente');
    await choose(user, 'Entrega');
    expect(headings()).toEqual(['', 'Orden', 'Entrega', 'Total', 'Estado', 'Acciones']);
    expect((await rowOf('JL-20261120-0001')).getByText('Retira')).toBeVisible();
    expect(screen.queryByText('Lucía Paz')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    open();
    await rowOf('JL-20261120-0001');
    expect(headings()).toEqual(['', 'Orden', 'Entrega', 'Total', 'Estado', 'Acciones']);
  });

  it('columns of the order list are reset by one click and by an unreadable stored choice', async () => {
    const usual = ['', 'Orden', 'Cliente', 'Total', 'Estado', 'Acciones'];
    localStorage.setItem('adminOrderColumns', '{rota');
    const { user } = open();
    await rowOf('JL-20261120-0001');
    expect(headings()).toEqual(usual);
    await choose(user, 'Total');
    expect(headings()).not.toContain('Total');
    await user.click(screen.getByRole('button', { name: 'Elegir columnas' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Volver a las de siempre' }));
    expect(headings()).toEqual(usual);
  });
});

// @spec C.42
describe('saved views', () => {
  const save = async (user: ReturnType<typeof open>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar vista' }));
    if (name) await user.type(dialog.getByLabelText('Nombre de la vista'), name);
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    return dialog;
  };
  const views = () =>
    within(screen.getByRole('list', { name: 'Vistas guardadas' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('saved views store the filters and restore them with one click', async () => {
    const { user, router } = open('/orders?estado=paid&buscar=paz&pagina=2');
    await save(user, 'Pagadas de Paz');
    const view = await screen.findByRole('link', { name: 'Pagadas de Paz' });
    expect(view).toHaveAttribute('aria-current', 'true');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(router.state.location.search).toBe('');
    expect(view).not.toHaveAttribute('aria-current');
    await user.click(view);
    expect(router.state.location.search).toBe('?estado=paid&buscar=paz');
  });

  it('saved views require a name, and the same name replaces a view', async () => {
    const kept = [{ name: 'Pagadas', query: 'estado=cancelled' }];
    localStorage.setItem('adminOrderViews', JSON.stringify(kept));
    const { user } = open('/orders?estado=paid');
    const dialog = await save(user, '');
    expect(dialog.getByText('Escribí un nombre para la vista')).toBeVisible();
    await user.type(dialog.getByLabelText('Nombre de la vista'), ' pagadas ');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(views()).toEqual(['pagadas']));
    expect(screen.getByRole('link', { name: 'pagadas' })).toHaveAttribute('href', '/orders?estado=paid');
  });

  it('saved views can be removed and restored by Deshacer', async () => {
    const kept = ['Una', 'Otra'].map((name) => ({ name, query: 'estado=paid' }));
    localStorage.setItem('adminOrderViews', JSON.stringify(kept));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Quitar la vista Una' }));
    expect(views()).toEqual(['Otra']);
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(views()).toEqual(['Una', 'Otra']);
  });

  it('saved views are empty when the stored ones are unreadable', async () => {
    localStorage.setItem('adminOrderViews', '[{"name":1}]');
    open();
    await rowOf('JL-20261120-0001');
    expect(screen.queryByRole('list', { name: 'Vistas guardadas' })).toBeNull();
  });
});
