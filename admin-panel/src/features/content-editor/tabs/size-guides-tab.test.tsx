import { type SizeGuide } from '@shop/contract';
import { aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ContentEditor } from '#features/content-editor/content-editor.tsx';
import { accessibilityFaults } from '../../../testing/accessibility-faults.ts';
import { renderRoute } from '../../../testing/render-route.tsx';

fakeServer();

const guideOf = (category: string, title: string): SizeGuide => ({
  category,
  title,
  subtitle: '',
  enabled: true,
  tableHeaders: ['Talle', 'Contorno', 'Cadera'],
  tableRows: [
    { size: 'S', measurements: ['80', '90'] },
    { size: 'M', measurements: ['85', '95'] },
  ],
  notes: '',
});

const open = () => {
  const bad = { ...guideOf('bombacha', 'Bombachas'), subtitle: 'x'.repeat(20_000) };
  const sizeGuides = [guideOf('conjuntos', 'Guía de conjuntos'), bad];
  const Component = () => (
    <ContentEditor published={aSiteContent({ sizeGuides })} variables={{}} onRefresh={vi.fn()} />
  );
  return renderRoute([{ path: '/', Component }], '/?seccion=sizeGuides');
};
const foldOf = (heading: string) =>
  screen.getByRole('heading', { name: heading }).closest('li')!.querySelector('details')!;

// @spec C.49
test('size guides are named by their title, and folded with a summary of category and table', async () => {
  const { user } = open();
  await screen.findByRole('heading', { name: 'Guía de conjuntos' });
  const second = foldOf('Bombachas');
  expect(second.open).toBe(false);
  expect(second.querySelector('summary')).toHaveTextContent('bombacha · 2 talles · 2 medidas');
  await user.click(second.querySelector('summary')!);
  expect(second.open).toBe(true);
  expect(foldOf('Guía de conjuntos').open).toBe(false);
  expect(await accessibilityFaults()).toEqual([]);
});

// @spec C.49
test('a fault opens the guide that has it, and a new guide is open', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Agregar guía' }));
  const added = screen.getByRole('heading', { name: 'Nueva Guía de Tallas' }).closest('li')!;
  expect(added.querySelector('details')!.open).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(foldOf('Bombachas').open).toBe(true));
  expect(foldOf('Guía de conjuntos').open).toBe(false);
});
