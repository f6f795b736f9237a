import { getProduct, getContent } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { hasUnsavedWork } from '#shared/edit-session/unsaved-work.ts';
import { success, server, content, alma, renderForm, review } from '../../testing/product-form-setup.tsx';

describe('product form validation', () => {
  // @spec 5.19
  test('submitting an empty form focuses a summary of all faults with links to the fields', async () => {
    const { user } = renderForm();
    await screen.findByRole('textbox', { name: 'Título' });
    await review(user);
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'El título es requerido',
      'La descripción es requerida',
      'La categoría es requerida',
      'El precio debe ser mayor a 0',
      'Debe seleccionar al menos una talla',
      'Debe incluir al menos una imagen',
    ]);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(document.title).toContain('Error: Nuevo producto');
    await user.click(summary.getByRole('link', { name: 'El precio debe ser mayor a 0' }));
    const price = screen.getByRole('textbox', { name: 'Precio' });
    await waitFor(() => expect(price).toHaveFocus());
    expect(price).toHaveAccessibleDescription(/El precio debe ser mayor a 0/);
  });

  test('a fault disappears when its field is corrected, without moving the focus', async () => {
    const { user } = renderForm();
    const title = await screen.findByRole('textbox', { name: 'Título' });
    await review(user);
    expect(title).toBeInvalid();
    await user.type(title, 'Conjunto');
    expect(title).toBeValid();
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toHaveValue('Conjunto');
  });

  // @spec 5.20
  test('an unknown category and an invalid picture address are faults', async () => {
    const { user } = renderForm('alma', {
      ...alma,
      category: 'retirada',
      thumbnails: ['/uploads/pictures/a.jpg', 'ftp://foto'],
    });
    await screen.findByRole('textbox', { name: 'Título' });
    await review(user);
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByText('La categoría seleccionada no es válida')).toBeVisible();
    expect(summary.getByText('Algunas URLs de imágenes no son válidas')).toBeVisible();
  });
});

describe('product form loading', () => {
  // @spec 8.23
  test('a product that fails to load shows an alert and then the list', async () => {
    const { user } = renderForm('nada');
    server.use(answering(getProduct, () => refusal(404, 'Producto no encontrado')));
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Producto no encontrado');
    await user.click(within(alert).getByRole('button'));
    expect(await screen.findByText('La lista')).toBeVisible();
  });

  // @spec 8.26
  test('the form falls back to the default categories with a warning', async () => {
    server.use(answering(getContent, () => refusal(500, 'No')));
    const { user } = renderForm();
    expect(await screen.findByText(/No se pudieron cargar las categorías/)).toBeVisible();
    expect(screen.getByRole('option', { name: 'Electrónicos' })).toBeInTheDocument();
    server.use(answering(getContent, { status: success, content: content() }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option', { name: 'Corpiños' })).toBeInTheDocument();
    expect(screen.queryByText(/No se pudieron cargar las categorías/)).not.toBeInTheDocument();
  });
});

describe('unsaved product changes', () => {
  test('leave guard asks before unsaved changes are lost and keeps them on request', async () => {
    const { user, router } = renderForm('alma');
    await user.type(await screen.findByRole('textbox', { name: 'Título' }), ' nuevo');
    await user.click(screen.getByRole('link', { name: 'Otra página' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Tenés cambios sin guardar' }));
    // The logout button asks by the same check.
    expect(hasUnsavedWork()).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    expect(router.state.location.pathname).toBe('/form');
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Conjunto Alma nuevo');
    await user.click(screen.getByRole('link', { name: 'Otra página' }));
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(await screen.findByText('Otro lugar')).toBeVisible();
  });

  test('leave guard does not ask when nothing was edited', async () => {
    const { user } = renderForm('alma');
    await screen.findByRole('textbox', { name: 'Título' });
    await user.click(screen.getByRole('link', { name: 'Otra página' }));
    expect(await screen.findByText('Otro lugar')).toBeVisible();
  });

  test('product form asks before the page is closed with unsaved changes', async () => {
    const { user } = renderForm('alma');
    await user.type(await screen.findByRole('textbox', { name: 'Título' }), '!');
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  test('product form restores a draft after a reload and can discard it', async () => {
    const first = renderForm('alma');
    await first.user.type(await screen.findByRole('textbox', { name: 'Título' }), ' a medias');
    await waitFor(() => expect(localStorage.getItem('product-draft:alma')).toContain('a medias'));
    first.unmount();
    const { user } = renderForm('alma');
    expect(await screen.findByText(/Recuperamos los cambios sin guardar/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Conjunto Alma a medias');
    await user.click(screen.getByRole('button', { name: 'Descartar cambios' }));
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Conjunto Alma');
    expect(localStorage.getItem('product-draft:alma')).toBeNull();
  });
});
