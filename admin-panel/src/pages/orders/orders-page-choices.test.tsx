import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { chooseInMenu, open, rowOf } from '../../testing/orders-page-setup.tsx';

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
    expect(headings()).toEqual(['', 'Orden', 'Entrega', 'Total', 'Estado', 'Próximo paso']);
    expect((await rowOf('JL-20261120-0001')).getByText('Retira')).toBeVisible();
    expect(screen.queryByText('Lucía Paz')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    open();
    await rowOf('JL-20261120-0001');
    expect(headings()).toEqual(['', 'Orden', 'Entrega', 'Total', 'Estado', 'Próximo paso']);
  });

  it('columns of the order list are reset by one click and by an unreadable stored choice', async () => {
    const usual = ['', 'Orden', 'Cliente', 'Total', 'Estado', 'Próximo paso'];
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
    await screen.findByText(/^Mostrando/);
    await chooseInMenu(user, 'Guardar vista');
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar vista' }));
    if (name) await user.type(dialog.getByLabelText('Nombre de la vista'), name);
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    return dialog;
  };
  const openMenu = async (user: ReturnType<typeof open>['user']) => {
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Más' }));
    return within(await screen.findByRole('menu'));
  };

  it('saved views store the filters and restore them from the menu', async () => {
    const { user, router } = open('/orders?estado=paid&buscar=paz&pagina=2');
    await save(user, 'Pagadas de Paz');
    const view = (await openMenu(user)).getByRole('menuitem', { name: 'Pagadas de Paz' });
    expect(view).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(router.state.location.search).toBe('');
    const again = (await openMenu(user)).getByRole('menuitem', { name: 'Pagadas de Paz' });
    expect(again).not.toHaveAttribute('aria-current');
    await user.click(again);
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
    const menu = await openMenu(user);
    expect(menu.queryByRole('menuitem', { name: 'Pagadas' })).toBeNull();
    expect(menu.getByRole('menuitem', { name: 'pagadas' })).toHaveAttribute('href', '/orders?estado=paid');
  });

  it('saved views can be removed and restored by Deshacer', async () => {
    const kept = ['Una', 'Otra'].map((name) => ({ name, query: `buscar=${name}` }));
    localStorage.setItem('adminOrderViews', JSON.stringify(kept));
    const { user } = open('/orders?buscar=Una');
    await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Quitar la vista Una' }));
    const menu = await openMenu(user);
    expect(menu.queryByRole('menuitem', { name: 'Una' })).toBeNull();
    expect(menu.getByRole('menuitem', { name: 'Otra' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /^Deshacer:/ }));
    expect(localStorage.getItem('adminOrderViews')).toBe(JSON.stringify(kept));
  });

  it('saved views are empty when the stored ones are unreadable', async () => {
    localStorage.setItem('adminOrderViews', '[{"name":1}]');
    const { user } = open();
    await rowOf('JL-20261120-0001');
    expect((await openMenu(user)).getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Actualizar',
      'Exportar CSV',
      'Órdenes eliminadas',
    ]);
  });
});
