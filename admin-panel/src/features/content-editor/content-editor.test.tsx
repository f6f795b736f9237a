import { errorCodes, messages, type SiteContent, updateContent } from '@shop/contract';
import { answering, aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '#shared/edit-session/unsaved-work.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { ContentEditor } from './content-editor.tsx';

const server = fakeServer();
beforeEach(() => localStorage.clear());

const published = aSiteContent();
const saving = (saved: SiteContent[]) =>
  answering(updateContent, async (request) => {
    const content = (await request.json()) as SiteContent;
    saved.push(content);
    return { status: 'success' as const, content: { ...content, version: content.version + 1 } };
  });

function renderEditor(content = published) {
  const onRefresh = vi.fn();
  let readAgain: (later: SiteContent) => void = () => undefined;
  function Page() {
    const [read, setRead] = useState(content);
    readAgain = (later) => act(() => setRead(later));
    return <ContentEditor published={read} variables={{}} onRefresh={onRefresh} />;
  }
  const view = renderRoute([{ path: '/', Component: Page }], '/');
  return { ...view, onRefresh, readAgain: (later: SiteContent) => readAgain(later) };
}

describe('content editor', () => {
  // @spec 2.18.1
  it('content editor shows the seven specified sections, the home page, announcements and the search as tabs', async () => {
    renderEditor();
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(names).toEqual([
      'Sección Inicial',
      'Sección Catálogo',
      '¿Por qué Jazmín Lencería?',
      'Detalle de Producto',
      'Guía de Tallas',
      'Métodos de Pago',
      'Informacion Contacto',
      'Página de inicio',
      'Avisos',
      'Búsqueda',
    ]);
  });

  // @spec 2.18.3
  it('saving sends the whole content with its base version', async () => {
    const saved: SiteContent[] = [];
    server.use(saving(saved));
    const { user } = renderEditor();
    const slogan = await screen.findByLabelText(/eslogan/i);
    await user.clear(slogan);
    await user.type(slogan, 'Encaje para vos');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Contenido actualizado exitosamente!')).toBeVisible();
    expect(saved[0]).toMatchObject({
      version: 1,
      hero: { slogan: 'Encaje para vos' },
      contact: published.contact,
    });
  });

  it('saving sends the base version of the edits, even after a newer one was loaded', async () => {
    const saved: SiteContent[] = [];
    server.use(saving(saved));
    const { user, readAgain } = renderEditor();
    const slogan = await screen.findByLabelText(/eslogan/i);
    await user.type(slogan, ' y seda');
    readAgain({ ...published, version: 2, hero: { ...published.hero, buttonText: 'De otra persona' } });
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ version: 1, hero: { slogan: `${published.hero.slogan} y seda` } });
  });

  it('edits made during a save stay unsaved changes', async () => {
    let finish = () => undefined as void;
    const held = new Promise<void>((resolve) => (finish = resolve));
    server.use(
      answering(updateContent, async (request) => {
        const content = (await request.json()) as SiteContent;
        await held;
        return { status: 'success' as const, content: { ...content, version: 2 } };
      }),
    );
    const { user } = renderEditor();
    const slogan = await screen.findByLabelText(/eslogan/i);
    await user.clear(slogan);
    await user.type(slogan, 'Encaje');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await user.type(slogan, ' para vos');
    finish();
    expect(await screen.findByText('Contenido actualizado exitosamente!')).toBeVisible();
    expect(screen.getByLabelText(/eslogan/i)).toHaveValue('Encaje para vos');
    expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
  });

  // @spec 2.18.4
  it('list editor adds, reorders and removes categories without saving', async () => {
    const { user } = renderEditor();
    await user.click(await screen.findByRole('tab', { name: 'Sección Catálogo' }));
    await user.click(screen.getByRole('button', { name: 'Agregar categoría' }));
    const names = () =>
      screen.getAllByLabelText('Nombre para mostrar').map((input) => (input as HTMLInputElement).value);
    expect(names()).toEqual(['Conjuntos', 'Corpiños', '']);
    await user.click(screen.getByRole('button', { name: 'Subir categoría 2' }));
    expect(names()).toEqual(['Corpiños', 'Conjuntos', '']);
    await user.click(screen.getByRole('button', { name: 'Quitar categoría 3' }));
    expect(names()).toEqual(['Corpiños', 'Conjuntos']);
  });

  it('category gets its key from its name, without anybody typing one', async () => {
    const saved: SiteContent[] = [];
    server.use(saving(saved));
    const { user } = renderEditor();
    await user.click(await screen.findByRole('tab', { name: 'Sección Catálogo' }));
    await user.click(screen.getByRole('button', { name: 'Agregar categoría' }));
    await user.type(screen.getAllByLabelText('Nombre para mostrar')[2]!, 'Camisones y Pijamas');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.productCatalog.categories.at(-1)).toEqual({
      name: 'camisones-y-pijamas',
      display_name: 'Camisones y Pijamas',
    });
  });

  it('saving invalid content shows every fault, counts it on its tab and sends nothing', async () => {
    const saved: SiteContent[] = [];
    server.use(saving(saved));
    const { user } = renderEditor();
    await user.click(await screen.findByRole('tab', { name: 'Informacion Contacto' }));
    await user.click(screen.getByRole('button', { name: 'Agregar red' }));
    await user.type(screen.getByLabelText('Enlace'), 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary).getByText('El enlace debe empezar con https://, http://, mailto: o tel:'),
    ).toBeVisible();
    expect(screen.getByRole('tab', { name: /Informacion Contacto\s*1 error/ })).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('error summary of the content editor does not interrupt typing and links to the field', async () => {
    const { user } = renderEditor();
    await user.click(await screen.findByText('Usar una imagen por su dirección'));
    await user.type(screen.getByLabelText('Dirección de la imagen'), 'imagen');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(async () => expect(await screen.findByRole('alert')).toHaveFocus());
    const slogan = screen.getByLabelText(/eslogan/i);
    await user.type(slogan, ' hoy');
    await waitFor(() => expect(slogan).toHaveFocus());
    await user.click(screen.getByRole('tab', { name: 'Sección Catálogo' }));
    await user.click(within(screen.getByRole('alert')).getByRole('link'));
    await waitFor(() => expect(screen.getByLabelText('Dirección de la imagen')).toHaveFocus());
  });

  // @spec C.25
  it('edit conflict of the content merges both edits without losing either', async () => {
    const theirs = aSiteContent({
      version: 2,
      updatedAt: '2026-11-21T12:00:00.000Z',
      hero: { ...published.hero, buttonText: 'Comprar' },
    });
    const saved: SiteContent[] = [];
    server.use(
      answering(updateContent, async (request) => {
        const content = (await request.json()) as SiteContent;
        if (content.version < 2) {
          return HttpResponse.json(
            {
              status: 'error',
              message: messages.staleContent,
              code: errorCodes.staleContent,
              details: {
                fields: ['hero'],
                content: theirs,
                lastChange: 'Fue ana, 21/11/2026 09:00.',
              },
              requestId: 'r',
            },
            { status: 409 },
          );
        }
        saved.push(content);
        return { status: 'success' as const, content: { ...content, version: 3 } };
      }),
    );
    const { user } = renderEditor();
    const slogan = await screen.findByLabelText(/eslogan/i);
    await user.clear(slogan);
    await user.type(slogan, 'Mío');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const dialog = await screen.findByRole('dialog', { name: 'El contenido fue modificado en otra sesión' });
    expect(within(dialog).queryByRole('radio')).toBeNull();
    expect(within(dialog).getByText('Sección Inicial › Texto del botón')).toBeVisible();
    expect(within(dialog).getByText(/^Fue ana, 21\/11\/2026 09:00\./)).toBeVisible();
    expect(within(dialog).getByText('Comprar')).toBeVisible();
    expect(within(dialog).getByText('Mío')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Unir y guardar' }));
    expect(await screen.findByText('Contenido actualizado exitosamente!')).toBeVisible();
    expect(saved[0]?.hero).toMatchObject({ slogan: 'Mío', buttonText: 'Comprar' });
  });

  it('leave guard asks before unsaved content is left', async () => {
    const { user, router } = renderEditor();
    await user.type(await screen.findByLabelText(/eslogan/i), '!');
    void router.navigate('/otra');
    const dialog = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await user.click(within(dialog).getByRole('button', { name: 'Salir' }));
    expect(await screen.findByText('Otra página')).toBeVisible();
  });

  it('content editor keeps the draft on a reload right after typing, and counts as unsaved work', async () => {
    renderEditor();
    fireEvent.change(await screen.findByLabelText(/eslogan/i), { target: { value: 'A medias' } });
    fireEvent(window, new Event('pagehide'));
    expect(JSON.parse(localStorage.getItem('contentDraft') ?? '')).toMatchObject({
      base: { version: 1 },
      content: { hero: { slogan: 'A medias' } },
    });
    expect(hasUnsavedWork()).toBe(true);
  });

  it('content editor restores the draft of this device', async () => {
    const content = { ...published, hero: { ...published.hero, slogan: 'Sin guardar' } };
    localStorage.setItem('contentDraft', JSON.stringify({ base: published, content }));
    renderEditor();
    expect(await screen.findByLabelText(/eslogan/i)).toHaveValue('Sin guardar');
    expect(
      screen.getByText('Recuperamos los cambios que habías dejado sin guardar en este dispositivo.'),
    ).toBeVisible();
  });
});
