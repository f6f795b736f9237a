import { getContentRevision, listContentRevisions, type SiteContent } from '@shop/contract';
import { answering, aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accessibilityFaults } from '../../../testing/accessibility-faults.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';

const status = 'success' as const;
const long = 'Encaje suave y puntillas. '.repeat(10).trim();
const first = aSiteContent();
const second = { ...first, version: 2, hero: { ...first.hero, slogan: long } };
const third = {
  ...second,
  version: 3,
  productCatalog: { ...second.productCatalog, categories: first.productCatalog.categories.slice(1) },
};
const versions: Record<string, SiteContent> = { r1: first, r2: second, r3: third };
const revision = (_id: string, version: number, changedSections: string[]) => ({
  _id,
  version,
  changedSections,
  at: '2026-11-20T15:00:00.000Z',
  author: 'Ana',
});
const loaded: string[] = [];
fakeServer(
  answering(listContentRevisions, {
    status,
    revisions: [revision('r3', 3, ['productCatalog']), revision('r2', 2, ['hero']), revision('r1', 1, [])],
  }),
  answering(getContentRevision, (_request, { id = '' }) => {
    loaded.push(id);
    return { status, content: versions[id]! };
  }),
);

const open = () => {
  const onRestore = vi.fn();
  const Component = () => <RevisionsDialog onClose={vi.fn()} onRestore={onRestore} />;
  return { ...renderRoute([{ path: '/', Component }], '/'), onRestore };
};
const entry = async (name: string) => within((await screen.findByText(name)).closest('li')!);

// @spec C.48
test('history says who changed what and when, of the newest version at once and of another on a tap', async () => {
  const { user } = open();
  const newest = await entry('Versión 3');
  expect(newest.getByText(/20\/11\/2026.* · Ana/)).toBeVisible();
  expect(await newest.findByText('Sección Catálogo › Categorías')).toBeVisible();
  expect(newest.getByText('Se quitó:').parentElement).toHaveTextContent('Se quitó: Conjuntos');
  expect(loaded).not.toContain('r1');
  const older = await entry('Versión 2');
  await user.click(older.getByText(/Cambió: Sección Inicial/));
  expect(await older.findByText('Sección Inicial › Eslogan')).toBeVisible();
  const after = older.getByText('Ahora:').parentElement!;
  expect(after).toHaveTextContent('…');
  await user.click(older.getByRole('button', { name: 'ver más' }));
  expect(after).toHaveTextContent(long);
  expect(await accessibilityFaults()).toEqual([]);
});

test('the oldest version of the history says that there is none to compare with, and can be restored', async () => {
  const { user, onRestore } = open();
  const oldest = await entry('Versión 1');
  expect(oldest.getByText(/Es la versión más vieja que guardamos/)).toBeVisible();
  await user.click(oldest.getByRole('button', { name: 'Traer al formulario' }));
  await vi.waitFor(() => expect(onRestore).toHaveBeenCalledWith(first));
});
