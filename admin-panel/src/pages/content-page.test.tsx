import { readMercadoPagoSetup, getContentSource, updateContent, uploadProof } from '@shop/contract';
import { aSiteContent, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as ContentPage } from './content-page.tsx';

const success = 'success' as const;
const server = fakeServer(
  answering(readMercadoPagoSetup, {
    status: 'success',
    setup: { isReady: false, missing: ['MERCADO_PAGO_ACCESS_TOKEN'], noticeUrl: '' },
  }),
);
afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number) {
  act(() => undefined);
  act(() => void vi.advanceTimersByTime(ms));
}

const wordless = (status: number) => HttpResponse.json({}, { status });
const open = (section = 'hero') =>
  renderRoute([{ path: '/content', Component: ContentPage }], `/content?seccion=${section}`);
type User = ReturnType<typeof open>['user'];

async function editSlogan(user: User) {
  const slogan = await screen.findByLabelText('Eslogan');
  await user.clear(slogan);
  await user.type(slogan, 'Encaje');
  return slogan;
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Guardar cambios' }));

describe('loading the content', () => {
  // @spec 8.35
  it.each([
    [() => HttpResponse.error(), 'Error al cargar el contenido. Intente nuevamente.'],
    [() => wordless(400), 'Error al cargar el contenido.'],
    [() => refusal(403, 'No tenés permiso'), 'No tenés permiso'],
  ])(
    'content page shows why its content failed to load, hides the form and can retry (%#)',
    async (answer, words) => {
      server.use(answering(getContentSource, answer));
      const { user } = open();
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
      server.resetHandlers();
      await user.click(screen.getByRole('button', { name: 'Reintentar' }));
      expect(await screen.findByLabelText('Eslogan')).toBeVisible();
    },
  );

  // @spec 8.36
  it("content page shows 'No hay contenido para guardar' when none is loaded", async () => {
    server.use(answering(getContentSource, () => refusal(500, 'Se cayó')));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
    expect(screen.getByText('No hay contenido para guardar')).toBeVisible();
  });

  // @spec 2.18.2
  it("'Actualizar' reloads the content and shows the changes of others", async () => {
    const { user } = open();
    await screen.findByLabelText('Eslogan');
    const hero = { ...aSiteContent().hero, slogan: 'De otra persona' };
    server.use(
      answering(getContentSource, {
        status: success,
        content: aSiteContent({ version: 2, hero }),
        variables: {},
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(await screen.findByDisplayValue('De otra persona')).toBeVisible();
  });
});

describe('saving the content', () => {
  // @spec 4.24 8.37
  it('saving the content shows a message for 5 seconds and reloads it after 1', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let reads = 0;
    server.use(
      answering(getContentSource, () => {
        reads += 1;
        return { status: success, content: aSiteContent(), variables: {} };
      }),
      answering(updateContent, { status: success, content: aSiteContent({ version: 2 }) }),
    );
    const { user } = open();
    await editSlogan(user);
    await save(user);
    expect(await screen.findByText('Contenido actualizado exitosamente!')).toBeVisible();
    expect(reads).toBe(1);
    pass(1_000);
    await waitFor(() => expect(reads).toBe(2));
    pass(4_000);
    expect(screen.queryByText('Contenido actualizado exitosamente!')).toBeNull();
  });

  // @spec 8.37
  it.each([
    [() => HttpResponse.error(), 'Error al guardar el contenido. Intente nuevamente.'],
    [() => wordless(400), 'Error al actualizar el contenido.'],
    [() => refusal(400, 'El CBU no es válido'), 'El CBU no es válido'],
  ])('failed save of the content shows the reason and keeps the edits (%#)', async (answer, words) => {
    server.use(answering(updateContent, answer));
    const { user } = open();
    const slogan = await editSlogan(user);
    await save(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(slogan).toHaveValue('Encaje');
  });
});

describe('hero picture upload', () => {
  const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
  const choose = async (chosen: File) => {
    const { user } = open();
    await user.upload(await screen.findByLabelText(/Subir imagen/), chosen);
  };

  // @spec 5.29
  it('hero picture upload rejects a file larger than the limit', async () => {
    await choose(file('grande.png', 'image/png', 5 * 1024 * 1024 + 1));
    expect(await screen.findByText('La imagen es demasiado grande. Máximo 5MB.')).toBeVisible();
  });

  // @spec 5.29
  it('hero picture upload rejects other file types', async () => {
    open();
    // A dropped file, unlike a chosen one, is not filtered by the field's `accept`.
    const files = [file('texto.pdf', 'application/pdf')];
    fireEvent.change(await screen.findByLabelText(/Subir imagen/), { target: { files } });
    expect(await screen.findByText('Tipo de archivo no válido. Solo JPG, PNG y WEBP.')).toBeVisible();
  });

  // @spec 2.18.8 4.25 8.38
  it('hero picture upload fills the form and shows a message for 3 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const url = '/uploads/pictures/nueva.jpg';
    server.use(answering(uploadProof, { status: success, url, filename: 'nueva.jpg' }));
    await choose(file('nueva.jpg', 'image/jpeg'));
    expect(await screen.findByText('Imagen subida exitosamente!')).toBeVisible();
    expect(screen.getByLabelText('Dirección de la imagen')).toHaveValue(url);
    pass(3_000);
    expect(screen.queryByText('Imagen subida exitosamente!')).toBeNull();
  });

  // @spec 8.38
  it.each([
    [() => HttpResponse.error(), 'Error al subir la imagen. Intenta nuevamente.'],
    [() => wordless(400), 'Error al subir la imagen'],
  ])('a failed hero picture upload shows the reason (%#)', async (answer, words) => {
    server.use(answering(uploadProof, answer));
    await choose(file('nueva.jpg', 'image/jpeg'));
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('content fields', () => {
  // @spec 5.30
  it('money fields take digits only and count anything else as 0', async () => {
    const { user } = open('checkout');
    const cost = await screen.findByLabelText('Costo base ($)');
    await user.clear(cost);
    await user.type(cost, 'gratis');
    expect(cost).toHaveValue('');
    expect(cost).toHaveAttribute('placeholder', '2500');
    await user.type(cost, '-1800');
    expect(cost).toHaveValue('1.800');
    await user.clear(cost);
    await user.paste('$ 2.500,00');
    expect(cost).toHaveValue('2.500');
    expect(screen.getByLabelText(/^Envío gratis desde/)).toHaveAttribute('placeholder', '30000');
  });

  // @spec 2.18.9 5.31
  it('a new social network starts with a globe icon and a link field', async () => {
    const { user } = open('contact');
    await user.click(await screen.findByRole('button', { name: 'Agregar red' }));
    const links = screen.getAllByLabelText('Enlace');
    expect(links.at(-1)).toHaveAttribute('type', 'url');
    const row = links.at(-1)?.closest('li');
    expect(within(row!).getByRole('button', { name: /Ícono/ })).toHaveTextContent('Globe');
  });

  it('icon field offers a searchable list of icons', async () => {
    const { user } = open('whyChooseJazmin');
    await user.click(await screen.findByRole('button', { name: 'Agregar ventaja' }));
    const icon = screen.getAllByRole('button', { name: /Ícono/ }).at(-1)!;
    expect(icon).toHaveTextContent('Info');
    await user.click(icon);
    const picker = within(await screen.findByRole('dialog', { name: 'Elegir ícono' }));
    await user.type(picker.getByLabelText('Buscar ícono'), 'truck');
    await user.click(picker.getByRole('button', { name: 'Truck' }));
    expect(icon).toHaveTextContent('Truck');
  });

  // @spec 2.18.9 4.26
  it('a new size guide has three headers, and removing one removes its measurements', async () => {
    const { user } = open('sizeGuides');
    await user.click(await screen.findByRole('button', { name: 'Agregar guía' }));
    const guide = within(screen.getAllByDisplayValue('Nueva Guía de Tallas').at(-1)!.closest('li')!);
    expect(guide.getByDisplayValue('Encuentra tu talla perfecta')).toBeVisible();
    expect(guide.getByDisplayValue('Medida 2')).toBeVisible();
    await user.click(guide.getByRole('button', { name: 'Agregar fila' }));
    expect(guide.getByLabelText('Talle de la fila 1')).toHaveValue('');
    expect(guide.getByLabelText('Medida 2, fila 1')).toHaveValue('');
    await user.click(guide.getByRole('button', { name: 'Quitar la columna Medida 2' }));
    expect(guide.queryByLabelText('Medida 2, fila 1')).toBeNull();
    await user.click(guide.getByRole('button', { name: 'Agregar columna' }));
    expect(guide.getAllByRole('textbox', { name: /, fila 1$/ })).toHaveLength(2);
  });

  // @spec 2.18.4
  it.each([
    ['productCatalog', 'Agregar categoría', 'Nombre para mostrar'],
    ['productDetail', 'Agregar sección', 'Contenido'],
    ['productDetail', 'Agregar tarjeta', 'Descripción'],
    ['contact', 'Agregar tarjeta', 'línea 1'],
  ])('list of %s adds an empty item with «%s»', async (section, add, label) => {
    const { user } = open(section);
    const grow = await screen.findByRole('button', { name: add });
    const fields = () => screen.queryAllByLabelText(new RegExp(`^${label}`, 'i'));
    const before = fields().length;
    await user.click(grow);
    expect(fields()).toHaveLength(before + 1);
    expect(fields().at(-1)).toHaveValue('');
  });
});
